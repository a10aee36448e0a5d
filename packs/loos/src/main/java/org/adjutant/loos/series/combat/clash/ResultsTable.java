package org.adjutant.loos.series.combat.clash;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.loos.series.HexTerrain;
import org.adjutant.loos.series.SideTerrain;
import org.adjutant.loos.series.TerrainKey;
import org.adjutant.rules.data.Problems;
import org.adjutant.rules.tables.Band;
import org.adjutant.rules.tables.Column;
import org.adjutant.rules.tables.LookupTable;
import org.adjutant.rules.tables.TableLine;

/** The combat results table: terrain lines of differentials, one die, a {@link CombatResult}. */
public final class ResultsTable {
  private final LookupTable table;
  private final Map<String, Integer> worths = new LinkedHashMap<>();

  /**
   * @throws org.adjutant.rules.data.DataException if a cell says what is no combat result
   */
  public ResultsTable(LookupTable table) {
    this.table = table;
    table.texts().forEach(CombatResult::of);
    table.lines().forEach(line -> worths.put(line.id(), worth(line)));
  }

  public LookupTable table() {
    return table;
  }

  /** Of these lines the one best for the defender; the first of equals. */
  public Cover best(List<Cover> covers) {
    Cover best = covers.get(0);
    for (Cover cover : covers) {
      best = worth(cover) > worth(best) ? cover : best;
    }
    return best;
  }

  public Column column(Cover cover, int differential) {
    return table.line(cover.line()).at(differential);
  }

  private int worth(Cover cover) {
    Integer known = worths.get(cover.line());
    return known == null ? worth(table.line(cover.line())) : known;
  }

  /** The later a line begins, the farther left it puts a differential, to the defender's good. */
  private static int worth(TableLine line) {
    Band first = Band.parse(line.labels().get(0));
    return (first.from() == Integer.MIN_VALUE ? first.to() : first.from()) - line.offset();
  }

  /**
   * Makes sure that terrain defends on lines that are there.
   *
   * @throws DataException naming every row of the terrain key with another line, and the lines
   */
  public void refuseOtherLines(TerrainKey key) {
    Problems problems = new Problems();
    for (HexTerrain row : key.hexes()) {
      check(problems, "terrains." + row.type(), row.line());
    }
    for (SideTerrain row : key.sides()) {
      check(problems, "hexsides." + row.feature(), row.line());
      check(problems, "hexsides." + row.feature(), row.bridgedLine());
    }
    problems.refuseAny("the terrain key");
  }

  private void check(Problems problems, String path, String line) {
    List<String> lines = table.lines().stream().map(TableLine::id).toList();
    if (!line.isEmpty() && !lines.contains(line)) {
      problems.add(path, table.id() + " has no line \"" + line + "\"; there are " + lines);
    }
  }
}
