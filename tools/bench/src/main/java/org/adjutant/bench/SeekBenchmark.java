package org.adjutant.bench;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.adjutant.ledger.History;
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

/** A branch of 100,000 events in a heap of 256 MB: seek anywhere, with keyframes and without. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(value = 1, jvmArgs = "-Xmx256m")
public class SeekBenchmark {
  static final int EVENTS = 100_000;

  private LongGame long100k;
  private History history;
  private int next;

  @Setup
  public void setUp() throws IOException {
    long100k = LongGame.copied(EVENTS);
    history = long100k.game.history();
  }

  @TearDown
  public void tearDown() throws IOException {
    long100k.close();
  }

  @Benchmark
  public Position warmAnywhere() {
    next = (next + 48_271) % EVENTS;
    return history.position(next);
  }

  @Benchmark
  public Position coldToTheEnd() {
    return history.folded(EVENTS);
  }
}
