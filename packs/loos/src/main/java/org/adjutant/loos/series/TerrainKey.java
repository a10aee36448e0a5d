package org.adjutant.loos.series;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;

/**
 * The terrain key: what each type of terrain costs, keeps out, and is worth to a defender (5.4).
 * Written as
 *
 * <pre>{@code
 * {"terrains": {"clear": {"title": "Clear", "halves": 2, "line": "clear", "provenance": "printed"},
 *               "town": {"plus": 2, "line": "town", "provenance": ...},
 *               "lake": {"prohibited": true, "sea": true}, "fort": {"plus": 0, "fortification": true},
 *               "marsh": {"halves": 6, "prohibited": "mobile"}},
 *  "hexsides": {"river": {"plus": 2, "line": "river", "bridged": "bridge"},
 *               "cliff": {"prohibited": true}, "minefield": {"plus": 0, "minefield": true}},
 *  "paths": {"road": {"halves": 1, "bridges": true}, "trail": {"halves": 2}}}
 * }</pre>
 *
 * Costs are half movement points. Every row has its provenance, and may have a {@code title}. A
 * hexside feature with a {@code bridged} line is a river or ditch (8.2.2). {@code clear} is the
 * ground of a hex in which the map shows nothing, or nothing but terrain with a plus.
 */
public final class TerrainKey {
  static final String CLEAR = "clear";

  private final Map<String, HexTerrain> hexes;
  private final Map<String, SideTerrain> sides;
  private final Map<String, PathTerrain> paths;

  TerrainKey(
      Map<String, HexTerrain> hexes,
      Map<String, SideTerrain> sides,
      Map<String, PathTerrain> paths) {
    this.hexes = new LinkedHashMap<>(hexes);
    this.sides = new LinkedHashMap<>(sides);
    this.paths = new LinkedHashMap<>(paths);
    if (!hexes.containsKey(CLEAR)) {
      throw new DataException("terrains: the key needs a row \"" + CLEAR + "\"");
    }
  }

  /**
   * @throws DataException that lists every problem, each with its JSON path
   */
  public static TerrainKey parse(Data data) {
    return TerrainKeyReader.read(data);
  }

  /** The row of a type. @throws DataException naming the rows there are */
  public HexTerrain hex(String type) {
    return row(hexes, type, "hex terrain");
  }

  /** The row of a feature. @throws DataException naming the rows there are */
  public SideTerrain side(String feature) {
    return row(sides, feature, "hexside terrain");
  }

  /** The row of a kind of path. @throws DataException naming the rows there are */
  public PathTerrain path(String kind) {
    return row(paths, kind, "kind of path");
  }

  public HexTerrain clear() {
    return hex(CLEAR);
  }

  public List<HexTerrain> hexes() {
    return List.copyOf(hexes.values());
  }

  public List<SideTerrain> sides() {
    return List.copyOf(sides.values());
  }

  public List<PathTerrain> paths() {
    return List.copyOf(paths.values());
  }

  private static <T> T row(Map<String, T> rows, String word, String what) {
    return Optional.ofNullable(rows.get(word))
        .orElseThrow(
            () ->
                new DataException(
                    "the terrain key has no "
                        + what
                        + " \""
                        + word
                        + "\"; there are "
                        + rows.keySet()));
  }
}
