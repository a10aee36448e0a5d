package org.adjutant.nomansland.guns.barrage;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.GroundReadings;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.dice.Throw;
import org.adjutant.nomansland.guns.score.Die;
import org.adjutant.nomansland.harm.Officers;
import org.adjutant.nomansland.harm.Toll;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.victory.Reached;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Chapter;

/**
 * HE on one hex (1.5.1): a die for each target that is seen, one after another; then, if a "?"
 * marker lies there, dice for what is under it, as many whatever that is; then the officers.
 */
public record HexBarrage(Setting setting) {
  /** Locals as {@link Barrage#write} gives them; {@code by} and {@code hex} are enough. */
  public static final String STAGE = "barrage-hex";

  private static final String NEXT = "barrage-next";
  private static final String FELL = "barrage-die";
  private static final String HIDDEN = "barrage-hidden";
  private static final String OFFICERS = "barrage-officers";
  private static final String PURPOSE = "barrage";
  private static final String ONE_OR_EACH = "nomansland:NI-150";
  private static final int ONE = 2;
  private static final String LEFT = "left";
  private static final String ONLY = "only";

  public static Chapter chapter(Setting setting) {
    HexBarrage barrage = new HexBarrage(setting);
    SortedMap<String, Stage> stages = new TreeMap<>();
    stages.put(STAGE, barrage::begin);
    stages.put(NEXT, barrage::next);
    stages.put(FELL, barrage::fell);
    stages.put(HIDDEN, barrage::hidden);
    stages.put(OFFICERS, barrage::officers);
    return new Chapter(List.of(), List.of(), stages);
  }

  /** Locals for a barrage that falls on these units of the hex alone. */
  public static Data onThese(Barrage barrage, List<String> units) {
    return barrage.write().with(ONLY, Data.texts(units));
  }

  /** Whether anything may be rolled for in a hex, as everybody sees it. */
  public boolean concerns(Position position, Hex hex) {
    Field field = new Field(setting, position);
    return field.hasMarker(hex)
        || position.at(hex).stream()
            .anyMatch(p -> field.isFighting(p) || setting.counters().isStructure(p.kind()));
  }

  private Step begin(Play play) {
    Barrage barrage = Barrage.read(play.locals());
    if (setting.ground().isPrintedPost(barrage.hex())) {
      GroundReadings.tell(play, GroundReadings.POSTS);
    }
    if (barrage.by().equals(Sides.DEFENDER)) {
      play.reading(ONE_OR_EACH);
    }
    new Account(setting, barrage).tell(play, Readings.of(play));
    tellSpared(play, barrage, false);
    Optional<List<String>> only = play.locals().find(ONLY).map(Data::textItems);
    List<String> left =
        targets(play, barrage).all(false).stream()
            .map(t -> t.piece().id().id())
            .filter(id -> only.isEmpty() || only.get().contains(id))
            .toList();
    Data locals = barrage.write().with(LEFT, Data.texts(left));
    return Step.go(NEXT, only.isPresent() ? locals.with(ONLY, play.locals().get(ONLY)) : locals);
  }

  private Step next(Play play) {
    Barrage barrage = Barrage.read(play.locals());
    List<String> left = play.locals().get(LEFT).textItems();
    if (!left.isEmpty()) {
      String subject = together(play, barrage) ? barrage.hex().id() : left.get(0);
      return Die.step(play, barrage.by(), PURPOSE, subject, FELL, play.locals());
    }
    boolean marked = new Field(setting, play.position()).hasMarker(barrage.hex());
    return marked && !play.locals().has(ONLY)
        ? Throw.hidden(play, 1, PURPOSE, barrage.hex(), HIDDEN, play.locals())
        : Step.go(OFFICERS, play.locals());
  }

  /** By the second reading of NI-150 the Defender's artillery rolls one die for a whole hex. */
  private static boolean together(Play play, Barrage barrage) {
    return barrage.by().equals(Sides.DEFENDER)
        && new Desk(play.title(), play.position(), play.actor()).reading(ONE_OR_EACH) == ONE;
  }

  private Step fell(Play play) {
    Barrage barrage = Barrage.read(play.locals());
    List<String> left = play.locals().get(LEFT).textItems();
    int struck = together(play, barrage) ? left.size() : 1;
    Toll hurt = Toll.read(play.locals());
    for (String id : left.subList(0, struck)) {
      hurt = hurt.with(strike(play, barrage, id));
    }
    return Step.go(
        NEXT, hurt.write(play.locals().with(LEFT, Data.texts(left.subList(struck, left.size())))));
  }

  /** The target may have been lost with another since; then the die means nothing. */
  private Toll strike(Play play, Barrage barrage, String id) {
    Optional<Piece> piece = play.position().piece(id).filter(p -> p.place().equals(barrage.hex()));
    Optional<Column> column = piece.flatMap(p -> targets(play, barrage).column(p));
    return column.isEmpty()
        ? Toll.NONE
        : strike(play, barrage)
            .at(
                play,
                new Target(piece.orElseThrow(), column.get()),
                Throw.kept(play),
                Throw.initiative(play));
  }

  private Step hidden(Play play) {
    Barrage barrage = Barrage.read(play.locals());
    List<Integer> dice = Throw.fallen(play);
    tellSpared(play, barrage, true);
    List<Target> targets = targets(play, barrage).all(true);
    Toll hurt = Toll.read(play.locals());
    for (int i = 0; i < Math.min(targets.size(), dice.size()); i++) {
      Target target = targets.get(i);
      Optional<Piece> now = play.position().piece(target.piece().id());
      if (now.filter(p -> p.place().equals(barrage.hex())).isPresent()) {
        Target there = new Target(now.get(), target.column());
        hurt = hurt.with(strike(play, barrage).at(play, there, dice.get(i), 0));
      }
    }
    return Step.go(OFFICERS, hurt.write(play.locals()));
  }

  /** One die for each officer of a side that had a unit hit (1.5.1.f, 1.5.1.g). */
  private Step officers(Play play) {
    Toll hurt = Toll.read(play.locals());
    if (hurt.isEmpty()) {
      new Reached(setting).checkStrongpoints(play);
      return Step.done();
    }
    SideId side = play.position().piece(hurt.units().get(0)).orElseThrow().side();
    Toll own = hurt.of(play.position(), side);
    Hex hex = Barrage.read(play.locals()).hex();
    return Step.call(
        Officers.STAGE,
        Officers.afterShots(hex, side, own.count()),
        OFFICERS,
        hurt.without(own).write(play.locals()));
  }

  private void tellSpared(Play play, Barrage barrage, boolean hidden) {
    Targets targets = targets(play, barrage);
    new Account(setting, barrage)
        .tellSpared(play, targets.sheltered(hidden), targets.camouflaged(hidden), hidden);
  }

  private Targets targets(Play play, Barrage barrage) {
    return new Targets(setting, play.position(), barrage, Readings.again(play));
  }

  private Strike strike(Play play, Barrage barrage) {
    return new Strike(setting, barrage, Readings.again(play));
  }
}
