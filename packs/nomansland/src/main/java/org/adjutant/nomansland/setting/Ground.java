package org.adjutant.nomansland.setting;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.nomansland.setting.sheet.Scenario;
import org.adjutant.nomansland.setting.sheet.Special;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.Place.Hexside;
import org.adjutant.rules.board.hex.Direction;
import org.adjutant.rules.board.hex.HexGrid;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.board.hex.Region;

/**
 * The map as a scenario uses it. Rows are letters from the north, columns numbers from the west,
 * directions 1 to 6 clockwise from the north (NI-006).
 */
public final class Ground {
  private static final List<Direction> DIRECTIONS =
      List.of(Direction.U, Direction.UR, Direction.DR, Direction.D, Direction.DL, Direction.UL);

  private final HexMap map;
  private final HexGrid grid;
  private final Features features;
  private final Map<String, List<Hex>> rows = new LinkedHashMap<>();
  private final List<Hexside> loopholes = new ArrayList<>();

  public Ground(HexMap map, Scenario scenario) {
    this.map = map;
    this.grid = map.grid();
    this.features = new Features(map, scenario);
    grid.hexes().stream()
        .sorted(Features.BY_ROW)
        .forEach(hex -> rows.computeIfAbsent(rowOf(hex), row -> new ArrayList<>()).add(hex));
    if (scenario.has(Special.LOOPHOLES)) {
      features.region("LOOPHOLES").map(Region::hexes).ifPresent(this::addLoopholes);
    }
  }

  private void addLoopholes(List<Hex> pairs) {
    for (int n = 0; n + 1 < pairs.size(); n += 2) {
      loopholes.add(grid.hexside(pairs.get(n), pairs.get(n + 1)));
    }
  }

  public HexMap map() {
    return map;
  }

  public HexGrid grid() {
    return grid;
  }

  /** The letters of the rows, from the north. */
  public List<String> rows() {
    return List.copyOf(rows.keySet());
  }

  /** The hexes of a row, west to east; none if there is no such row. */
  public List<Hex> row(String letter) {
    return List.copyOf(rows.getOrDefault(letter, List.of()));
  }

  /** The letter of a hex's row. */
  public String rowOf(Hex hex) {
    return Features.row(hex);
  }

  /** The number of a hex's column, from 1. */
  public int column(Hex hex) {
    return Features.column(hex);
  }

  /** The trench line a hex belongs to, unless the scenario ignores it (NI-005). */
  public Optional<String> line(Hex hex) {
    return features.line(hex);
  }

  /** The hexes of a trench line or communication trench; none if the scenario ignores it. */
  public List<Hex> hexesOf(String line) {
    return features.hexesOf(line);
  }

  /** Whether a hex is a printed trench hex that counts in the scenario. */
  public boolean isTrench(Hex hex) {
    return features.line(hex).isPresent();
  }

  /** Whether a hex is a trench of the Defender's, communication trenches included (0.4.c). */
  public boolean isDefenderTrench(Hex hex) {
    return features.isDefenders(hex);
  }

  /** Whether a hex is a bombing post and the scenario has them (NI-154). */
  public boolean isPost(Hex hex) {
    return features.isPost(hex);
  }

  /** Whether a hex is printed as a bombing post, be it in use or not. */
  public boolean isPrintedPost(Hex hex) {
    return features.isPrintedPost(hex);
  }

  /**
   * 1 in the first wire row, 2 in the second, 0 elsewhere and in a row that the scenario ignores.
   *
   * @param fromTheTop whether they are counted from the top of the map (NI-157)
   */
  public int wireRow(Hex hex, boolean fromTheTop) {
    return features.wire().row(hex, fromTheTop);
  }

  /**
   * The hexes that have wire in the scenario at the start, north to south, west to east.
   *
   * @param fromTheTop as for {@link #wireRow}
   */
  public List<Hex> wireHexes(boolean fromTheTop) {
    return features.wire().hexes(fromTheTop);
  }

  /**
   * Whether a hex lies north of Erich in a scenario in which that is the Defender's only trench
   * (S01.special.g).
   */
  public boolean isBehindLastTrench(Hex hex) {
    return features.isBehindLastTrench(hex);
  }

  /** Whether a hex lies between Roger and Erich (0.1.h). */
  public boolean inNoMansLand(Hex hex) {
    return features.inNoMansLand(hex);
  }

  /** The hexsides that have a Loophole (4.3.4.a). */
  public List<Hexside> loopholes() {
    return List.copyOf(loopholes);
  }

  /** The hex next to one in a direction, unless the map ends there. */
  public Optional<Hex> neighbour(Hex hex, int direction) {
    return grid.neighbour(hex, DIRECTIONS.get(direction - 1));
  }

  /**
   * The direction from a hex to an adjacent one.
   *
   * @throws org.adjutant.rules.data.DataException if they are not adjacent
   */
  public int direction(Hex from, Hex to) {
    return DIRECTIONS.indexOf(grid.direction(from, to)) + 1;
  }

  /** How many hexes one lies from another. */
  public int distance(Hex a, Hex b) {
    return grid.distance(a, b);
  }

  public boolean adjacent(Hex a, Hex b) {
    return grid.adjacent(a, b);
  }
}
