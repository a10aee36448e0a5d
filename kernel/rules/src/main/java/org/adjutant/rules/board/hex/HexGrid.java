package org.adjutant.rules.board.hex;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.Place.Hexside;
import org.adjutant.rules.board.Place.Vertex;
import org.adjutant.rules.board.hex.HexIds.Cell;
import org.adjutant.rules.board.reach.Net;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;

/**
 * A grid of hexes: which there are, what their neighbours, sides and corners are, how far apart
 * they lie. Hexes are numbered densely from 0, column by column, each column from the top, so that
 * tables over the map can be plain arrays; the number is for computing only and is never recorded.
 * Whatever a method lists comes in a fixed order: by number, or clockwise.
 *
 * <p>A hex is known by its id: methods take any equal {@link Hex} and give out one instance for
 * each. They throw {@link DataException} for a hex that is not on the map, naming the map's range
 * and the nearest hex there is.
 */
public final class HexGrid implements Net<Hex> {
  private final GridSpec spec;
  private final HexIndex hexes;
  private final int[] neighbours;
  private final Axial[] places;

  public HexGrid(GridSpec spec) {
    this.spec = spec;
    this.hexes = new HexIndex(spec);
    this.neighbours = new int[hexes.size() * 6];
    this.places = new Axial[hexes.size()];
    for (int index = 0; index < hexes.size(); index++) {
      Cell cell = hexes.cell(index);
      places[index] = spec.axial(cell.column(), cell.row());
      for (int side = 0; side < 6; side++) {
        neighbours[index * 6 + side] =
            hexes.index(places[index].plus(Axial.step(spec.tops(), side)));
      }
    }
  }

  /** The grid that {@link GridSpec#parse} describes. */
  public static HexGrid parse(Data data) {
    return new HexGrid(GridSpec.parse(data));
  }

  public GridSpec spec() {
    return spec;
  }

  public Tops tops() {
    return spec.tops();
  }

  @Override
  public int size() {
    return hexes.size();
  }

  /** All hexes, by number. */
  public List<Hex> hexes() {
    return hexes.all();
  }

  @Override
  public int index(Hex hex) {
    return hexes.index(hex);
  }

  /** The number of a hex, or -1 if the grid does not have it. */
  public int find(Hex hex) {
    return hexes.find(hex);
  }

  @Override
  public Hex at(int index) {
    return hexes.at(index);
  }

  public boolean contains(Hex hex) {
    return hexes.contains(hex);
  }

  /** The hex with this id. */
  public Hex hex(String id) {
    return at(hexes.index(new Hex(id)));
  }

  /**
   * The hexes meant by an id or by a rectangle of ids, {@code 0101..0744}; hexes the map lacks are
   * left out of a rectangle.
   */
  public List<Hex> range(String text) {
    if (!text.contains("..")) {
      return List.of(hex(text));
    }
    return HexRange.cells(spec, text).stream()
        .map(cell -> hexes.index(spec.axial(cell.column(), cell.row())))
        .filter(index -> index >= 0)
        .map(this::at)
        .toList();
  }

  /** The hex's place in slanted axes. */
  public Axial axial(Hex hex) {
    return places[index(hex)];
  }

  /** The hex at a place in slanted axes, unless the map has none there. */
  public Optional<Hex> at(Axial place) {
    int index = hexes.index(place);
    return index < 0 ? Optional.empty() : Optional.of(at(index));
  }

  @Override
  public int exits(int index) {
    return 6;
  }

  @Override
  public int exit(int index, int side) {
    return neighbours[index * 6 + side];
  }

  /** The neighbour in a direction, unless the map ends there. */
  public Optional<Hex> neighbour(Hex hex, Direction direction) {
    int next = exit(index(hex), tops().side(direction));
    return next < 0 ? Optional.empty() : Optional.of(at(next));
  }

  /** The neighbours there are, clockwise from the first direction. */
  public List<Hex> neighbours(Hex hex) {
    int index = index(hex);
    List<Hex> found = new ArrayList<>(6);
    for (int side = 0; side < 6; side++) {
      if (exit(index, side) >= 0) {
        found.add(at(exit(index, side)));
      }
    }
    return found;
  }

