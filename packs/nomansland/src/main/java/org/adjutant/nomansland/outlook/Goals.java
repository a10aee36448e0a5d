package org.adjutant.nomansland.outlook;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.sheet.Special;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.Piece;

/** How far the Attacker's units are from what they want. */
record Goals(Setting setting) {
  private static final String ERICH = "ERICH";
  private static final String FRIEDRICH = "FRIEDRICH";
  private static final String GERHARD = "GERHARD";
  private static final int IN_ERICH = 45;
  private static final int IN_FRIEDRICH = 70;
  private static final int HEX = 16;

  /** Rows that the Attacker has to go, at least, from a hex to the last trench that counts. */
  int depth(Hex hex) {
    List<Hex> last = setting.ground().hexesOf(GERHARD);
    List<Hex> goal = last.isEmpty() ? setting.ground().hexesOf(ERICH) : last;
    int least = Integer.MAX_VALUE;
    for (Hex each : goal) {
      least = Math.min(least, setting.ground().distance(hex, each));
    }
    return least;
  }

  /** What it is worth to the Attacker that a unit of his stands in a hex. */
  int ground(Hex hex) {
    Optional<String> line = setting.ground().line(hex);
    int points =
        line.filter(ERICH::equals).isPresent()
            ? IN_ERICH
            : line.filter(FRIEDRICH::equals).isPresent() ? IN_FRIEDRICH : 0;
    return points - HEX * depth(hex);
  }

  /** The hexes of strongpoints that must still be taken, where the scenario asks for it. */
  List<Hex> strongpoints(Field field) {
    List<Hex> hexes = new ArrayList<>();
    if (setting.scenario().has(Special.STRONGPOINTS)) {
      for (Piece piece : field.position().pieces()) {
        boolean one = piece.kind().equals(Kind.PILLBOX) || piece.kind().equals(Kind.MG_NEST);
        if (one && piece.place() instanceof Hex hex) {
          hexes.add(hex);
        }
      }
    }
    return hexes;
  }
}
