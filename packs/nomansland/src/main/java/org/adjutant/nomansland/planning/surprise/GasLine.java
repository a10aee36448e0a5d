package org.adjutant.nomansland.planning.surprise;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.sheet.Grant;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;

/**
 * Gas from cylinders (4.1.1.1.a): a marker in each column of the row before the Set-up Row, by the
 * second reading of NI-087 in that row itself.
 */
record GasLine(Setting setting) {
  private static final String RULE = "nomansland:4.1.1.1.a";
  private static final String WHERE = "nomansland:NI-087";
  private static final int IN_THE_ROW = 2;

  /** The changes that lay the markers; none in a scenario without cylinders. */
  List<Effect> lay(Play play, String setUpRow) {
    List<Effect> effects = new ArrayList<>();
    Field field = new Field(setting, play.position());
    for (Grant.Gas gas : setting.scenario().attacker().barrages(Grant.Gas.class)) {
      if (!gas.cylinders()) {
        continue;
      }
      List<String> rows = setting.ground().rows();
      int north = play.reading(WHERE) == IN_THE_ROW ? 0 : 1;
      String row = rows.get(rows.indexOf(setUpRow) - north);
      List<Hex> hexes = setting.ground().row(row);
      hexes.stream().limit(gas.markers()).forEach(hex -> effects.add(set(hex, field.gas(hex) + 1)));
      Data facts = Data.of("row", row).with("markers", effects.size());
      play.find(Finding.applies(RULE, "gas from cylinders lies before the Set-up Row", facts));
      play.find(Finding.applies(gas.rule().text(), "the scenario gives these Gas markers", facts));
    }
    return effects;
  }

  private static Effect set(Hex hex, int markers) {
    return SetAttribute.open(Subject.of(hex), Mark.GAS, Data.of(markers));
  }
}
