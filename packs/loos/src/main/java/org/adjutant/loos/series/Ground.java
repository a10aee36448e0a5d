package org.adjutant.loos.series;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexGrid;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.data.Problems;
import org.adjutant.rules.position.SideId;

/**
 * The map read through the terrain key, once for the whole game: every hex and every step between
 * neighbours with its cost. What changes in play is in the {@link Situation}.
 */
public final class Ground {
  private final HexMap map;
  private final HexGrid grid;
  private final TerrainKey key;
  private final Spot[] spots;
  private final Crossing[] crossings;

  /** By the number of the hex: the steps out of it. */
  private final List<List<Crossing>> ways = new ArrayList<>();

  /**
   * @throws DataException listing the terrain of the map that the key does not know
   */
  public Ground(HexMap map, TerrainKey key) {
    this.map = map;
    this.grid = map.grid();
    this.key = key;
    this.spots = new Spot[grid.size()];
    this.crossings = new Crossing[grid.size() * 6];
    Problems problems = new Problems();
    for (Hex hex : grid.hexes()) {
      problems.attempt(hex.id(), () -> spots[grid.index(hex)] = spot(hex));
    }
    for (Hex hex : grid.hexes()) {
      for (Hex next : grid.neighbours(hex)) {
        problems.attempt(hex + "/" + next, () -> cross(hex, next));
      }
    }
    problems.refuseAny("the map under this terrain key");
    for (Hex hex : grid.hexes()) {
      ways.add(grid.neighbours(hex).stream().map(next -> crossing(hex, next)).toList());
    }
  }

  private Spot spot(Hex hex) {
    List<HexTerrain> drawn = map.terrain(hex).stream().map(f -> key.hex(f.kind())).toList();
    return Spot.of(hex, drawn, key.clear());
  }

  private void cross(Hex from, Hex to) {
    List<SideTerrain> sides = map.along(from, to).stream().map(f -> key.side(f.kind())).toList();
    List<PathTerrain> paths = map.paths(from, to).stream().map(f -> key.path(f.kind())).toList();
    Spot start = spots[grid.index(from)];
    Spot end = spots[grid.index(to)];
    if (start != null && end != null) {
      crossings[slot(from, to)] = Crossing.of(start, end, sides, paths);
    }
  }

  public HexMap map() {
    return map;
  }

  public HexGrid grid() {
    return grid;
  }

  public TerrainKey key() {
    return key;
  }

  /** A hex with its terrain. @throws DataException if it is not on the map */
  public Spot at(Hex hex) {
    return spots[grid.index(hex)];
  }

  /** The step between two adjacent hexes. @throws DataException if they are not adjacent */
  public Crossing crossing(Hex from, Hex to) {
    return crossings[slot(from, to)];
  }

  /** The steps out of a hex into its neighbours. @throws DataException if it is not on the map */
  public List<Crossing> crossings(Hex from) {
    return ways.get(grid.index(from));
  }

  /** The hexes of the map edge that a side calls its own (8.3); none if the map names none. */
  public List<Hex> friendlyEdge(SideId side) {
    return map.edge(side.id());
  }

  private int slot(Hex from, Hex to) {
    int side = grid.side(from, to);
    if (side < 0) {
      throw new DataException(from + " and " + to + " are not adjacent");
    }
    return grid.index(from) * 6 + side;
  }
}
