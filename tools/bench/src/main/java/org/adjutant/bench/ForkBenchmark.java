package org.adjutant.bench;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.adjutant.ledger.game.Luck;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** Ten durable forks of a branch of 100,000 events, early and late, each time of a new copy. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 10)
@Measurement(iterations = 20)
@Fork(value = 1, jvmArgs = "-Xmx256m")
public class ForkBenchmark {
  private static final int FORKS = 10;

  @Param({"1001", "99999"})
  private long at;

  private LongGame game;

  @Setup(Level.Iteration)
  public void setUp() throws IOException {
    game = LongGame.copied(SeekBenchmark.EVENTS);
    game.walk();
  }

  @TearDown(Level.Iteration)
  public void tearDown() throws IOException {
    game.close();
  }

  @Benchmark
  public void tenForks() {
    for (int i = 0; i < FORKS; i++) {
      game.game.tree().fork("main", at, "", Luck.FRESH, "bench");
    }
  }
}
