package org.adjutant.bench;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.adjutant.cli.bout.Seeds;
import org.adjutant.cli.odds.Asked;
import org.adjutant.cli.odds.Ground;
import org.adjutant.cli.odds.RecordedRolls;
import org.adjutant.cli.odds.Report;
import org.adjutant.cli.print.Ink;
import org.adjutant.host.data.PackData;
import org.adjutant.host.typed.ShortForm;
import org.adjutant.kit.play.SeededChance;
import org.adjutant.ledger.History;
import org.adjutant.loos.LoosPack;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.odds.Forecast;
import org.adjutant.rules.odds.Odds;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Input;
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
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Odds of an attack at Zero Hour on a stack of two: by itself, and after a marker with gas, of
 * whose four dice the sum is used against each unit of the stack before the attack; and explaining
 * a ruling in the middle of 100,000 events.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(1)
public class OddsBenchmark {
  static final int SAMPLES = 10_000;
  private static final int EVENTS = 100_000;
  private static final String TARGET = "2216";
  private static final String ATTACK = "attack 2216 with 45a,3b";

  private Title title;
  private Position plain = Position.EMPTY;
  private Position gas = Position.EMPTY;
  private Input attack;
  private LongGame long100k;
  private int next;

  @Setup
  public void setUp() throws IOException {
    Pack pack = new LoosPack();
    title = pack.open("zero-hour", PackData.of(pack));
    plain = played("end", "end", "end");
    gas = played("end", "lay 2216 gas with 45a,3b", "end", "end");
    attack = new ShortForm(title, plain, SideId.of("british")).readOne(ATTACK);
    long100k = LongGame.copied(EVENTS);
  }

  @TearDown
  public void tearDown() throws IOException {
    long100k.close();
  }

  private Position played(String... typed) {
    SeededChance chance = new SeededChance(1);
    Position at = stacked(Engine.open(title, List.of(), chance).after());
    for (String line : typed) {
      Input input = new ShortForm(title, at, Offers.deciding(at).get(0)).readOne(line);
      Ruling ruling = Engine.decide(title, at, input, chance);
      if (!ruling.permitted()) {
        throw new IllegalStateException(line + ": " + ruling.forbidding());
      }
      at = ruling.after();
    }
    return at;
  }

  /** With a second German battalion in the hex that is attacked. */
  private static Position stacked(Position opened) {
    Place target = Place.hex(TARGET);
    Piece second =
        opened.pieces(SideId.of("german")).stream()
            .filter(piece -> piece.steps() == 1 && piece.place() instanceof Place.Hex)
            .filter(piece -> !piece.place().equals(target))
            .findFirst()
            .orElseThrow();
    return Effects.fold(opened, List.of(new Move(second.id(), target)));
  }

  @Benchmark
  public Forecast exactPlain() {
    return exact(plain);
  }

  @Benchmark
  public Forecast exactWithGas() {
    return exact(gas);
  }

  private Forecast exact(Position at) {
    Forecast forecast = Odds.of(title).of(at, attack);
    if (!(forecast instanceof Forecast.Exact)) {
      throw new IllegalStateException(forecast.toString());
    }
    return forecast;
  }

  /** On all cores. */
  @Benchmark
  public Report sampled() {
    Ground ground = new Ground(title, plain, Optional.empty());
    Asked asked =
        new Asked(
            ground, Optional.of(attack), ATTACK, Map.of(), Optional.of(SAMPLES), new Seeds("s"));
    return asked.report(asked.forecast(), done -> {});
  }

  /** What explain reads of a procedure anywhere in the game: rulings, position, events, dice. */
  @Benchmark
  public int explained() {
    History history = long100k.game.history();
    next = (next + 48_271) % EVENTS;
    Ink ink = new Ink(false);
    RecordedRolls rolls = new RecordedRolls(long100k.game.title(), history, Viewer.UMPIRE);
    int read = 0;
    for (var ruling : history.procedure(next, Viewer.UMPIRE)) {
      long before = history.before(ruling);
      read += history.position(before).seenBy(Viewer.UMPIRE).pieces().size();
      read += history.events(before + 1, ruling.number(), Viewer.UMPIRE).size();
      read += rolls.lines(ruling, ink).size();
    }
    return read;
  }
}
