package org.adjutant.bench;

import java.io.IOException;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Map;

/**
 * What {@link RetrialBenchmark} measures, by the processor time of its thread: rulings a second of
 * a core. The argument is the scenario.
 */
public final class Retrials {
  private static final int ROUNDS = 40;
  private static final int GAMES = 8;

  private Retrials() {}

  public static void main(String[] args) throws IOException, SQLException {
    RetrialBenchmark bench = new RetrialBenchmark();
    bench.scenario = args.length > 0 ? args[0] : "loos/training";
    bench.setUp();
    report(bench, "as recorded", Map.of());
    if (bench.scenario.startsWith("loos/")) {
      report(bench, "loos:LI-46=2", Map.of("loos:LI-46", 2));
    }
  }

  private static void report(RetrialBenchmark bench, String what, Map<String, Integer> flips)
      throws IOException, SQLException {
    double[] rates = new double[ROUNDS];
    for (int round = -ROUNDS; round < ROUNDS; round++) {
      long[] rulings = new long[1];
      double micros =
          Cost.of(
                  1,
                  () -> {
                    for (int n = 0; n < GAMES; n++) {
                      rulings[0] += bench.rulings(flips);
                    }
                  })
              .cpu();
      if (round >= 0) {
        rates[round] = rulings[0] * 1_000_000 / micros;
      }
    }
    Arrays.sort(rates);
    System.out.printf(
        "%s, %s: %.0f rulings a second of a core (best %.0f)%n",
        bench.scenario, what, rates[ROUNDS / 2], rates[ROUNDS - 1]);
  }
}
