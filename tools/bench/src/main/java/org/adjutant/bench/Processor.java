package org.adjutant.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.sql.SQLException;
import java.util.stream.DoubleStream;

/**
 * What {@link FoldBenchmark}, {@link GameBenchmark} and {@link OddsBenchmark} measure, by the
 * processor time of their thread: for a machine whose processors are shared, where JMH's wall clock
 * says little. Medians of rounds, after as many to warm up.
 */
public final class Processor {
  private static final int ROUNDS = 30;
  private static final double SECOND = 1_000_000;

  private Processor() {}

  /**
   * What to measure: {@code fold}, {@code odds}, random {@code games} of all scenarios of a pack
   * (its id follows), or a scenario, {@code loos/training}; each in a program of its own.
   */
  public static void main(String[] args) throws IOException, SQLException {
    String what = args.length > 0 ? args[0] : "fold";
    if (what.equals("fold")) {
      fold(System.out);
    } else if (what.equals("odds")) {
      odds(System.out);
    } else if (what.equals("games") && args.length > 1) {
      for (String scenario : Scenarios.of(args[1])) {
        wholeGames(scenario, System.out);
      }
    } else {
      games(what, System.out);
    }
  }

  private static void fold(PrintStream out) throws IOException, SQLException {
    FoldBenchmark fold = new FoldBenchmark();
    fold.setUp();
    double one = median(10, fold::inOneDraft) / FoldBenchmark.EFFECTS;
    double each = median(10, fold::onePositionEach) / FoldBenchmark.EFFECTS;
    out.printf("effects in one draft: %.0f a second of a core%n", SECOND / one);
    out.printf("effects with a position each: %.0f a second of a core%n", SECOND / each);
  }

  private static void games(String scenario, PrintStream out) throws IOException, SQLException {
    GameBenchmark game = new GameBenchmark();
    game.scenario = scenario;
    game.setUp();
    double ruling = median(8_000, game::ruling);
    out.printf("%s, rulings: %.0f a second of a core%n", scenario, SECOND / ruling);
    double offers = median(200, game::allOffers);
    out.printf("%s, all offers of a side: %.2f ms%n", scenario, offers / 1_000);
    double whole = median(1, game::randomGame);
    out.printf("%s, random games: %.1f a second of a core%n", scenario, SECOND / whole);
  }

  private static void wholeGames(String scenario, PrintStream out)
      throws IOException, SQLException {
    GameBenchmark game = new GameBenchmark();
    game.scenario = scenario;
    game.setUp();
    double whole = median(1, game::randomGame);
    out.printf(
        "%s, random games: %.1f a second of a core, %d inputs each%n",
        scenario, SECOND / whole, game.inputs());
  }

  private static void odds(PrintStream out) throws IOException, SQLException {
    OddsBenchmark odds = new OddsBenchmark();
    odds.setUp();
    long first = System.nanoTime();
    odds.exactWithGas();
    out.printf(
        "exact odds, the first of the program: %.0f ms%n", (System.nanoTime() - first) / 1e6);
    out.printf("exact odds, an attack: %.2f ms%n", median(20, odds::exactPlain) / 1_000);
    out.printf(
        "exact odds, after gas and two bombardments: %.2f ms%n",
        median(5, odds::exactWithGas) / 1_000);
    out.printf(
        "a ruling explained in 100,000 events: %.2f ms%n", median(5, odds::explained) / 1_000);
    double[] walls = new double[ROUNDS];
    for (int i = 0; i < ROUNDS; i++) {
      walls[i] = Cost.of(1, odds::sampled).wall() / 1_000;
    }
    out.printf(
        "%d sampled attacks on all cores: first %.0f ms, then %.0f ms by the wall clock%n",
        OddsBenchmark.SAMPLES, walls[0], DoubleStream.of(walls).sorted().toArray()[ROUNDS / 2]);
    odds.tearDown();
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
