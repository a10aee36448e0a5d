package org.adjutant.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.adjutant.ledger.History;
import org.adjutant.ledger.game.Luck;

/**
 * Seeks and forks of a branch of 100,000 events by processor time: warm, cold, and forks at event
 * 1,001 and 99,999 by turns on one copy. Medians of rounds, after as many to warm up.
 */
public final class Seeks {
  private static final int EVENTS = 100_000;
  private static final int ROUNDS = 20;

  private int next;

  private Seeks() {}

  public static void main(String[] args) throws IOException, SQLException {
    Seeks seeks = new Seeks();
    PrintStream out = System.out;
    try (LongGame game = LongGame.copied(EVENTS)) {
      History history = game.game.history();
      Cost first = Cost.of(1, () -> history.folded(EVENTS));
      out.printf(
          "first cold seek of the program: %.0f ms, CPU %.0f ms%n",
          ms(first.wall()), ms(first.cpu()));
      seeks.report("cold", 4, 1, () -> history.folded(EVENTS));
      seeks.report("warm", ROUNDS, 25, () -> history.position(seeks.anywhere()));
    }
    try (LongGame game = LongGame.copied(EVENTS)) {
      for (int i = 0; i < 2; i++) {
        seeks.report("fork at 1,001", ROUNDS, 5, () -> fork(game, 1_001));
        seeks.report("fork at 99,999", ROUNDS, 5, () -> fork(game, 99_999));
      }
    }
  }

  private static void fork(LongGame game, long at) {
    game.game.tree().fork("main", at, "", Luck.FRESH, "bench");
  }

  private long anywhere() {
    next = (next + 48_271) % EVENTS;
    return next;
  }

  private void report(String what, int rounds, int times, Cost.Work work)
      throws SQLException, IOException {
    Cost.of(rounds * times, work);
    Stream.Builder<Cost> costs = Stream.builder();
    for (int i = 0; i < rounds; i++) {
      costs.add(Cost.of(times, work));
    }
    List<Cost> sorted = costs.build().sorted(Comparator.comparingDouble(Cost::cpu)).toList();
    Cost median = sorted.get(rounds / 2);
    double wall = sorted.stream().mapToDouble(Cost::wall).sorted().toArray()[rounds / 2];
    System.out.printf("%s: median %.2f ms, CPU %.2f ms%n", what, ms(wall), ms(median.cpu()));
  }

  private static double ms(double micros) {
    return micros / 1_000;
  }
}
