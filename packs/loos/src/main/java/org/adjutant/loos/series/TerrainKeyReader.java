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
  private static final List<String> TOP = List.of("terrains", "hexsides", "paths");
  private static final List<String> HEX =
      List.of(
          "title",
          "halves",
          "plus",
          "prohibited",
          "fortification",
          "sea",
          "line",
          "provenance",
          "why");
  private static final List<String> SIDE =
      List.of("title", "plus", "prohibited", "minefield", "line", "bridged", "provenance", "why");
  private static final List<String> PATH =
      List.of("title", "halves", "bridges", "provenance", "why");

  private static final String ROAD = "loos:5.4.1.a";
  private static final String TRAIL = "loos:5.4.2.a";

  private final Problems problems = new Problems();

  private TerrainKeyReader() {}

  static TerrainKey read(Data data) {
    return new TerrainKeyReader().readAll(data);
  }

  private TerrainKey readAll(Data data) {
    problems.onlyFields(data, "", TOP);
    Map<String, HexTerrain> hexes = new LinkedHashMap<>();
    Map<String, SideTerrain> sides = new LinkedHashMap<>();
    Map<String, PathTerrain> paths = new LinkedHashMap<>();
    problems.eachField(data, "", "terrains", (type, row) -> hexes.put(type, hex(type, row)));
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
    problems.onlyFields(row, "terrains." + type, HEX);
    Prohibition prohibited = prohibited(row);
    boolean plus = row.has("plus");
    if (plus && row.has("halves")) {
      throw new DataException("write either \"halves\" or \"plus\"");
    }
    if (!plus && !row.has("halves") && prohibited != Prohibition.ALL) {
      throw new DataException("\"halves\" or \"plus\" is missing: what does entering cost?");
    }
    int halves = row.find(plus ? "plus" : "halves").map(TerrainKeyReader::halves).orElse(0);
    return new HexTerrain(
        type,
        name(row, type),
        halves,
        plus,
        prohibited,
        flag(row, "fortification"),
        flag(row, "sea"),
        line(row, "line"),
        Provenance.parse(row));
  }

  private SideTerrain side(String feature, Data row) {
    problems.onlyFields(row, "hexsides." + feature, SIDE);
    return new SideTerrain(
        feature,
        name(row, feature),
        row.find("plus").map(TerrainKeyReader::halves).orElse(0),
        prohibited(row),
        row.has("bridged"),
        flag(row, "minefield"),
        line(row, "line"),
        line(row, "bridged"),
        Provenance.parse(row));
  }

  private PathTerrain path(String kind, Data row) {
    problems.onlyFields(row, "paths." + kind, PATH);
    return new PathTerrain(
        kind,
        name(row, kind),
        halves(row.get("halves")),
        flag(row, "bridges"),
        kind.equals("trail") ? TRAIL : ROAD,
        Provenance.parse(row));
  }

  private static int halves(Data data) {
    if (data.integer() < 0) {
      throw new DataException("a cost is 0 half movement points or more, not " + data);
    }
    return data.integer();
  }

  private static String name(Data row, String word) {
    return row.find("title").map(Data::text).orElse(word);
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
