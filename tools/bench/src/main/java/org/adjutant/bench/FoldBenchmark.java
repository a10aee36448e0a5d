package org.adjutant.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.effect.SetSteps;
import org.adjutant.rules.effect.SetTally;
import org.adjutant.rules.position.Position;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Effects folded a second, on a position of 400 pieces: many in one draft, and one position each.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class FoldBenchmark {
  static final int EFFECTS = 10_000;

  private Position opening = Position.EMPTY;
  private final List<Effect> effects = new ArrayList<>();

  @Setup
  public void setUp() {
    opening = Effects.fold(Position.EMPTY, new Field().opening());
    for (int i = 0; effects.size() < EFFECTS; i++) {
      effects.add(new Move(Field.piece(i * 7), Field.place(i * 31)));
      effects.add(SetPieceAttribute.open(Field.piece(i * 7), "moved", Data.of(true)));
      effects.add(new SetSteps(Field.piece(i * 11), 1 + i % 2));
      effects.add(new SetTally("markers", i % 20));
    }
  }

  @Benchmark
  @OperationsPerInvocation(EFFECTS)
  public Position inOneDraft() {
    return Effects.fold(opening, effects);
  }

  @Benchmark
  @OperationsPerInvocation(EFFECTS)
  public Position onePositionEach() {
    Position position = opening;
    for (Effect effect : effects) {
      position = Effects.fold(position, List.of(effect));
    }
    return position;
  }
}
