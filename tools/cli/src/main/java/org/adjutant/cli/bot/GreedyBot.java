package org.adjutant.cli.bot;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.engine.Offers.Legal;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.spi.Title;
import org.adjutant.rules.spi.support.EndPhase;

/**
 * Looks one step ahead: takes what promises the best position, dice averaged and the other side's
 * answers feared, and ends the phase when nothing betters its own. Ties go to the first offered.
 */
public final class GreedyBot implements Bot {
  /** How many examples of a kind it looks at; more are thinned out evenly. */
  private static final int LOOKED_AT = 40;

  @Override
  public Input choose(Title title, Position position, SideId side) {
    Position view = title.hasSecrets() ? position.seenBy(Viewer.of(side)) : position;
    Prospect prospect = new Prospect(title, side);
    List<Legal> offers = Offers.of(title, position, side);
    Input best = null;
    long bestWorth = Long.MIN_VALUE;
    for (Legal legal : offers) {
      for (Input input : inputs(legal)) {
        long worth = isEnd(legal) ? prospect.worth(view) : prospect.of(view, input);
        if (best == null || worth > bestWorth) {
          best = input;
          bestWorth = worth;
        } else if (worth == bestWorth && isEnd(legal)) {
          best = input;
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

  private static List<Input> inputs(Legal legal) {
    var examples = legal.offer().examples();
    int step = Math.max(1, (examples.size() + LOOKED_AT - 1) / LOOKED_AT);
    List<Input> inputs = new ArrayList<>();
    for (int i = 0; i < examples.size(); i += step) {
      inputs.add(legal.input(examples.get(i)));
    }
    return inputs;
  }
}
