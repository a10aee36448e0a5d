package org.adjutant.nomansland.fire;

import java.util.Optional;
import org.adjutant.nomansland.setting.Ground;
import org.adjutant.rules.board.Place.Hex;

/** Which trench hexes are one trenchline, within which units do not fire (2.1.3.1.l). */
public final class TrenchLine {
  /** What a trenchline is (an interpretation). */
  public static final String WHAT = "nomansland:NI-005";

  private static final int ALL_CONNECTED = 2;
  private static final int MAIN_ONLY = 3;

  private TrenchLine() {}

  /**
   * Whether two hexes lie in one trenchline.
   *
   * @param reading of {@link #WHAT}: 1 each main trench and each communication segment is one; 2
   *     all that is connected is one; 3 communication trenches are none
   */
  public static boolean same(Ground ground, Hex a, Hex b, int reading) {
    if (!ground.isTrench(a) || !ground.isTrench(b)) {
      return false;
    }
    if (reading == ALL_CONNECTED) {
      return ground.isDefenderTrench(a) == ground.isDefenderTrench(b);
    }
    Optional<String> line = ground.line(a);
    return line.isPresent()
        && line.equals(ground.line(b))
        && (reading != MAIN_ONLY || !isCommunication(line.get()));
  }

  private static boolean isCommunication(String line) {
    return line.startsWith("CT_") || line.equals("CHRIST");
  }
}
