package org.adjutant.nomansland.planning.begin;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Wire;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.sheet.WirePlan;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.Place.Hexside;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.spi.Play;

/**
 * The wire before the Loopholes (NI-133). The sheet has it by the first reading: wire where it is
 * printed, and before each Loophole. By the second what is printed in No Man's Land is meant there;
 * by the third there is none where none is printed.
 */
record LoopholeWire(Setting setting) {
  private static final String WHERE = "nomansland:NI-133";
  private static final int MEANT = 2;
  private static final int NONE = 3;

  List<Effect> changes(Play play) {
    if (setting.ground().loopholes().isEmpty()) {
      return List.of();
    }
    int reading = play.reading(WHERE);
    WirePlan plan = setting.scenario().wire();
    List<Effect> effects = new ArrayList<>();
    if (reading == MEANT) {
      for (Map.Entry<Hex, String> own : plan.hexes().entrySet()) {
        if (setting.ground().inNoMansLand(own.getKey())) {
          effects.add(set(own.getKey(), Wire.NONE.word()));
          before(own.getKey()).forEach(hex -> effects.add(set(hex, own.getValue())));
        }
      }
    } else if (reading == NONE && !plan.why().isEmpty()) {
      plan.hexes().keySet().stream()
          .filter(hex -> !setting.ground().inNoMansLand(hex))
          .forEach(hex -> effects.add(set(hex, Wire.NONE.word())));
    }
    return effects;
  }

  /** The hex before the Loophole in the same column. */
  private List<Hex> before(Hex other) {
    List<Hex> hexes = new ArrayList<>();
    for (Hexside side : setting.ground().loopholes()) {
      for (Hex hex : List.of(side.a(), side.b())) {
        if (setting.scenario().wire().at(hex).isPresent()
            && setting.ground().column(hex) == setting.ground().column(other)) {
          hexes.add(hex);
        }
      }
    }
    return hexes;
  }

  private static Effect set(Hex hex, String grade) {
    return SetAttribute.open(Subject.of(hex), Mark.WIRE, Data.of(grade));
  }
}
