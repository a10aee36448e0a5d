package org.adjutant.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.adjutant.kit.play.RandomGame;
import org.adjutant.kit.play.SeededChance;
import org.adjutant.kit.play.Turn;
import org.adjutant.rules.engine.Chance;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Ruling;
import org.adjutant.rules.spi.Title;
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

/**
 * A scenario: rulings over recorded games' mix of inputs, all offers of a side, whole random games.
 */
@State(Scope.Benchmark)
@OutputTimeUnit(TimeUnit.SECONDS)
@BenchmarkMode(Mode.Throughput)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class GameBenchmark {
  private static final int LONGEST = 20_000;

  /** Whole games, so that the mix is that of play from the first turn to the last. */
  private static final int GAMES = 8;

  @Param({"loos/training", "loos/campaign", "nomansland/fix-bayonet"})
  public String scenario = "loos/training";

  private Title title;
  private final List<Recorded> games = new ArrayList<>();
  private int game;
  private int turn;
  private int asked;
  private Position position = Position.EMPTY;
  private long seed;

  /** A game as it was played: every ruling and the position it was made on, the opening first. */
  private record Recorded(List<Turn> turns, Chance chance) {}

  @Setup
  public void setUp() {
    title = Scenarios.title(scenario);
    for (int n = 1; n <= GAMES; n++) {
      List<Turn> turns = new ArrayList<>();
      RandomGame.play(title, n, LONGEST, turns::add);
      games.add(new Recorded(turns, new SeededChance(n)));
    }
    position = games.get(0).turns().get(0).ruling().after();
  }

  /** How many inputs a game takes, on the average of those played to begin with. */
  int inputs() {
    return games.stream().mapToInt(played -> played.turns().size()).sum() / games.size();
  }

  /**
   * One ruling, trail included, on the position that the ruling before it has just led to: nothing
   * is known of a position but what this very game has worked out.
   */
  @Benchmark
  public Ruling ruling() {
    Recorded now = games.get(game);
    if (++turn == now.turns().size()) {
      turn = 1;
      game = (game + 1) % games.size();
      now = games.get(game);
      position = now.turns().get(0).ruling().after();
    }
    Ruling ruling =
        Engine.decide(title, position, now.turns().get(turn).ruling().input(), now.chance());
    position = ruling.after();
    return ruling;
  }

  /** All offers of the side that decides. */
  @Benchmark
  public List<Offers.Legal> allOffers() {
    List<Turn> turns = games.get(0).turns();
    asked = asked + 1 < turns.size() ? asked + 1 : 1;
    Position before = turns.get(asked).before();
    return Offers.of(title, before, Offers.deciding(before).get(0));
  }

  /** A whole game played at random. */
  @Benchmark
  public Object randomGame() {
    return RandomGame.play(title, ++seed, LONGEST, played -> {});
  }
}
