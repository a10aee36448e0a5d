package org.adjutant.nomansland.weapons.retreat;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Wire;
import org.adjutant.nomansland.dice.Throw;
import org.adjutant.nomansland.guns.creep.CreepingFall;
import org.adjutant.nomansland.guns.score.Score;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.Trait;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Chapter;
import org.adjutant.rules.tables.Lookup;

/**
 * A unit gives ground by one hex: out of wire by an Extraction Check where NI-050 wants one, then
 * the move itself, and what follows from being there.
 */
public record Withdrawal(Setting setting) {
  /**
   * Locals {@code unit}, {@code to}, {@code rule}, and {@code forced}, whether the unit has no
   * choice. It stays where it is if it fails the check.
   */
  public static final String STAGE = "withdraw";

  public static final String UNIT = "unit";
  public static final String TO = "to";
  public static final String RULE = "rule";
  public static final String FORCED = "forced";

  private static final String TESTED = "withdraw-tested";
  private static final String OVER = "withdrawn";
  private static final String CHECK = "nomansland:2.1.2.1.b";
  private static final String GRADES = "nomansland:2.1.2.1.d";
  private static final String CUTTERS = "nomansland:2.1.2.1.e";
  private static final String WHEN = "nomansland:NI-050";
  private static final int ALWAYS = 2;
  private static final int NEVER = 3;
  private static final String SENSE = "nomansland:NI-048";
  private static final int REVERSED = 2;
  private static final String MODIFIERS = "extraction-modifiers";

  public static Chapter chapter(Setting setting) {
    Withdrawal withdrawal = new Withdrawal(setting);
    SortedMap<String, Stage> stages = new TreeMap<>();
    stages.put(STAGE, withdrawal::begin);
    stages.put(TESTED, withdrawal::tested);
    stages.put(OVER, play -> Step.done());
    return new Chapter(List.of(), List.of(), stages);
  }

  private Step begin(Play play) {
    Piece unit = unit(play);
    Wire wire = new Field(setting, play.position()).wire(Field.hex(unit));
    if (!wire.holds() || setting.counters().has(unit, Trait.TANK)) {
      return move(play, unit);
    }
    int reading = play.reading(WHEN);
    boolean due = play.locals().get(FORCED).flag() ? reading == ALWAYS : reading != NEVER;
    if (!due) {
      return move(play, unit);
    }
    return Throw.dice(play, unit.side(), 1, "extraction", unit.id().id(), TESTED, play.locals());
  }

  private Step tested(Play play) {
    Piece unit = unit(play);
    Wire wire = new Field(setting, play.position()).wire(Field.hex(unit));
    play.reading(WHEN);
    int sense = play.reading(SENSE) == REVERSED ? -1 : 1;
    int cutters = 0;
    if (setting.counters().has(unit, Trait.STOSSTRUPPEN)) {
      cutters = setting.charts().modifier(MODIFIERS, "wire-cutters");
      Data facts = Data.of("unit", unit.id().id()).with("adds", cutters);
      play.find(Finding.applies(CUTTERS, "wire-cutters help out of the wire", facts));
    }
    Score score =
        Score.of(Throw.kept(play))
            .plus(wire.word(), sense * setting.charts().modifier(MODIFIERS, wire.word()))
            .plus("wire-cutters", cutters)
            .plus("initiative", Throw.initiative(play));
    Lookup cell = setting.charts().cell(play, "extraction", "result", score.total());
    boolean free = cell.text().equals("free");
    Data facts = score.data().with("unit", unit.id().id());
    play.find(Finding.applies(GRADES, "the grade of the wire tells", facts));
    play.find(
        Finding.applies(CHECK, free ? "it gets out of the wire" : "the wire holds it", facts)
            .from(Source.of(cell)));
    if (free) {
      return move(play, unit);
    }
    play.happens(
        "nomansland/HeldByWire", Data.of("unit", unit.id().id()).with("hex", unit.place().text()));
    return Step.done();
  }

  private Step move(Play play, Piece unit) {
    Hex to = new Hex(play.locals().text(TO));
    List<Effect> effects = new ArrayList<>();
    effects.add(new Move(unit.id(), to));
    if (unit.attribute(Mark.INSIDE).isPresent()) {
      effects.add(SetPieceAttribute.clear(unit.id(), Mark.INSIDE));
    }
    Data facts =
        Data.of("unit", unit.id().id()).with("from", unit.place().text()).with("to", to.id());
    play.find(Finding.applies(play.locals().text(RULE), "it gives ground by one hex", facts));
    play.happens(EventNames.RETREAT_MADE, facts, effects);
    Data arrived =
        Data.of("units", Data.texts(List.of(unit.id().id()))).with("from", unit.place().text());
    return CreepingFall.arrival(setting, play, to, arrived, OVER, Data.EMPTY);
  }

  private static Piece unit(Play play) {
    return play.position().piece(play.locals().text(UNIT)).orElseThrow();
  }
}
