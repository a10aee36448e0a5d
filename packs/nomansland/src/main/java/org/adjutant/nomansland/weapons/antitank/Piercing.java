package org.adjutant.nomansland.weapons.antitank;

import java.util.Optional;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.setting.Attack;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.Trait;
import org.adjutant.nomansland.weapons.act.Arms;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;

/**
 * What a unit can use against a tank.
 *
 * @param column of the Anti-Tank Table
 * @param range in hexes
 * @param rule that prints the range
 */
record Piercing(String column, int range, String rule) {
  static final String T_GEWEHR = "t-gewehr";
  static final String K_BULLETS = "k-bullets";
  private static final String RIFLE_RANGE = "nomansland:4.2.11.1.c";
  private static final String BULLETS_RANGE = "nomansland:4.3.2.a";
  private static final int BULLETS_REACH = 2;
  private static final int ANY_UNIT = 2;

  boolean isBullets() {
    return column.equals(K_BULLETS);
  }

  /**
   * The T-Gewehr, or a marker of K-Bullets if the side has any left and the unit may use them.
   *
   * @param reading in force of NI-112
   */
  static Optional<Piercing> of(Setting setting, Position view, Piece unit, int reading) {
    Optional<Attack> rifle = new Arms(setting).of(unit, Attack.ANTI_TANK);
    if (rifle.isPresent()) {
      return Optional.of(new Piercing(T_GEWEHR, rifle.get().range(), RIFLE_RANGE));
    }
    boolean may = reading == ANY_UNIT || setting.counters().has(unit, Trait.RIFLE);
    return may && view.tally(Mark.K_BULLETS) > 0
        ? Optional.of(new Piercing(K_BULLETS, BULLETS_REACH, BULLETS_RANGE))
        : Optional.empty();
  }
}
