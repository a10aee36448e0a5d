package org.adjutant.bench;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.adjutant.ledger.History;
import org.adjutant.ledger.game.Luck;
import org.adjutant.rules.position.Position;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * A branch of 100,000 events: seek anywhere, with keyframes and without, and fork early and late.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 1, jvmArgs = "-Xmx256m")
public class SeekBenchmark {
  private static final int EVENTS = 100_000;

  private LongGame long100k;
  private History history;
  private int next;

  @Setup
  public void setUp() throws IOException {
    long100k = new LongGame(EVENTS);
    history = long100k.game.history();
  }

  @TearDown
  public void tearDown() throws IOException {
    long100k.close();
  }

  private long anywhere() {
    next = (next + 48_271) % EVENTS;
    return next;
  }

  @Benchmark
  public Position seekWarm() {
    return history.position(anywhere());
  }

  @Benchmark
  public Position seekColdToTheEnd() {
    return history.folded(EVENTS);
  }

  @Benchmark
  public String forkAt1000() {
    return long100k.game.fork("main", 1_001, "", Luck.FRESH, "bench");
  }

  @Benchmark
  public String forkAt100000() {
    return long100k.game.fork("main", 99_999, "", Luck.FRESH, "bench");
  }
}
