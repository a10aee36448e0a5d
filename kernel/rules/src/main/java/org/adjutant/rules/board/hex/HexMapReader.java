package org.adjutant.rules.board.hex;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.adjutant.rules.board.Feature;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.data.Problems;
import org.adjutant.rules.rulebook.Provenance;

/** Reads the data form that {@link HexMap} describes. */
final class HexMapReader {
  private static final List<String> FIELDS =
      List.of(
          "grid", "provenance", "why", "terrain", "hexsides", "paths", "names", "regions", "edges");

  private static final List<String> EDGES = List.of("left", "right", "top", "bottom");

  private final Data data;
  private final HexGrid grid;
  private final MapLayers layers;
  private final Problems problems;

  private HexMapReader(Data data, HexGrid grid, Problems problems) {
    this.data = data;
    this.grid = grid;
    this.layers = new MapLayers(grid.size());
    this.problems = problems;
  }

  static HexMap read(Data data, Problems problems) {
    List<HexGrid> grid = new ArrayList<>();
    problems.attempt("grid", () -> grid.add(HexGrid.parse(data.get("grid"))));
    problems.refuseAny("the map");
    HexMapReader reader = new HexMapReader(data, grid.get(0), problems);
    reader.readAll();
    problems.refuseAny("the map");
    return new HexMap(reader.grid, reader.layers);
  }

  private void readAll() {
    problems.onlyFields(data, "", FIELDS);
    eachLayer("terrain", this::terrain);
    eachLayer("hexsides", this::hexsides);
    eachLayer("paths", this::path);
    eachNamed("names", (name, value) -> layers.addName(name, hexes("names." + name, value)));
    eachNamed("regions", this::region);
    eachNamed("edges", this::edge);
  }

  private void terrain(String path, Data layer) {
    Feature feature = feature(path, layer, "type", "hexes");
    List<Hex> hexes = hexes(path + ".hexes", layer.get("hexes"));
    hexes.forEach(hex -> layers.addTerrain(grid.index(hex), feature));
    if (!feature.name().isEmpty()) {
      layers.addName(feature.name(), hexes);
    }
  }

  private void hexsides(String path, Data layer) {
    Feature feature = feature(path, layer, "feature", "at", "of");
    if (layer.has("at") == layer.has("of")) {
      throw new DataException(
          "a hexside feature lies \"at\": [\"0101/0102\"] or inside hexes, \"of\": {\"0101\":"
              + " [\"D\"]}; write one of them");
    }
    if (layer.has("at")) {
      problems.eachItem(layer, path, "at", (at, side) -> shared(side.text(), feature));
    } else {
      problems.eachField(
          layer, path, "of", (hex, sides) -> owned(path + ".of", hex, layer.get("of"), feature));
    }
  }

  private void shared(String side, Feature feature) {
    String[] ends = side.split("/", -1);
    if (ends.length != 2) {
      throw new DataException("a hexside is written 0101/0102, not \"" + side + "\"");
    }
    layers.addShared(slot(grid.hex(ends[0]), grid.hex(ends[1])), feature);
  }

  private void owned(String path, String id, Data sides, Feature feature) {
    int hex = grid.index(grid.hex(id));
    problems.eachItem(
        sides,
        path,
        id,
        (at, item) -> {
          int side = grid.tops().side(Direction.of(item.text()));
          if (grid.exit(hex, side) < 0) {
            throw new DataException("the side " + item + " of " + id + " is the edge of the map");
          }
          layers.addOwned(hex * 6 + side, feature);
        });
  }

  private void path(String path, Data layer) {
    Feature feature = feature(path, layer, "kind", "hexes");
    List<Hex> hexes = new ArrayList<>();
    problems.eachItem(layer, path, "hexes", (at, item) -> hexes.add(grid.hex(item.text())));
    if (hexes.size() == layer.get("hexes").items().size()) {
      for (int n = 1; n < hexes.size(); n++) {
        Hex from = hexes.get(n - 1);
        Hex to = hexes.get(n);
        problems.attempt(path + ".hexes[" + n + "]", () -> layers.addPath(slot(from, to), feature));
      }
    }
  }

  private void region(String id, Data value) {
    String path = "regions." + id;
    boolean plain = !(value instanceof Data.Fields);
    if (!plain) {
      problems.onlyFields(value, path, List.of("kind", "hexes", "provenance", "why"));
    }
    List<Hex> hexes = plain ? hexes(path, value) : hexes(path + ".hexes", value.get("hexes"));
    String kind = plain ? "" : value.find("kind").map(Data::text).orElse("");
    Region region = new Region(id, kind, hexes, provenance(plain ? Data.EMPTY : value));
    layers.addRegion(region, hexes.stream().map(grid::index).toList());
  }

  private void edge(String owner, Data value) {
    List<Hex> found = new ArrayList<>();
    oneOrMore(
        "edges." + owner,
        value,
        text ->
            found.addAll(EDGES.contains(text) ? grid.edge(Edge.parse(text)) : grid.range(text)));
    layers.addEdge(owner, found);
  }

  /** The feature a layer is about; notes any field that belongs neither to it nor to the others. */
  private Feature feature(String path, Data layer, String kind, String... others) {
    List<String> known = new ArrayList<>(List.of(kind, "name", "provenance", "why"));
    known.addAll(List.of(others));
    problems.onlyFields(layer, path, known);
    String name = layer.find("name").map(Data::text).orElse("");
    return layers.declare(new Feature(layer.text(kind), name, provenance(layer)));
  }

  private Provenance provenance(Data layer) {
    return Provenance.parse(layer.has("provenance") ? layer : data);
  }

  /** The hexes of a text or a list; what is wrong with one is noted, and the others are read. */
  private List<Hex> hexes(String path, Data value) {
    List<Hex> found = new ArrayList<>();
    oneOrMore(path, value, text -> found.addAll(grid.range(text)));
    return found;
  }

  private int slot(Hex a, Hex b) {
    int there = grid.tops().side(grid.direction(a, b));
    return Math.min(grid.index(a) * 6 + there, grid.index(b) * 6 + (there + 3) % 6);
  }

  private void eachLayer(String field, BiConsumer<String, Data> reading) {
    if (data.has(field)) {
      problems.eachItem(data, "", field, reading);
    }
  }

  private void eachNamed(String field, BiConsumer<String, Data> reading) {
    if (data.has(field)) {
      problems.eachField(data, "", field, reading);
    }
  }

  private void oneOrMore(String path, Data value, Consumer<String> reading) {
    if (value instanceof Data.Text text) {
      problems.attempt(path, () -> reading.accept(text.value()));
      return;
    }
    problems.attempt(
        path,
        () -> {
          for (int n = 0; n < value.items().size(); n++) {
            Data item = value.items().get(n);
            problems.attempt(path + "[" + n + "]", () -> reading.accept(item.text()));
          }
        });
  }
}
