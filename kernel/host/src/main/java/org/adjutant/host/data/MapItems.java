package org.adjutant.host.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexGrid;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.data.Problems;

/**
 * Changes of single items of a map, beside the layers that an overlay replaces whole:
 *
 * <pre>{@code
 * {"terrainAt":  {"1514": ["woods"], "1415": []},
 *  "hexsidesAt": {"1514/1615": ["canal", {"feature": "trench", "of": "1514"}]},
 *  "pathsAt":    {"1509/1508": {"is": ["road"], "provenance": "derived", "why": "..."}}}
 * }</pre>
 *
 * <p>The list is all that there is from then on, in the hex, along the hexside, or across it. Who
 * types says what is printed; what is not comes as an object with its provenance. A feature keeps
 * the name that one of its kind had there.
 */
final class MapItems {
  private static final String TERRAIN = "terrainAt";
  private static final String HEXSIDES = "hexsidesAt";
  private static final String PATHS = "pathsAt";
  private static final List<String> FIELDS = List.of(TERRAIN, HEXSIDES, PATHS);

  private final HexGrid grid;
  private final Problems problems = new Problems();

  private MapItems(HexGrid grid) {
    this.grid = grid;
  }

  /** Whether an overlay has any, and the resource is a map. */
  static boolean in(Data base, Data typed) {
    return base.has("grid") && FIELDS.stream().anyMatch(typed::has);
  }

  /** The overlay without them. */
  static Data rest(Data typed) {
    Map<String, Data> rest = new LinkedHashMap<>(typed.fields());
    FIELDS.forEach(rest::remove);
    return new Data.Fields(rest);
  }

  /**
   * A map with the items changed.
   *
   * @throws DataException that lists every problem with its JSON path
   */
  static Data over(Data map, Data typed) {
    MapItems items = new MapItems(HexGrid.parse(map.get("grid")));
    Data changed = map;
    changed = items.layers(changed, "terrain", typed, TERRAIN, items::terrain);
    changed = items.layers(changed, "hexsides", typed, HEXSIDES, items::hexside);
    changed = items.layers(changed, "paths", typed, PATHS, items::path);
    items.problems.refuseAny("the overlay");
    return changed;
  }

  private Data layers(
      Data map,
      String name,
      Data typed,
      String field,
      BiFunction<Item, List<Data>, List<Data>> to) {
    List<List<Data>> layers = new ArrayList<>();
    layers.add(map.find(name).map(Data::items).orElse(List.of()));
    if (typed.has(field)) {
      problems.eachField(
          typed,
          "$",
          field,
          (at, value) -> layers.add(to.apply(Item.of(at, value), layers.get(layers.size() - 1))));
    }
    List<Data> last = layers.get(layers.size() - 1);
    return layers.size() == 1 ? map : map.with(name, Data.of(last));
  }

  private List<Data> terrain(Item item, List<Data> layers) {
    Hex hex = grid.hex(item.at());
    MapLayer.Cut cut = MapLayer.without(layers, layer -> MapLayer.withoutHex(grid, layer, hex));
    for (Data kind : item.is()) {
      cut = cut.adding("type", kind.text(), item, "hexes", Data.texts(List.of(hex.id())));
    }
    return cut.layers();
  }

  private List<Data> hexside(Item item, List<Data> layers) {
    Hex[] ends = ends(item.at());
    MapLayer.Cut cut =
        MapLayer.without(layers, layer -> MapLayer.withoutSide(grid, layer, ends[0], ends[1]));
    for (Data feature : item.is()) {
      if (feature instanceof Data.Text text) {
        Data at = Data.texts(List.of(item.at()));
        cut = cut.adding("feature", text.value(), item, "at", at);
      } else {
        Hex owner = grid.hex(feature.text("of"));
        if (!owner.equals(ends[0]) && !owner.equals(ends[1])) {
          throw new DataException("of: " + owner + " is not beside " + item.at());
        }
        Hex other = owner.equals(ends[0]) ? ends[1] : ends[0];
        Data side = Data.texts(List.of(grid.direction(owner, other).name()));
        cut = cut.adding("feature", feature.text("feature"), item, "of", Data.of(owner.id(), side));
      }
    }
    return cut.layers();
  }

  private List<Data> path(Item item, List<Data> layers) {
    Hex[] ends = ends(item.at());
    MapLayer.Cut cut = MapLayer.parted(layers, ends[0].id(), ends[1].id());
    for (Data kind : item.is()) {
      Data hexes = Data.texts(List.of(ends[0].id(), ends[1].id()));
      cut = cut.adding("kind", kind.text(), item, "hexes", hexes);
    }
    return cut.layers();
  }

  private Hex[] ends(String text) {
    String[] ids = text.split("/", -1);
    if (ids.length != 2) {
      throw new DataException("a hexside is written 0101/0102, not \"" + text + "\"");
    }
    Hex[] ends = {grid.hex(ids[0]), grid.hex(ids[1])};
    grid.hexside(ends[0], ends[1]);
    return ends;
  }

  /**
   * One change.
   *
   * @param at a hex, or a hexside
   * @param is what there is from then on
   */
  record Item(String at, List<Data> is, Data provenance) {
    static Item of(String at, Data value) {
      if (value instanceof Data.Items items) {
        return new Item(at, items.values(), Data.of("provenance", "printed"));
      }
      if (!(value instanceof Data.Fields)) {
        throw new DataException("write a list of what is there, [] for nothing, not " + value);
      }
      Data mark = Data.of("provenance", value.text("provenance"));
      return new Item(
          at,
          value.get("is").items(),
          value.has("why") ? mark.with("why", value.text("why")) : mark);
    }
  }
}
