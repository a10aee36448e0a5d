package org.adjutant.nomansland.setting;

import org.adjutant.nomansland.setting.sheet.Scenario;
import org.adjutant.nomansland.setting.sheet.Scenarios;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.spi.DataSet;

/** A scenario with all that it is played with. */
public record Setting(Ground ground, Counters counters, Charts charts, Scenario scenario) {

  /**
   * Reads a scenario from a data set. A map that a position file brings is taken in the place of
   * the pack's.
   *
   * @throws org.adjutant.rules.data.DataException if the data do not fit, naming what is wrong
   */
  public static Setting of(String scenario, DataSet data) {
    Scenario sheet = Scenarios.parse(data.get("scenarios")).get(scenario);
    HexMap map = MapInForce.of(data.map("map"), sheet);
    Counters counters = Counters.parse(data.get("counters"));
    Setting setting =
        new Setting(new Ground(map, sheet), counters, Charts.parse(data.get("tables")), sheet);
    if (!data.resources().containsKey(DataSet.POSITION_MAP)) {
      new Agreement(setting).check();
    }
    return setting;
  }

  /**
   * The wire of a hex before anything has happened to it: {@code none}, {@code damaged}, {@code
   * intact} or {@code thick} (0.1.j).
   *
   * @param fromTheTop whether the wire rows are counted from the top of the map (NI-157)
   */
  public String printedWire(Hex hex, boolean fromTheTop) {
    return scenario
        .wire()
        .at(hex)
        .orElseGet(() -> scenario.wire().ofRow(ground.wireRow(hex, fromTheTop)));
  }
}
