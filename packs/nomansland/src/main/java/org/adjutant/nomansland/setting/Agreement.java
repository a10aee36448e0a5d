package org.adjutant.nomansland.setting;

import java.util.List;
import org.adjutant.nomansland.setting.sheet.Force;
import org.adjutant.nomansland.setting.sheet.Placement;
import org.adjutant.nomansland.setting.sheet.Scenario;
import org.adjutant.nomansland.setting.sheet.Structure;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.data.Problems;

/** Whether a scenario names only counters of the sheet, and hexes, rows and lines of the map. */
final class Agreement {
  private final Setting setting;
  private final Problems problems = new Problems();

  Agreement(Setting setting) {
    this.setting = setting;
  }

  /**
   * @throws DataException that lists what does not fit
   */
  void check() {
    Scenario scenario = setting.scenario();
    force("attacker", scenario.attacker());
    force("defender", scenario.defender());
    scenario.wire().hexes().keySet().forEach(hex -> hex("wire", hex));
    scenario.ignored().forEach(region -> region("ignores", region));
    scenario.surprise().row().ifPresent(row -> row("setUp.surprise", row));
    problems.refuseAny("the scenario " + scenario.id());
  }

  private void force(String path, Force force) {
    for (String kind : force.kinds()) {
      if (!setting.counters().has(kind)) {
        problems.add(path, "no counter \"" + kind + "\"; there are " + setting.counters().kinds());
      }
    }
    for (Structure structure : force.structures()) {
      structure.hexes().forEach(hex -> hex(path + ".structures", hex));
    }
    force.post().ifPresent(post -> post.hexes().forEach(hex -> hex(path + ".post", hex)));
    for (Placement placement : force.placements()) {
      placement.row().ifPresent(row -> row(path + ".placements", row));
      placement.line().ifPresent(line -> region(path + ".placements", line));
    }
  }

  private void hex(String path, Hex hex) {
    problems.attempt(path, () -> setting.ground().grid().hex(hex.id()));
  }

  private void region(String path, String region) {
    problems.attempt(path, () -> setting.ground().map().region(region));
  }

  private void row(String path, String row) {
    List<String> rows = setting.ground().rows();
    if (!rows.contains(row)) {
      problems.add(path, "no row is called \"" + row + "\"; there are " + rows);
    }
  }
}
