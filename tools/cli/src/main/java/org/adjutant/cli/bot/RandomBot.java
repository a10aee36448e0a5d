package org.adjutant.cli.bot;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.adjutant.rules.engine.LegalDraw;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.spi.Title;

/**
 * Takes anything that is legal, and now and then ends the phase. It remembers where it has been, so
 * that it does not go round in circles.
 */
public final class RandomBot implements Bot {
  private final Map<String, Integer> visits = new HashMap<>();

  @Override
  public Input choose(Title title, Position position, SideId side) {
    Position view = title.hasSecrets() ? position.seenBy(Viewer.of(side)) : position;
    String digest = view.digest().text();
    int visit = visits.merge(digest, 1, Integer::sum);
    SplittableRandom random = new SplittableRandom(digest.hashCode() + (long) visit - 1);
    return new LegalDraw(title, random::nextInt)
        .next(view, side)
        .orElseThrow(() -> new IllegalStateException("nothing is offered to " + side));
  }
}
