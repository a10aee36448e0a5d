package org.adjutant.nomansland.victory;

import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.SideId;

/**
 * The points of section 3: one for each unit in Erich, for the Attacker two for each in Friedrich.
 * A trench that the scenario ignores gives none.
 *
 * @param inErich the Attacker's units there; of {@code inFriedrich} likewise
 * @param defenders the Defender's units in Erich
 */
public record Score(int inErich, int inFriedrich, int defenders) {
  /** The interpretation that says which units count. */
  public static final String WHO_COUNTS = "nomansland:NI-017";

  private static final int EACH_IN_FRIEDRICH = 2;
  private static final int UNCONTESTED = 2;
  private static final int BY_STEPS = 3;

  /**
   * @param reading of NI-017: 1 for every fighting unit, 2 for those with no enemy in the hex, 3
   *     for steps instead of units
   */
  public static Score of(Field field, int reading) {
    return new Score(
        count(field, "ERICH", Sides.ATTACKER, reading),
        count(field, "FRIEDRICH", Sides.ATTACKER, reading),
        count(field, "ERICH", Sides.DEFENDER, reading));
  }

  private static int count(Field field, String line, SideId side, int reading) {
    int sum = 0;
    for (Hex hex : field.setting().ground().hexesOf(line)) {
      if (reading == UNCONTESTED && !field.fighting(hex, Sides.enemy(side)).isEmpty()) {
        continue;
      }
      for (Piece unit : field.fighting(hex, side)) {
        sum += reading == BY_STEPS ? unit.steps() : 1;
      }
    }
    return sum;
  }

  public int attacker() {
    return inErich + EACH_IN_FRIEDRICH * inFriedrich;
  }

  public int defender() {
    return defenders;
  }
}
