package org.adjutant.nomansland.guns.barrage;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.guns.rights.Sheet;
import org.adjutant.nomansland.guns.score.Score.Part;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.Position;

/** What is added to the die of a target under a barrage, each by name. */
record Modifiers(Setting setting, Barrage barrage, Readings readings) {
  private static final String LIST = "barrage-modifiers";
  private static final int ATTACKERS_ONLY = 2;
  private static final int FULL_TRENCH = 2;

  /** For a target; a modifier of 0 is left out. */
  List<Part> of(Position position, Target target) {
    Sheet sheet = new Sheet(setting);
    boolean unit = !target.column().ofStructure();
    List<Part> parts = new ArrayList<>();
    int further = barrage.shells() - 1;
    parts.add(new Part("further shells", further * value("further-shell")));
    parts.add(new Part("artillery of the scenario", sheet.barrageAdd(barrage.by())));
    if (unit && sheet.isHindenburg() && isHeld(new Field(setting, position), barrage.hex())) {
      parts.add(new Part("Hindenburg Line", value("hindenburg")));
    }
    if (barrage.type() == Barrage.Type.CREEPING && readings.usualMinus() == 1) {
      parts.add(new Part("creeping barrage", sheet.creepingAdd()));
    }
    if (unit && barrage.traits().neutralising()) {
      parts.add(new Part("neutralization", value("neutralisation")));
    }
    return parts.stream().filter(part -> part.value() != 0).toList();
  }

  /** Whether the hex is a trench of the Hindenburg Line for this barrage (NI-096, NI-013). */
  private boolean isHeld(Field field, Hex hex) {
    boolean counts = readings.hindenburg() != ATTACKERS_ONLY || barrage.by().equals(Sides.ATTACKER);
    boolean shellhole =
        readings.shellhole() == FULL_TRENCH
            && field.position().at(hex).stream().anyMatch(p -> p.kind().equals(Kind.SHELLHOLE));
    return counts && (setting.ground().isDefenderTrench(hex) || shellhole);
  }

  private int value(String name) {
    return setting.charts().modifier(LIST, name);
  }
}
