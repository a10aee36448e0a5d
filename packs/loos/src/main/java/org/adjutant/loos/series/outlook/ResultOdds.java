package org.adjutant.loos.series.outlook;

import java.util.LinkedHashMap;
import java.util.Map;
import org.adjutant.loos.series.combat.clash.CombatResult;
import org.adjutant.loos.series.combat.clash.ResultsTable;
import org.adjutant.rules.tables.TableLine;

/** How many faces of the die give each result, for every line and differential of the table. */
final class ResultOdds {
  static final int FACES = 6;
  private static final int LEAST = -10;
  private static final int MOST = 15;

  private final Map<String, int[][]> lines = new LinkedHashMap<>();

  ResultOdds(ResultsTable table) {
    for (TableLine line : table.table().lines()) {
      int[][] byDifferential = new int[MOST - LEAST + 1][];
      for (int n = 0; n < byDifferential.length; n++) {
        byDifferential[n] = count(line, LEAST + n);
      }
      lines.put(line.id(), byDifferential);
    }
  }

  private static int[] count(TableLine line, int differential) {
    int[] faces = new int[CombatResult.values().length];
    for (int face = 1; face <= FACES; face++) {
      faces[CombatResult.of(line.at(differential).row(face).text()).ordinal()]++;
    }
    return faces;
  }

  /** By the ordinal of the {@link CombatResult}, of six faces. */
  int[] faces(String line, int differential) {
    int[][] byDifferential = lines.get(line);
    if (byDifferential == null) {
      throw new IllegalArgumentException("the table has no line " + line);
    }
    return byDifferential[Math.min(Math.max(differential, LEAST), MOST) - LEAST];
  }
}
