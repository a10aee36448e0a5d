package org.adjutant.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.DoubleStream;

/**
 * What {@link FoldBenchmark} and {@link LoosBenchmark} measure, by the processor time of their
 * thread: for a machine whose processors are shared, where JMH's wall clock says little. Medians of
 * rounds, after as many to warm up.
 */
public final class Processor {
  private static final int ROUNDS = 30;
  private static final double SECOND = 1_000_000;

  private Processor() {}

  public static void main(String[] args) throws IOException, SQLException {
    PrintStream out = System.out;
    FoldBenchmark fold = new FoldBenchmark();
    fold.setUp();
    double one = median(10, fold::inOneDraft) / FoldBenchmark.EFFECTS;
    double each = median(10, fold::onePositionEach) / FoldBenchmark.EFFECTS;
    out.printf("effects in one draft: %.0f a second of a core%n", SECOND / one);
    out.printf("effects with a position each: %.0f a second of a core%n", SECOND / each);
    for (String scenario : List.of("training", "campaign")) {
      LoosBenchmark loos = new LoosBenchmark();
      loos.scenario = scenario;
      loos.setUp();
      out.printf(
          "%s, rulings: %.0f a second of a core%n", scenario, SECOND / median(2_000, loos::ruling));
      out.printf(
          "%s, all offers of a side: %.2f ms%n", scenario, median(200, loos::allOffers) / 1_000);
      out.printf(
          "%s, random games: %.1f a second of a core%n",
          scenario, SECOND / median(1, loos::randomGame));
    }
  }

  private static double median(int times, Cost.Work work) throws SQLException, IOException {
    DoubleStream.Builder costs = DoubleStream.builder();
    for (int i = 0; i < 2 * ROUNDS; i++) {
      double cpu = Cost.of(times, work).cpu();
      if (i >= ROUNDS) {
        costs.add(cpu);
      }
    }
    return costs.build().sorted().toArray()[ROUNDS / 2];
  }
}
