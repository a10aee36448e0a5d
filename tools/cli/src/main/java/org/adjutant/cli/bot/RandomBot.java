package org.adjutant.cli.bot;

import java.util.List;
import java.util.SplittableRandom;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.engine.Offers.Legal;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.spi.Title;

/** Takes any kind of what is offered, and any example of that kind. */
public final class RandomBot implements Bot {
  @Override
  public Input choose(Title title, Position position, SideId side) {
    List<Legal> offers =
        Offers.of(title, position, side).stream().filter(l -> !l.offer().isEmpty()).toList();
    if (offers.isEmpty()) {
      throw new IllegalStateException("nothing is offered to " + side);
    }
    SplittableRandom random = new SplittableRandom(position.digest().text().hashCode());
    Legal legal = offers.get(random.nextInt(offers.size()));
    var examples = legal.offer().examples();
    return legal.input(examples.get(random.nextInt(examples.size())));
  }
}
