package org.adjutant.nomansland.guns.planning;

import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.Checks;

/** What all barrages of the preparation have in common. */
final class Preparation {
  static final String SHELLS = "shells";
  static final String NEUTRALIZATION = "neutralization";
  static final String CHOOSES = "nomansland:1.5.1.c";
  private static final String PLANNING = "nomansland:0.5.a";

  private Preparation() {}

  /** The Attacker alone, in the Preparatory Bombardments. */
  static List<Validator> when() {
    return List.of(
        Checks.active(CHOOSES),
        Checks.phase(PLANNING, List.of(PhaseId.BOMBARDMENT)),
        Preparation::attacker);
  }

  private static void attacker(Desk desk, Data args, Findings findings) {
    if (!desk.side().equals(Sides.ATTACKER)) {
      findings.forbids(
          CHOOSES,
          "only the Attacker prepares the assault",
          Data.of("side", desk.side().id()),
          "answer with: shell, in the Defender's artillery phase");
    }
  }

  static boolean isOn(Desk desk) {
    return desk.isActive()
        && desk.inPhase(PhaseId.BOMBARDMENT)
        && desk.side().equals(Sides.ATTACKER);
  }

  /** Whether a text is a hex of the map. */
  static boolean isHex(Setting setting, String text) {
    return Place.parse(text) instanceof Hex hex && setting.ground().grid().contains(hex);
  }

  /** The hexes that have wire at the start. */
  static List<Hex> wire(Setting setting, Desk desk) {
    return new Field(setting, desk.view()).wireHexes();
  }

  /** Hexes in which a side sees an enemy, a structure or a "?" marker, from the north. */
  static List<Hex> seen(Setting setting, Desk desk) {
    Position view = desk.view();
    Field field = new Field(setting, view);
    return view.pieces(Sides.enemy(desk.side())).stream()
        .filter(
            p ->
                p.place() instanceof Hex hex
                    && (field.isFighting(p)
                        || setting.counters().isStructure(p.kind())
                        || field.hasMarker(hex)))
        .map(p -> (Hex) p.place())
        .distinct()
        .sorted((a, b) -> setting.ground().grid().index(a) - setting.ground().grid().index(b))
        .toList();
  }
}
