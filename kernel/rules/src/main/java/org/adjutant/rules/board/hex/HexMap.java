package org.adjutant.rules.board.hex;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.rules.board.Feature;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.Place.Hexside;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.data.Problems;

/**
 * A printed hex map: a grid, and what lies in hexes, along hexsides and through them. Written as
 *
 * <pre>{@code
 * {"grid": {"tops": "flat", "columns": 33, "rows": 20, "high": "even", "ids": "CCRR"},
 *  "provenance": "reconstructed", "why": "for every layer below that says nothing of its own",
 *  "terrain": [{"type": "woods", "name": "Bois Hugo", "hexes": ["2307", "2308"]},
 *              {"type": "marsh", "hexes": ["0101..0304"], "provenance": "printed"}],
 *  "hexsides": [{"feature": "river", "name": "Canal", "at": ["0201/0301", "0202/0301"]},
 *               {"feature": "trench", "of": {"0117": ["DR", "D"]}}],
 *  "paths": [{"kind": "road", "name": "Lens road", "hexes": ["0110", "0211", "0310"]}],
 *  "names": {"Lone Tree": "2015", "Loos": ["2512", "2513"]},
 *  "regions": {"sector-I": {"kind": "sector", "hexes": ["0218", "0318"]}, "out": ["0120", "0220"]},
 *  "edges": {"german": ["top", "right"], "allied": ["bottom", "0842..0844"]}}
 * }</pre>
 *
 * Only {@code grid} is required. See {@link GridSpec#parse} for it. A hex may hold several
 * terrains. Lists of hexes take rectangles, top left to bottom right. A hexside feature is {@code
 * at} sides between two hexes, or it is drawn inside one hex along the sides {@code of} it, and
 * that hex owns it. A path joins each hex of its list to the next. The name of a terrain names its
 * hexes too. Edges belong to sides: {@code left}, {@code right}, {@code top}, {@code bottom}, or
 * hexes one by one. A layer that is {@code derived} or {@code reconstructed} says {@code why}.
 */
public final class HexMap {
  private final HexGrid grid;
  private final MapLayers layers;

  HexMap(HexGrid grid, MapLayers layers) {
    this.grid = grid;
    this.layers = layers;
  }

  /** Reads a map. @throws DataException that lists every problem, each with its JSON path */
  public static HexMap parse(Data data) {
    return HexMapReader.read(data, new Problems());
  }

  /**
   * Every problem of a map's data, each with its JSON path; empty if {@link #parse} will accept it.
   */
  public static List<String> problems(Data data) {
    Problems problems = new Problems();
    try {
      HexMapReader.read(data, problems);
    } catch (DataException e) {
      return problems.found();
    }
    return List.of();
  }

  public HexGrid grid() {
    return grid;
  }

  /** The terrains of a hex, in the order of the map's layers; none for plain ground. */
  public List<Feature> terrain(Hex hex) {
    return layers.terrain(grid.index(hex));
  }

  public boolean has(Hex hex, String terrain) {
    return among(terrain(hex), terrain).isPresent();
  }

  /** The hexes that hold a terrain, by number. */
  public List<Hex> hexesWith(String terrain) {
    return grid.hexes().stream().filter(hex -> has(hex, terrain)).toList();
  }

  /**
   * Whatever lies along the side of two adjacent hexes, drawn inside either of them or on the side
   * itself.
   */
  public List<Feature> along(Hex a, Hex b) {
    int there = slot(a, b);
    int back = grid.opposite(there);
    List<Feature> both = layers.shared(Math.min(there, back));
    if (layers.owned(there).isEmpty() && layers.owned(back).isEmpty()) {
      return both;
    }
    List<Feature> all = new ArrayList<>(both);
    all.addAll(layers.owned(Math.min(there, back)));
    all.addAll(layers.owned(Math.max(there, back)));
    return all;
  }

