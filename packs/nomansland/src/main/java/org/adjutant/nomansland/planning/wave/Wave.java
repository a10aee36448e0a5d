package org.adjutant.nomansland.planning.wave;

import java.util.List;
import java.util.TreeMap;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.planning.setup.Later;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Chapter;

/**
 * Whether the first wave has come to Erich (S08.special.e; NI-144). It is seen when the Attacker's
 * Action Phase ends, so that men who die there have called the others all the same, and when the
 * next one begins, for men also come there in Close Combat.
 */
public final class Wave {
  /** Stage: looks again, when an Action Phase begins. */
  public static final String LOOK = "wave-look";

  /** Flag of the game: the waiting company may enter. */
  static final String CALLED = "wave-called";

  static final String WHEN = "nomansland:NI-144";
  static final String RULE = "nomansland:S08.special.e";
  static final int AT_ONCE = 2;
  private static final int FOREMOST_COMPANY = 3;
  private static final String ERICH = "ERICH";

  private Wave() {}

  /** The section's action and stages; nothing in a scenario without such a company. */
  public static Chapter chapter(Setting setting) {
    TreeMap<String, Stage> stages = new TreeMap<>();
    if (Later.placement(setting).isEmpty()) {
      return new Chapter(List.of(), List.of(), stages);
    }
    stages.put(PhaseId.entry(PhaseId.CLOSE_COMBAT), play -> look(setting, play));
    stages.put(LOOK, play -> look(setting, play));
    Enter enter = new Enter(setting);
    enter.addTo(stages);
    return new Chapter(List.of(enter.action()), List.of(), stages);
  }

  private static Step look(Setting setting, Play play) {
    boolean attacks = play.position().clock().isActive(Sides.ATTACKER);
    boolean called = play.position().attribute(Subject.GAME, CALLED).isPresent();
    if (attacks && !called) {
      Field field = new Field(setting, play.position());
      if (isAtErich(field, play.reading(WHEN))) {
        play.find(
            Finding.applies(
                RULE,
                "the first wave stands next to Erich: the next company may enter",
                Data.EMPTY));
        play.happens(
            "nomansland/WaveCalled",
            Data.EMPTY,
            SetAttribute.open(Subject.GAME, CALLED, Data.of(true)));
      }
    }
    return Step.done();
  }

  /**
   * Whether a unit in the pool can still come on with nobody of its side on the map: of the waiting
   * company only if it is called, for nobody is left to call it.
   */
  public static boolean canStillEnter(Setting setting, Position position, Piece unit) {
    return !Later.isLater(setting, unit) || position.attribute(Subject.GAME, CALLED).isPresent();
  }

  /** Whether a unit that does not itself enter later stands in Erich or next to it. */
  static boolean isAtErich(Field field, int reading) {
    List<Hex> erich = field.setting().ground().hexesOf(ERICH);
    for (Piece unit : field.fighting(Sides.ATTACKER)) {
      boolean counts =
          !Later.isLater(field.setting(), unit)
              && (reading != FOREMOST_COMPANY || unit.number(Mark.COMPANY, 0) == 1);
      Hex hex = Field.hex(unit);
      if (counts
          && erich.stream()
              .anyMatch(h -> h.equals(hex) || field.setting().ground().adjacent(h, hex))) {
        return true;
      }
    }
    return false;
  }
}
