package org.adjutant.kit.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.adjutant.rules.engine.Chance;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.engine.LegalDraw;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.Ruling;
import org.adjutant.rules.spi.Title;

/**
 * A game played at random: a deciding side draws one of its pieces and one of its offers, answers
 * its choices, and now and then ends the phase. The same title and seed give the same game.
 */
public final class RandomGame {
  private final Title title;
  private final SplittableRandom random;
  private final LegalDraw draw;
  private final Chance chance;

  private RandomGame(Title title, long seed) {
    this.title = title;
    this.random = new SplittableRandom(seed);
    this.draw = new LegalDraw(title, random::nextInt);
    this.chance = new SeededChance(seed);
  }

  /**
   * Plays to the end, or until {@code most} inputs were ruled on.
   *
   * @param watch is told every ruling, the opening's first
   * @return the last position
   * @throws AssertionError if a side is to decide and is offered nothing, or an offer is refused
   */
  public static Position play(Title title, long seed, int most, Consumer<Turn> watch) {
    return new RandomGame(title, seed).run(most, watch);
  }

  private Position run(int most, Consumer<Turn> watch) {
    Ruling opening = Engine.open(title, List.of(), chance);
    watch.accept(new Turn(Position.EMPTY, opening));
    Position position = opening.after();
    for (int i = 0; i < most && position.outcome().isEmpty(); i++) {
      Input input = next(position);
      Ruling ruling = Engine.decide(title, position, input, chance);
      if (!ruling.permitted()) {
        throw new AssertionError("the offer " + input + " was refused: " + ruling.forbidding());
      }
      watch.accept(new Turn(position, ruling));
      position = ruling.after();
    }
    return position;
  }

  private Input next(Position position) {
    List<SideId> sides = new ArrayList<>(Offers.deciding(position));
    while (!sides.isEmpty()) {
      SideId side = sides.remove(random.nextInt(sides.size()));
      Optional<Input> input = draw.next(position, side);
      if (input.isPresent()) {
        return input.get();
      }
    }
    throw new AssertionError(
        "dead end at "
            + position.clock()
            + ": "
            + Offers.deciding(position)
            + " should decide and is offered nothing");
  }
}
