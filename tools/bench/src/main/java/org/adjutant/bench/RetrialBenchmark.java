package org.adjutant.bench;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.adjutant.ledger.retrial.Conditions;
import org.adjutant.ledger.retrial.RecordedGame;
import org.adjutant.ledger.retrial.Retrial;
import org.adjutant.rules.spi.Title;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Recorded games of Loos decided again from their exports, events and trails compared. */
@State(Scope.Benchmark)
@OutputTimeUnit(TimeUnit.SECONDS)
@BenchmarkMode(Mode.Throughput)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class RetrialBenchmark {
  private static final int GAMES = 8;
  private static final int LONGEST = 20_000;

  @Param({"loos/training", "loos/campaign"})
  public String scenario = "loos/training";

  private List<RecordedGame> games = List.of();
  private Title title;
  private int next;

  /** Rulings, counted beside games. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Rulings {
    public long rulings;
  }

  @Setup
  public void setUp() throws IOException {
    games = RecordedGames.play(scenario, GAMES, LONGEST);
    title = games.get(0).title(Scenarios.ALL);
  }

  /** One game, every ruling on its own recorded position. */
  @Benchmark
  public void game(Rulings counted) {
    counted.rulings += rulings(Map.of());
  }

  /** The same with a reading flipped. */
  @Benchmark
  public void flipped(Rulings counted) {
    counted.rulings += rulings(Map.of("loos:LI-46", 2));
  }

  /**
   * Decides one game again.
   *
   * @return how many rulings it has
   */
  long rulings(Map<String, Integer> flips) {
    next = (next + 1) % games.size();
    long[] count = new long[1];
    new Retrial(games.get(next), new Conditions(title, flips))
        .run(org.adjutant.ledger.retrial.Scope.ALL, retried -> count[0]++);
    return count[0];
  }
}