  public boolean has(Hex a, Hex b, String feature) {
    int there = slot(a, b);
    int back = grid.opposite(there);
    return among(layers.shared(Math.min(there, back)), feature).isPresent()
        || among(layers.owned(there), feature).isPresent()
        || among(layers.owned(back), feature).isPresent();
  }

  public boolean has(Hexside side, String feature) {
    return has(side.a(), side.b(), feature);
  }

  /** What is drawn inside one hex along its side to a neighbour. */
  public List<Feature> ownedBy(Hex owner, Hex neighbour) {
    return layers.owned(slot(owner, neighbour));
  }

  /**
   * Whether a feature on the side to a neighbour is drawn inside this hex, so that this hex owns
   * it.
   */
  public boolean owns(Hex owner, Hex neighbour, String feature) {
    return among(ownedBy(owner, neighbour), feature).isPresent();
  }

  /** Whether a hex owns such a feature on any of its sides. */
  public boolean owns(Hex owner, String feature) {
    return grid.neighbours(owner).stream().anyMatch(next -> owns(owner, next, feature));
  }

  /** The hexsides along which a feature lies, in order of their hexes' numbers. */
  public List<Hexside> hexsidesWith(String feature) {
    List<Hexside> found = new ArrayList<>();
    for (Hex hex : grid.hexes()) {
      for (Hex next : grid.neighbours(hex)) {
        if (grid.index(hex) < grid.index(next) && has(hex, next, feature)) {
          found.add(new Hexside(hex, next));
        }
      }
    }
    return found;
  }

  /** The roads, trails and the like that lead across the side of two adjacent hexes. */
  public List<Feature> paths(Hex a, Hex b) {
    int there = slot(a, b);
    return layers.paths(Math.min(there, grid.opposite(there)));
  }

  /** Whether a path of this kind leads from one hex to an adjacent one. */
  public boolean joined(Hex a, Hex b, String kind) {
    return among(paths(a, b), kind).isPresent();
  }

  /** Whether a path of this kind leads through the hex. */
  public boolean onPath(Hex hex, String kind) {
    return grid.neighbours(hex).stream().anyMatch(next -> joined(hex, next, kind));
  }

  /** The hexes of a name, as they were written; none if the map has no such name. */
  public List<Hex> named(String name) {
    return layers.names().getOrDefault(name, List.of());
  }

  /** The names of a hex. */
  public List<String> names(Hex hex) {
    return layers.names().entrySet().stream()
        .filter(entry -> entry.getValue().contains(hex))
        .map(java.util.Map.Entry::getKey)
        .toList();
  }

  /** All regions, in the order they were written. */
  public List<Region> regions() {
    return List.copyOf(layers.regions().values());
  }

  /** A region by its id. @throws DataException naming those there are */
  public Region region(String id) {
    Region region = layers.regions().get(id);
    if (region == null) {
      throw new DataException(
          "the map has no region \"" + id + "\", only " + layers.regions().keySet());
    }
    return region;
  }

  /** The regions that hold a hex. */
  public List<Region> regions(Hex hex) {
    return layers.regionsOf(grid.index(hex));
  }

  /** The hexes of the map's edges that belong to somebody; none if no edge does. */
  public List<Hex> edge(String owner) {
    return layers.edges().getOrDefault(owner, List.of());
  }

  /** Every feature layer, in the order written: terrains, hexside features, paths. */
  public List<Feature> features() {
    return layers.all();
  }

  private static Optional<Feature> among(List<Feature> features, String kind) {
    for (int n = 0; n < features.size(); n++) {
      if (features.get(n).kind().equals(kind)) {
        return Optional.of(features.get(n));
      }
    }
    return Optional.empty();
  }

  private int slot(Hex from, Hex to) {
    int slot = grid.slot(from, to);
    if (slot < 0) {
      throw new DataException(
          from + " and " + to + " are not adjacent, so there is no side between them");
    }
    return slot;
  }
}
