package org.adjutant.loos.series;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.data.Problems;
import org.adjutant.rules.rulebook.Provenance;

/** Reads the data form that {@link TerrainKey} describes. */
final class TerrainKeyReader {
  private static final List<String> TOP =
      List.of("provenance", "why", "hexes", "hexsides", "paths");
  private static final List<String> HEX =
      List.of(
          "name", "cost", "plus", "prohibited", "fortification", "sea", "line", "provenance", "why");
  private static final List<String> SIDE =
      List.of(
          "name", "plus", "prohibited", "river", "minefield", "line", "bridged", "provenance", "why");
  private static final List<String> PATH =
      List.of("name", "cost", "bridges", "rule", "provenance", "why");

  private final Provenance whole;
  private final Problems problems = new Problems();

  private TerrainKeyReader(Data data) {
    whole = Provenance.parse(data);
  }

  static TerrainKey read(Data data) {
    TerrainKeyReader reader = new TerrainKeyReader(data);
    return reader.readAll(data);
  }

  private TerrainKey readAll(Data data) {
    problems.onlyFields(data, "", TOP);
    Map<String, HexTerrain> hexes = new LinkedHashMap<>();
    Map<String, SideTerrain> sides = new LinkedHashMap<>();
    Map<String, PathTerrain> paths = new LinkedHashMap<>();
    problems.eachField(data, "", "hexes", (type, row) -> hexes.put(type, hex(type, row)));
    if (data.has("hexsides")) {
      problems.eachField(data, "", "hexsides", (word, row) -> sides.put(word, side(word, row)));
    }
    if (data.has("paths")) {
      problems.eachField(data, "", "paths", (word, row) -> paths.put(word, path(word, row)));
    }
    problems.refuseAny("the terrain key");
    return new TerrainKey(hexes, sides, paths);
  }

  private HexTerrain hex(String type, Data row) {
    problems.onlyFields(row, "hexes." + type, HEX);
    Prohibition prohibited = prohibited(row);
    if (row.has("cost") && row.has("plus")
        || !row.has("cost") && !row.has("plus") && prohibited != Prohibition.ALL) {
      throw new DataException("write either \"cost\" or \"plus\"");
    }
    boolean plus = row.has("plus");
    int halves = row.find(plus ? "plus" : "cost").map(TerrainKeyReader::halves).orElse(0);
    return new HexTerrain(
        type,
        name(row, type),
        halves,
        plus,
        prohibited,
        flag(row, "fortification"),
        flag(row, "sea"),
        line(row, "line"),
        Provenance.parse(row, whole));
  }

  private SideTerrain side(String feature, Data row) {
    problems.onlyFields(row, "hexsides." + feature, SIDE);
    return new SideTerrain(
        feature,
        name(row, feature),
        row.find("plus").map(TerrainKeyReader::halves).orElse(0),
        prohibited(row),
        flag(row, "river"),
        flag(row, "minefield"),
        line(row, "line"),
        line(row, "bridged"),
        Provenance.parse(row, whole));
  }

  private PathTerrain path(String kind, Data row) {
    problems.onlyFields(row, "paths." + kind, PATH);
    return new PathTerrain(
        kind,
        name(row, kind),
        halves(row.get("cost")),
        flag(row, "bridges"),
        row.text("rule"),
        Provenance.parse(row, whole));
  }

  /** Movement points, {@code 2} or {@code "1/2"}, as half points. */
  private static int halves(Data data) {
    int halves = data instanceof Data.Text half && half.value().equals("1/2") ? 1 : points(data);
    if (halves < 0) {
      throw new DataException("a cost is 0 movement points or more, not " + data);
    }
    return halves;
  }

  private static int points(Data data) {
    if (data instanceof Data.Text) {
      throw new DataException("a cost is a number of movement points or \"1/2\", not " + data);
    }
    return data.integer() * 2;
  }

  private static String name(Data row, String word) {
    return row.find("name").map(Data::text).orElse(word);
  }

  private static String line(Data row, String field) {
    return row.find(field).map(Data::text).orElse("");
  }

  private static boolean flag(Data row, String field) {
    return row.find(field).map(Data::flag).orElse(false);
  }

  private static Prohibition prohibited(Data row) {
    return row.find("prohibited").map(Prohibition::parse).orElse(Prohibition.NOBODY);
  }
}
