package org.adjutant.cli.bot;

import java.util.SplittableRandom;
import org.adjutant.rules.engine.LegalDraw;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.spi.Title;

/** Takes anything that is legal, and now and then ends the phase. */
public final class RandomBot implements Bot {
  @Override
  public Input choose(Title title, Position position, SideId side) {
    Position view = title.hasSecrets() ? position.seenBy(Viewer.of(side)) : position;
    SplittableRandom random = new SplittableRandom(view.digest().text().hashCode());
    return new LegalDraw(title, random::nextInt)
        .next(view, side)
        .orElseThrow(() -> new IllegalStateException("nothing is offered to " + side));
  }
}
