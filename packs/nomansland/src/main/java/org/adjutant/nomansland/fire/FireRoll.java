package org.adjutant.nomansland.fire;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.adjutant.nomansland.board.Cover;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.harm.Hit;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.sight.SightLine;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.tables.Lookup;

/** One target's result on the Fire Table: the kept die, its modifiers, the cell (2.1.3.2). */
record FireRoll(Setting setting) {
  private static final String TABLE = "nomansland:2.1.3.2.b";
  private static final String KEPT = "nomansland:2.1.3.2.a";
  private static final String SEPARATE = "nomansland:2.1.3.2.h";
  private static final String IN_NEST = "nomansland:4.2.13.d";
  private static final String SIX = "nomansland:2.1.3.2.c";
  private static final String SIX_ON_PINNED = "nomansland:2.1.3.2.d";
  private static final String SIX_COUNTS = "nomansland:NI-044";
  private static final String NO_CP = "nomansland:2.2.0.c";
  private static final String ON_THE_WAY = "nomansland:2.1.3.2.i";
  private static final String AT_AN_END = "nomansland:2.1.3.2.j";
  private static final String HINDERED = "nomansland:2.1.3.2.k";
  private static final String SIZE_COUNTS = "nomansland:NI-125";
  private static final String PINNED_FIRES = "nomansland:NI-043";
  private static final String GASSED_COSTS = "nomansland:NI-086";
  private static final String CP_COUNTS = "nomansland:NI-025";
  private static final int ANY_SIZE_ALIKE = 2;
  private static final int NO_PENALTY = 3;
  private static final int FAR = 5;
  private static final int NATURAL = 6;

  /** What came of it: the die that counts, the total, and what happens to the target. */
  record Result(int kept, int total, Hit hit) {
    Data facts(Piece target) {
      return Data.of("target", target.id().id())
          .with("kept", kept)
          .with("total", total)
          .with("result", hit.name().toLowerCase(Locale.ROOT));
    }
  }

  /**
   * Adds up and looks up.
   *
   * @param shot the attack
   * @param kept the highest of the dice for this target
   * @param initiative the Attacker's bonus, 0 or 1
   * @param eyes who may see the numbers
   */
  Result of(Play play, Shot shot, Piece target, int kept, int initiative, Audience eyes) {
    Data dice = Data.of("target", target.id().id()).with("dice", shot.dice()).with("kept", kept);
    play.find(
        Finding.applies(
                shot.red() ? SEPARATE : KEPT, "the highest die for the target counts", dice)
            .forEyesOf(eyes));
    Field field = new Field(setting, play.position());
    Data inputs = modifiers(play, shot, field, target);
    if (initiative > 0) {
      inputs = inputs.with("initiative", initiative);
    }
    int total = kept;
    for (Data add : inputs.fields().values()) {
      total += add.integer();
    }
    Cover cover = field.cover(target);
    Lookup cell = setting.charts().cell(play, "fire", column(cover), total);
    if (cover == Cover.NEST) {
      play.find(
          Finding.applies(IN_NEST, "a nest covers like a trench", Data.EMPTY).forEyesOf(eyes));
    }
    Data numbers = Data.of("kept", kept);
    for (Map.Entry<String, Data> each : inputs.fields().entrySet()) {
      numbers = numbers.with(each.getKey(), each.getValue());
    }
    play.find(
        Finding.applies(
                TABLE,
                "the kept die, modified, is read on the Fire Table",
                Data.of("target", target.id().id()).with("total", total).with("of", numbers))
            .from(Source.of(cell))
            .forEyesOf(eyes));
    return new Result(kept, total, natural(play, target, kept, Hit.of(cell.text()), eyes));
  }

  /** A rolled 6 is never quite in vain (NI-044). */
  private static Hit natural(Play play, Piece target, int kept, Hit hit, Audience eyes) {
    if (kept != NATURAL || hit != Hit.NONE) {
      return hit;
    }
    play.reading(SIX_COUNTS);
    boolean pinned = Field.isPinned(target);
    play.find(
        Finding.applies(
                pinned ? SIX_ON_PINNED : SIX,
                pinned ? "a 6 does nothing more to a Pinned unit" : "a rolled 6 Pins at least",
                Data.of("target", target.id().id()).with("kept", kept))
            .forEyesOf(eyes));
    return pinned ? Hit.NONE : Hit.PINNED;
  }

  private Data modifiers(Play play, Shot shot, Field field, Piece target) {
    int size = field.size(target);
    boolean alike = size > 0 && play.reading(SIZE_COUNTS) == ANY_SIZE_ALIKE;
    Data all = with(Data.EMPTY, "size-" + (alike ? 1 : size));
    if (new Crossfire(setting).strikes(play, shot, target)) {
      all = with(all, "flanking");
    }
    if (setting.ground().distance(shot.from(), shot.to()) >= FAR) {
      all = with(all, "range");
    }
    if (isHindered(play, field, shot)) {
      all = with(all, "hindrance");
    }
    if (shot.side().equals(Sides.DEFENDER) && play.position().tally(Mark.LOST_CP) > 0) {
      play.reading(CP_COUNTS);
      all = with(all, "no-cp");
      play.find(Finding.applies(NO_CP, "the Defender's command is disrupted", all));
    }
    Optional<Piece> firer = play.position().piece(shot.firer());
    if (firer.filter(Field::isPinned).isPresent()) {
      play.reading(PINNED_FIRES);
      all = with(all, "pinned");
    }
    if (firer.filter(unit -> unit.flag(Mark.GASSED)).isPresent()
        && play.reading(GASSED_COSTS) != NO_PENALTY) {
      all = with(all, "gassed");
    }
    return all;
  }

  private Data with(Data all, String name) {
    return all.with(name, setting.charts().modifier("fire-modifiers", name));
  }

  private static boolean isHindered(Play play, Field field, Shot shot) {
    SightLine line =
        SightLine.between(field.setting().ground().grid(), shot.from(), shot.to());
    Optional<Sight.Hindrance> met = new Sight(field, play::reading).hindrance(line);
    if (met.isEmpty()) {
      return false;
    }
    Hex where = met.get().where();
    boolean end = where.equals(shot.from()) || where.equals(shot.to());
    Data inputs = Data.of("in or beside", where.id());
    play.find(Finding.applies(met.get().rule(), "it hinders the line of sight", inputs));
    play.find(
        Finding.applies(
            end ? AT_AN_END : ON_THE_WAY,
            end ? "it lies at an end of the line" : "the line passes it",
            inputs));
    play.find(Finding.applies(HINDERED, "a hindrance counts once and blocks nothing", inputs));
    return true;
  }

  private static String column(Cover cover) {
    return switch (cover) {
      case OPEN -> Cover.OPEN.word();
      case PILLBOX -> Cover.PILLBOX.word();
      default -> Cover.TRENCH.word();
    };
  }
}