  /**
   * The number, 0 to 5 clockwise, of the side of one hex that faces an adjacent one; -1 if the two
   * are not adjacent.
   */
  public int side(Hex from, Hex to) {
    int slot = slot(from, to);
    return slot < 0 ? -1 : slot % 6;
  }

  /** The number of a hex times six plus that of its side to a neighbour, or -1. */
  int slot(Hex from, Hex to) {
    int index = index(from);
    int target = index(to);
    for (int slot = index * 6; slot < index * 6 + 6; slot++) {
      if (neighbours[slot] == target) {
        return slot;
      }
    }
    return -1;
  }

  /** The slot of the same side in the hex beyond it. */
  int opposite(int slot) {
    return neighbours[slot] * 6 + (slot + 3) % 6;
  }

  public boolean adjacent(Hex a, Hex b) {
    return side(a, b) >= 0;
  }

  /** The direction from a hex to an adjacent one. @throws DataException if they are not adjacent */
  public Direction direction(Hex from, Hex to) {
    int side = side(from, to);
    if (side < 0) {
      throw new DataException(from + " and " + to + " are not adjacent");
    }
    return tops().direction(side);
  }

  /** How many steps from hex to hex lie between two hexes; gaps in the map do not lengthen it. */
  public int distance(Hex a, Hex b) {
    return distance(index(a), index(b));
  }

  /** As {@link #distance(Hex, Hex)}, by number. */
  public int distance(int a, int b) {
    return places[a].minus(places[b]).length();
  }

  /** The hexes at exactly this distance, clockwise; those beyond the map are left out. */
  public List<Hex> ring(Hex centre, int radius) {
    if (radius == 0) {
      return List.of(at(index(centre)));
    }
    Axial place = axial(centre).plus(Axial.step(tops(), 0).times(radius));
    List<Hex> found = new ArrayList<>(6 * radius);
    for (int side = 0; side < 6; side++) {
      Axial step = Axial.step(tops(), (side + 2) % 6);
      for (int n = 0; n < radius; n++) {
        at(place).ifPresent(found::add);
        place = place.plus(step);
      }
    }
    return found;
  }

  /** The hexes at this distance or nearer, the centre first, ring by ring. */
  public List<Hex> within(Hex centre, int radius) {
    return IntStream.rangeClosed(0, radius)
        .mapToObj(n -> ring(centre, n))
        .flatMap(List::stream)
        .toList();
  }

  /** The side between two adjacent hexes. @throws DataException if they are not adjacent */
  public Hexside hexside(Hex a, Hex b) {
    direction(a, b);
    return new Hexside(a, b);
  }

  /** The hex's side in a direction, unless it lies on the edge of the map. */
  public Optional<Hexside> hexside(Hex hex, Direction direction) {
    return neighbour(hex, direction).map(next -> new Hexside(hex, next));
  }

  /** The hex's sides that face another hex, clockwise. */
  public List<Hexside> hexsides(Hex hex) {
    return neighbours(hex).stream().map(next -> new Hexside(hex, next)).toList();
  }

  /**
   * The hex's corner at the clockwise end of its side in a direction, unless it lies on the edge of
   * the map.
   */
  public Optional<Vertex> vertex(Hex hex, Direction direction) {
    return neighbour(hex, direction)
        .flatMap(a -> neighbour(hex, tops().turn(direction, 1)).map(b -> new Vertex(hex, a, b)));
  }

  /** The three sides that meet in a corner. */
  public List<Hexside> hexsides(Vertex vertex) {
    return List.of(
        hexside(vertex.a(), vertex.b()),
        hexside(vertex.a(), vertex.c()),
        hexside(vertex.b(), vertex.c()));
  }

  /** Whether the hex has fewer than six neighbours, at the map's rim or beside a gap in it. */
  public boolean atEdge(Hex hex) {
    return neighbours(hex).size() < 6;
  }

  /**
   * The outermost hexes of each row (left, right) or column (top, bottom). Corner hexes belong to
   * both their edges.
   */
  public List<Hex> edge(Edge edge) {
    return hexes.edge(edge);
  }
}
