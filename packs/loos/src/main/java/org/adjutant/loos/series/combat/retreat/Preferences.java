package org.adjutant.loos.series.combat.retreat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexGrid;

/** What the last hex of a retreat should be like if possible (8.3, 8.1.5). */
final class Preferences {
  /** Which edge is friendly, and whether the preference for it binds. */
  static final String EDGE = "loos:LI-42";

  private static final int BINDS = 1;

  private Preferences() {}

  /** For a retreat: bombarded units first get away from the closest enemy. */
  static List<Predicate<Hex>> of(
      Situation situation, Unit unit, boolean bombarded, int edgeReading) {
    List<Predicate<Hex>> all = new ArrayList<>();
    if (bombarded) {
      all.add(fromEnemy(situation, unit));
    }
    if (edgeReading == BINDS) {
      all.add(towardsEdge(situation, unit));
    }
    return all;
  }

  /** 8.3.c: nearer to the owner's map edge than where it stood. */
  static Predicate<Hex> towardsEdge(Situation situation, Unit unit) {
    List<Hex> edge = situation.ground().friendlyEdge(unit.side());
    Hex from = unit.hex().orElseThrow();
    int now = nearest(situation.grid(), from, edge);
    return end -> nearest(situation.grid(), end, edge) < now;
  }

  /** 8.1.5.a: farther from each of the closest enemies; without any, nearer to a closest friend. */
  static Predicate<Hex> fromEnemy(Situation situation, Unit unit) {
    HexGrid grid = situation.grid();
    Hex from = unit.hex().orElseThrow();
    List<Hex> enemies = closest(grid, from, hexes(situation.units(enemy(situation, unit)), unit));
    if (!enemies.isEmpty()) {
      return end -> enemies.stream().allMatch(e -> grid.distance(end, e) > grid.distance(from, e));
    }
    List<Hex> friends = closest(grid, from, hexes(situation.units(unit.side()), unit));
    return end -> friends.stream().anyMatch(f -> grid.distance(end, f) < grid.distance(from, f));
  }

  private static org.adjutant.rules.position.SideId enemy(Situation situation, Unit unit) {
    return situation.field().enemyOf(unit.side());
  }

  private static List<Hex> hexes(List<Unit> units, Unit but) {
    return units.stream()
        .filter(unit -> !unit.id().equals(but.id()))
        .flatMap(unit -> unit.hex().stream())
        .toList();
  }

  private static List<Hex> closest(HexGrid grid, Hex from, List<Hex> hexes) {
    int least = nearest(grid, from, hexes);
    return hexes.stream().filter(hex -> grid.distance(from, hex) == least).toList();
  }

  private static int nearest(HexGrid grid, Hex from, List<Hex> hexes) {
    int least = Integer.MAX_VALUE;
    for (Hex hex : hexes) {
      least = Math.min(least, grid.distance(from, hex));
    }
    return least;
  }
}
