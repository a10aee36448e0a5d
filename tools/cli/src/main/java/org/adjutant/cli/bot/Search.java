package org.adjutant.cli.bot;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.engine.Offers.Legal;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Action;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.spi.Title;
import org.adjutant.rules.spi.support.EndPhase;

/**
 * Compares what a side may do by what comes of it. Of equals it takes the first. What the side does
 * not see it supposes to be as the title says.
 */
record Search(Title title, SideId side) {
  /** How many examples of a kind it looks at; more are thinned out evenly. */
  private static final int LOOKED_AT = 48;

  /** With no more than these to choose among, it looks two answers ahead, else one. */
  private static final int FEW = 24;

  /** The same where the title's counsel is dear; with more than the second it looks none ahead. */
  private static final int VERY_FEW = 6;

  private static final int SOME = 16;

  /**
   * The best of all offers; the end of the phase if nothing is better.
   *
   * @param open what may be taken at all
   * @throws IllegalStateException if there are none
   */
  Input best(Position view, Predicate<Input> open) {
    Position supposed = title.supposed(view, side);
    Prospect prospect = new Prospect(title, side);
    Input best = null;
    long bestWorth = Long.MIN_VALUE;
    List<Legal> offers = Offers.of(title, view, side);
    int all = offers.stream().mapToInt(legal -> legal.offer().examples().size()).sum();
    for (Legal legal : offers) {
      for (Data example : Thinned.list(legal.offer().examples(), LOOKED_AT)) {
        Input input = legal.input(example);
        if (all == 1) {
          return input;
        }
        if (!open.test(input)) {
          continue;
        }
        long worth = prospect.of(supposed, input, ahead(all));
        if (best == null || worth > bestWorth || worth == bestWorth && isEnd(legal)) {
          best = input;
          bestWorth = worth;
        }
      }
    }
    if (best == null) {
      throw new IllegalStateException("nothing is offered to " + side);
    }
    return best;
  }

  /** The best of these actions, if it is better than doing nothing. */
  Optional<Input> better(Position view, List<Action> ways) {
    Position supposed = title.supposed(view, side);
    Prospect prospect = new Prospect(title, side);
    Optional<Input> best = Optional.empty();
    long bestWorth = prospect.worth(supposed);
    for (Action way : ways) {
      Input input = new Input.Act(side, way);
      long worth = prospect.of(supposed, input, 1);
      if (worth > bestWorth) {
        best = Optional.of(input);
        bestWorth = worth;
      }
    }
    return best;
  }

  private int ahead(int all) {
    if (title.counsel().isEmpty()) {
      return all <= FEW ? 2 : 1;
    }
    return all <= VERY_FEW ? 2 : all <= SOME ? 1 : 0;
  }

  private static boolean isEnd(Legal legal) {
    return !legal.isChoice() && legal.kind().equals(EndPhase.NAME);
  }
}
