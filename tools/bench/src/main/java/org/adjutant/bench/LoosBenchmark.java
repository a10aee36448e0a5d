package org.adjutant.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.adjutant.host.data.PackData;
import org.adjutant.kit.play.RandomGame;
import org.adjutant.kit.play.SeededChance;
import org.adjutant.kit.play.Turn;
import org.adjutant.loos.LoosPack;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Ruling;
import org.adjutant.rules.spi.Pack;
import org.adjutant.rules.spi.Title;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The training scenario: rulings over a recorded game's mix of inputs, all offers of a side, whole
 * random games.
 */
@State(Scope.Benchmark)
@OutputTimeUnit(TimeUnit.SECONDS)
@BenchmarkMode(Mode.Throughput)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class LoosBenchmark {
  private static final int LONGEST = 5_000;

  private Title title;
  private final List<Turn> turns = new ArrayList<>();
  private int next;
  private long seed;

  @Setup
  public void setUp() {
    Pack pack = new LoosPack();
    title = pack.open("training", PackData.of(pack));
    RandomGame.play(title, 1, LONGEST, turns::add);
    turns.remove(0);
  }

  /** One ruling, trail included, on the position it was made on. */
  @Benchmark
  public Ruling ruling() {
    next = (next + 1) % turns.size();
    Turn turn = turns.get(next);
    return Engine.decide(title, turn.before(), turn.ruling().input(), new SeededChance(1));
  }

  /** All offers of the side that decides. */
  @Benchmark
  public List<Offers.Legal> allOffers() {
    next = (next + 1) % turns.size();
    Turn turn = turns.get(next);
    SideId side = Offers.deciding(turn.before()).get(0);
    return Offers.of(title, turn.before(), side);
  }

  /** A whole game played at random. */
  @Benchmark
  public Object randomGame() {
    return RandomGame.play(title, ++seed, LONGEST, turn -> {});
  }
}
