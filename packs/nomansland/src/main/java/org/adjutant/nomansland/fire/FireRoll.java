package org.adjutant.nomansland.fire;

import java.util.Locale;
import java.util.Map;
import org.adjutant.nomansland.board.Cover;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.GroundReadings;
import org.adjutant.nomansland.harm.Hit;
import org.adjutant.nomansland.setting.Setting;
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
  static final String SIX_COUNTS = "nomansland:NI-044";
  static final int NATURAL = 6;

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
        Finding.applies(shot.red() ? SEPARATE : KEPT, "the highest die for the target counts", dice)
            .forEyesOf(eyes));
    Field field = new Field(setting, play.position());
    Data inputs = new FireModifiers(setting).of(play, shot, target, eyes);
    if (initiative > 0) {
      inputs = inputs.with("initiative", initiative);
    }
    int total = kept;
    for (Data add : inputs.fields().values()) {
      total += add.integer();
    }
    Cover cover = field.cover(target);
    if (setting.ground().isPrintedPost(Field.hex(target))) {
      GroundReadings.tell(play, GroundReadings.POSTS);
    }
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

  private static String column(Cover cover) {
    return switch (cover) {
      case OPEN -> Cover.OPEN.word();
      case PILLBOX -> Cover.PILLBOX.word();
      default -> Cover.TRENCH.word();
    };
  }
}
