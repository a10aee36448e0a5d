package org.adjutant.loos.series.game;

import java.util.List;
import java.util.Map;
import org.adjutant.loos.series.Stores;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;

/**
 * A scenario's own data (3.0): who plays, who deploys and moves first, the orders of battle and the
 * markers. Written as
 *
 * <pre>{@code
 * {"turns": 6, "first": "blue", "deploys": ["red", "blue"],
 *  "sides": [{"id": "blue", "name": "Blue Corps"}, {"id": "red", "name": "Red Army"}],
 *  "counters": ..., "allotments": ..., "markers": {"blue": [1, 2, 2], "red": [1, 3]},
 *  "units": [{"id": "b1", "counter": "line", "side": "blue", "name": "1st Line", "at": "0704"},
 *            {"id": "r1", "counter": "line", "side": "red", "in": ["1004..1106", "hill"]}],
 *  "reinforcements": [{"id": "b2", "counter": "line", "side": "blue", "turn": 3, "at": "0103"}],
 *  "readings": {"loos:LI-75": 2}, "rules": [...], "victory": ...}
 * }</pre>
 *
 * A unit stands {@code at} a hex, or its owner deploys it {@code in} hexes or regions of the map;
 * {@code deploys} says which side does so first, the first player's if it is left out. Rules are
 * statements of the scenario's own.
 *
 * @param sides the first player first
 * @param deploys in the order of deployment
 * @param turns the number of the last turn; the first is 1
 * @param markers the values of each side's markers
 */
public record Scenario(
    String id,
    List<SideId> sides,
    Map<SideId, String> names,
    List<SideId> deploys,
    int turns,
    List<Deployment> units,
    Map<SideId, List<Integer>> markers,
    Map<String, Integer> readings) {

  public Scenario {
    sides = List.copyOf(sides);
    deploys = List.copyOf(deploys);
    units = List.copyOf(units);
  }

  /**
   * @throws org.adjutant.rules.data.DataException that lists every problem, each with its JSON path
   */
  public static Scenario parse(String id, Data data, HexMap map) {
    return new ScenarioReader(id, data, map).read();
  }

  public SideId first() {
    return sides.get(0);
  }

  public SideId second() {
    return sides.get(1);
  }

  /** True if owners have units to deploy before the first turn. */
  boolean leavesPlacesToOwners() {
    return units.stream().anyMatch(unit -> unit.at().equals(Stores.SET_UP));
  }
}
