package org.adjutant.loos.series;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll;
import org.adjutant.rules.rulebook.RuleId;

/**
 * A step from a hex to the next, read through the terrain key: the hexside, the paths across it and
 * the hex entered.
 *
 * @param start the hex that is left
 * @param end the hex entered
 * @param sides what lies along the hexside
 * @param path the cheapest road or trail across it, if any
 * @param bridged true if a path bridges it (8.2.2)
 * @param prohibitedSide whom the hexside keeps from crossing
 * @param prohibitedHex whom the hex entered keeps out
 * @param cost what the step costs without any ZOC, and what that is made of
 */
public record Crossing(
    Spot start,
    Spot end,
    List<SideTerrain> sides,
    Optional<PathTerrain> path,
    boolean bridged,
    Prohibition prohibitedSide,
    Prohibition prohibitedHex,
    Toll.Pay cost) {
  static final String HEXSIDE = "loos:5.4.d";

  public Crossing {
    sides = List.copyOf(sides);
  }

  /** Terrain does not bar the way where a road or trail leads through (5.4.1, 5.4.2). */
  static Crossing of(Spot from, Spot to, List<SideTerrain> sides, List<PathTerrain> paths) {
    Optional<PathTerrain> path = Optional.empty();
    for (PathTerrain each : paths) {
      path = path.isEmpty() || each.halves() < path.get().halves() ? Optional.of(each) : path;
    }
    Prohibition across = Prohibition.NOBODY;
    for (SideTerrain side : path.isEmpty() ? sides : List.<SideTerrain>of()) {
      across = across.and(side.prohibited());
    }
    return new Crossing(
        from,
        to,
        sides,
        path,
        paths.stream().anyMatch(PathTerrain::bridges),
        across,
        path.isEmpty() ? to.prohibited() : Prohibition.NOBODY,
        path.map(p -> Toll.of(RuleId.of(p.rule()), p.name(), p.halves()))
            .orElseGet(() -> overLand(to, sides)));
  }

  private static Toll.Pay overLand(Spot to, List<SideTerrain> sides) {
    List<Toll.Part> parts = new ArrayList<>(to.parts());
    for (SideTerrain side : sides) {
      if (side.halves() > 0) {
        parts.add(new Toll.Part(RuleId.of(HEXSIDE), side.name(), side.halves()));
      }
    }
    return new Toll.Pay(parts.stream().mapToInt(Toll.Part::halves).sum(), false, false, parts);
  }

  public Hex from() {
    return start.hex();
  }

  public Hex to() {
    return end.hex();
  }

  /** True if hex or hexside is prohibited to the unit (5.2). */
  public boolean bars(Unit unit) {
    return prohibitedHex.bars(unit) || prohibitedSide.bars(unit);
  }

  /** True if this of the map's hexside features lies along the hexside. */
  public boolean has(String feature) {
    for (int n = 0; n < sides.size(); n++) {
      if (sides.get(n).feature().equals(feature)) {
        return true;
      }
    }
    return false;
  }

  public boolean hasMinefield() {
    return sides.stream().anyMatch(SideTerrain::minefield);
  }

  /** True if a river or ditch lies along the hexside, bridged or not. */
  public boolean hasRiver() {
    return sides.stream().anyMatch(SideTerrain::river);
  }
}
