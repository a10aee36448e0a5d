package org.adjutant.loos.campaign.outlook;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.series.combat.clash.CombatResult;
import org.adjutant.loos.series.combat.clash.Cover;
import org.adjutant.loos.series.combat.clash.ResultsTable;
import org.adjutant.rules.tables.TableLine;

/** How many faces of the die give each result, by the number of a line and the differential. */
final class Odds {
  static final int FACES = 6;
  private static final int LEAST = -12;
  private static final int MOST = 24;
  private static final int MOST_DICE = 6;
  private static final CombatResult[] RESULTS = CombatResult.values();

  private final ResultsTable table;
  private final List<String> lines = new ArrayList<>();
  private final int[][][] faces;
  private final int[][] hits;

  Odds(ResultsTable table) {
    this.table = table;
    List<TableLine> all = table.table().lines();
    this.faces = new int[all.size()][MOST - LEAST + 1][];
    this.hits = new int[all.size()][MOST_DICE + 1];
    for (int line = 0; line < all.size(); line++) {
      lines.add(all.get(line).id());
      for (int n = 0; n <= MOST - LEAST; n++) {
        faces[line][n] = count(all.get(line), LEAST + n);
      }
      for (int dice = 1; dice <= MOST_DICE; dice++) {
        hits[line][dice] = shells(line, dice);
      }
    }
  }

  private static int[] count(TableLine line, int differential) {
    int[] faces = new int[RESULTS.length];
    for (int face = 1; face <= FACES; face++) {
      faces[CombatResult.of(line.at(differential).row(face).text()).ordinal()]++;
    }
    return faces;
  }

  int line(String id) {
    int line = lines.indexOf(id);
    if (line < 0) {
      throw new IllegalArgumentException("the table has no line " + id);
    }
    return line;
  }

  /** The one of two lines that is better for the defender. */
  int better(String one, String other) {
    Cover first = new Cover(one, "", List.of());
    return line(table.best(List.of(first, new Cover(other, "", List.of()))).line());
  }

  /** By the ordinal of the {@link CombatResult}, of six faces. */
  int[] faces(int line, int differential) {
    return faces[line][Math.min(Math.max(differential, LEAST), MOST) - LEAST];
  }

  /** Of 1000 shells of so many dice, how many give a retreat or a loss to what they hit (17.4). */
  int hits(int line, int dice) {
    return hits[line][Math.min(dice, MOST_DICE)];
  }

  private int shells(int line, int dice) {
    int[] sums = {1};
    for (int die = 0; die < dice; die++) {
      int[] next = new int[sums.length + FACES];
      for (int sum = 0; sum < sums.length; sum++) {
        for (int face = 1; face <= FACES; face++) {
          next[sum + face] += sums[sum];
        }
      }
      sums = next;
    }
    long hits = 0;
    long all = 0;
    for (int sum = 0; sum < sums.length; sum++) {
      int[] of = faces(line, sum);
      int good =
          of[CombatResult.D2.ordinal()]
              + of[CombatResult.D3.ordinal()]
              + of[CombatResult.DE.ordinal()];
      hits += (long) sums[sum] * good;
      all += (long) sums[sum] * FACES;
    }
    return (int) (hits * 1000 / all);
  }
}
