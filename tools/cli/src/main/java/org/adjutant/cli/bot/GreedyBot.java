package org.adjutant.cli.bot;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.engine.Offers.Legal;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.spi.Title;
import org.adjutant.rules.spi.support.EndPhase;

/**
 * Looks a step ahead: takes what promises the best position, dice averaged and the other side's
 * answers feared, and ends the phase when nothing is better than that. Of equals it takes the first
 * offered. What its side does not see it supposes to be as the title says.
 */
public final class GreedyBot implements Bot {
  /** How many examples of a kind it looks at; more are thinned out evenly. */
  private static final int LOOKED_AT = 48;

  /** With no more than these to choose among, it looks two answers ahead, else one. */
  private static final int FEW = 24;

  @Override
  public Input choose(Title title, Position position, SideId side) {
    Position view = title.hasSecrets() ? position.seenBy(Viewer.of(side)) : position;
    Position supposed = title.supposed(view, side);
    Prospect prospect = new Prospect(title, side);
    Input best = null;
    long bestWorth = Long.MIN_VALUE;
    List<Legal> offers = Offers.of(title, view, side);
    int all = offers.stream().mapToInt(legal -> legal.offer().examples().size()).sum();
    for (Legal legal : offers) {
      for (Data example : Thinned.list(legal.offer().examples(), LOOKED_AT)) {
        Input input = legal.input(example);
        long worth = prospect.of(supposed, input, all <= FEW ? 2 : 1);
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

  private static boolean isEnd(Legal legal) {
    return !legal.isChoice() && legal.kind().equals(EndPhase.NAME);
  }
}
