package org.adjutant.host.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.Direction;
import org.adjutant.rules.board.hex.HexGrid;
import org.adjutant.rules.data.Data;

/** Layers of a map in their written form, with single items taken out. */
final class MapLayer {
  private static final String HEXES = "hexes";

  private MapLayer() {}

  /**
   * Layers from which something was taken.
   *
   * @param names what features of a kind were called where something was taken
   */
  record Cut(List<Data> layers, Map<String, String> names) {

    /** With one layer more. */
    Cut adding(String field, String kind, MapItems.Item item, String place, Data where) {
      Data layer = Data.of(field, kind);
      if (names.containsKey(kind)) {
        layer = layer.with("name", names.get(kind));
      }
      layer = layer.with(place, where);
      for (Map.Entry<String, Data> mark : item.provenance().fields().entrySet()) {
        layer = layer.with(mark.getKey(), mark.getValue());
      }
      List<Data> more = new ArrayList<>(layers);
      more.add(layer);
      return new Cut(more, names);
    }
  }

  /**
   * Takes something out of each layer.
   *
   * @param cutting the layer without it; empty if nothing is left
   */
  static Cut without(List<Data> layers, Function<Data, Optional<Data>> cutting) {
    List<Data> left = new ArrayList<>();
    Map<String, String> names = new LinkedHashMap<>();
    for (Data layer : layers) {
      Optional<Data> cut = cutting.apply(layer);
      cut.ifPresent(left::add);
      if (!cut.equals(Optional.of(layer))) {
        name(layer, names);
      }
    }
    return new Cut(left, names);
  }

  private static void name(Data layer, Map<String, String> names) {
    for (String field : List.of("type", "feature", "kind")) {
      if (layer.has(field) && layer.has("name")) {
        names.put(layer.text(field), layer.text("name"));
      }
    }
  }

  /** Takes a hex out of a layer's hexes; a rectangle that holds it comes apart. */
  static Optional<Data> withoutHex(HexGrid grid, Data layer, Hex hex) {
    List<String> left = new ArrayList<>();
    boolean found = false;
    for (String text : texts(layer.get(HEXES))) {
      List<Hex> range = grid.range(text);
      if (!range.contains(hex)) {
        left.add(text);
      } else {
        found = true;
        range.stream().filter(other -> !other.equals(hex)).map(Hex::id).forEach(left::add);
      }
    }
    return found ? rest(layer, HEXES, Data.texts(left), left.isEmpty()) : Optional.of(layer);
  }

  /** Takes a hexside out of a layer, wherever it is drawn. */
  static Optional<Data> withoutSide(HexGrid grid, Data layer, Hex a, Hex b) {
    if (layer.has("at")) {
      List<String> all = texts(layer.get("at"));
      List<String> left = new ArrayList<>(all);
      left.removeAll(List.of(a + "/" + b, b + "/" + a));
      return left.size() == all.size()
          ? Optional.of(layer)
          : rest(layer, "at", Data.texts(left), left.isEmpty());
    }
    Map<String, Data> left = new LinkedHashMap<>(layer.get("of").fields());
    boolean inA = drop(left, a.id(), grid.direction(a, b));
    boolean inB = drop(left, b.id(), grid.direction(b, a));
    return inA || inB
        ? rest(layer, "of", new Data.Fields(left), left.isEmpty())
        : Optional.of(layer);
  }

  private static boolean drop(Map<String, Data> sides, String hex, Direction side) {
    List<String> all = sides.containsKey(hex) ? texts(sides.get(hex)) : List.of();
    List<String> left = all.stream().filter(text -> Direction.of(text) != side).toList();
    if (left.isEmpty()) {
      sides.remove(hex);
    } else {
      sides.put(hex, Data.texts(left));
    }
    return left.size() < all.size();
  }

  /** Parts each path where it leads from one hex to the other, in either direction. */
  static Cut parted(List<Data> layers, String a, String b) {
    List<Data> left = new ArrayList<>();
    Map<String, String> names = new LinkedHashMap<>();
    for (Data layer : layers) {
      List<String> hexes = texts(layer.get(HEXES));
      int from = 0;
      for (int n = 1; n < hexes.size(); n++) {
        List<String> step = hexes.subList(n - 1, n + 1);
        if (step.equals(List.of(a, b)) || step.equals(List.of(b, a))) {
          piece(layer, hexes.subList(from, n)).ifPresent(left::add);
          from = n;
          name(layer, names);
        }
      }
      (from == 0 ? Optional.of(layer) : piece(layer, hexes.subList(from, hexes.size())))
          .ifPresent(left::add);
    }
    return new Cut(left, names);
  }

  private static Optional<Data> piece(Data layer, List<String> hexes) {
    return rest(layer, HEXES, Data.texts(hexes), hexes.size() < 2);
  }

  private static Optional<Data> rest(Data layer, String field, Data left, boolean none) {
    return none ? Optional.empty() : Optional.of(layer.with(field, left));
  }

  private static List<String> texts(Data value) {
    return value instanceof Data.Text text ? List.of(text.value()) : value.textItems();
  }
}
