package org.adjutant.nomansland.melee;

import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.Trait;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.spi.Play;

/** What Size is worth in Close Combat (2.1.5.h; NI-010). */
record Bulk(Setting setting) {
  private static final String SIZES = "nomansland:NI-010";
  private static final int TANK = 2;
  private static final int FLAT = 2;
  private static final int DOUBLED = 3;

  /**
   * The largest of the one side against the largest of the other: the difference, a tank counting
   * 2; by other readings two for the larger side, or twice the difference of the printed Sizes.
   */
  int difference(Play play, List<Piece> own, List<Piece> enemies) {
    int reading = play.reading(SIZES);
    boolean printed = reading == FLAT || reading == DOUBLED;
    int difference = largest(play, own, printed) - largest(play, enemies, printed);
    return switch (reading) {
      case FLAT -> 2 * Integer.signum(difference);
      case DOUBLED -> 2 * difference;
      default -> difference;
    };
  }

  private int largest(Play play, List<Piece> units, boolean printed) {
    Field field = new Field(setting, play.position());
    int largest = 0;
    for (Piece unit : units) {
      boolean tank = setting.counters().has(unit, Trait.TANK) && !printed;
      largest = Math.max(largest, tank ? TANK : field.size(unit));
    }
    return largest;
  }
}
