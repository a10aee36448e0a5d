package org.adjutant.loos.series.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.adjutant.loos.series.Stores;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.data.Problems;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.SideId;

/** Reads the data form that {@link Scenario} describes. */
final class ScenarioReader {
  private static final List<String> FIELDS =
      List.of(
          "title",
          "about",
          "provenance",
          "why",
          "map",
          "turns",
          "first",
          "deploys",
          "sides",
          "counters",
          "units",
          "reinforcements",
          "markers",
          "allotments",
          "readings",
          "victory",
          "rules");

  private static final List<String> UNIT =
      List.of("id", "counter", "side", "name", "at", "in", "turn", "provenance", "why");

  private final String id;
  private final Data data;
  private final HexMap map;
  private final Problems problems = new Problems();
  private final Map<SideId, String> names = new LinkedHashMap<>();
  private final List<Deployment> units = new ArrayList<>();
  private final Map<SideId, List<Integer>> markers = new LinkedHashMap<>();
  private final Set<PieceId> known = new LinkedHashSet<>();

  ScenarioReader(String id, Data data, HexMap map) {
    this.id = id;
    this.data = data;
    this.map = map;
  }

  Scenario read() {
    problems.onlyFields(data, "", FIELDS);
    problems.eachItem(
        data,
        "",
        "sides",
        (path, side) -> names.put(new SideId(side.text("id")), side.text("name")));
    if (names.size() != 2) {
      problems.add("sides", "the series is for two sides, not " + names.keySet());
    }
    problems.attempt("first", () -> side(data.text("first")));
    problems.attempt("turns", () -> positive(data.integer("turns")));
    problems.refuseAny("the scenario " + id);
    List<SideId> sides = firstThen(side(data.text("first")));
    eachUnit("units", item -> units.add(unit(item)));
    eachUnit("reinforcements", item -> units.add(reinforcement(item)));
    problems.eachField(data, "", "markers", (side, values) -> markers(side(side), values));
    List<SideId> deploys = new ArrayList<>(sides);
    problems.attempt("deploys", () -> order(deploys));
    Map<String, Integer> readings = new LinkedHashMap<>();
    if (data.has("readings")) {
      problems.eachField(
          data, "", "readings", (name, number) -> readings.put(name, number.integer()));
    }
    problems.refuseAny("the scenario " + id);
    return new Scenario(id, sides, names, deploys, data.integer("turns"), units, markers, readings);
  }

  private void order(List<SideId> deploys) {
    if (data.has("deploys")) {
      SideId first = side(data.get("deploys").textItems().get(0));
      deploys.clear();
      deploys.addAll(firstThen(first));
    }
  }

  private List<SideId> firstThen(SideId first) {
    List<SideId> sides = new ArrayList<>(names.keySet());
    sides.remove(first);
    sides.add(0, first);
    return sides;
  }

  private void eachUnit(String field, Consumer<Data> reading) {
    if (data.has(field)) {
      problems.eachItem(
          data,
          "",
          field,
          (path, item) -> {
            problems.onlyFields(item, path, UNIT);
            if (!known.add(new PieceId(item.text("id")))) {
              throw new DataException("a unit " + item.text("id") + " is already there");
            }
            reading.accept(item);
          });
    }
  }

  private Deployment unit(Data item) {
    if (item.has("at") == item.has("in")) {
      throw new DataException("a unit stands \"at\" a hex or is deployed \"in\" some; write one");
    }
    return item.has("at")
        ? unit(item, map.grid().hex(item.text("at")), List.of())
        : unit(item, Stores.SET_UP, area(item.get("in")));
  }

  private Deployment reinforcement(Data item) {
    List<String> entry =
        item.has("in") ? area(item.get("in")) : List.of(map.grid().hex(item.text("at")).id());
    return unit(item, Stores.turn(positive(item.integer("turn"))), entry);
  }

  private Deployment unit(Data item, Place at, List<String> entry) {
    String counter = item.text("counter");
    if (!data.get("counters").has(counter)) {
      throw new DataException(
          "no counter \"" + counter + "\"; there are " + data.get("counters").fields().keySet());
    }
    String name = item.find("name").map(Data::text).orElse(item.text("id"));
    return new Deployment(
        new PieceId(item.text("id")), counter, side(item.text("side")), name, at, entry);
  }

  /** Hexes one by one, rectangles of them, and regions of the map. */
  private List<String> area(Data parts) {
    Set<String> hexes = new LinkedHashSet<>();
    for (String part : parts.textItems()) {
      boolean region = map.regions().stream().anyMatch(r -> r.id().equals(part));
      List<Hex> found = region ? map.region(part).hexes() : map.grid().range(part);
      found.forEach(hex -> hexes.add(hex.id()));
    }
    return new ArrayList<>(hexes);
  }

  private void markers(SideId side, Data values) {
    markers.put(side, values.items().stream().map(value -> positive(value.integer())).toList());
  }

  private SideId side(String word) {
    SideId side = new SideId(word);
    if (!names.containsKey(side)) {
      throw new DataException("no side \"" + word + "\"; there are " + names.keySet());
    }
    return side;
  }

  private static int positive(int number) {
    if (number < 1) {
      throw new DataException("a number of 1 or more was expected, not " + number);
    }
    return number;
  }
}
