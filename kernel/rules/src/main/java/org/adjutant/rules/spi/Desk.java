package org.adjutant.rules.spi;

import java.util.Optional;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;

/**
 * What a side has before it when it decides: the title and its own view of the position. Validators
 * and offers see this and nothing else.
 */
public record Desk(Title title, Position view, SideId side) {

  /** The reading in force of an interpretation. */
  public int reading(String interpretation) {
    Optional<Integer> set = view.reading(interpretation);
    return set.isPresent() ? set.get() : title.interpretations().byDefault(interpretation);
  }

  public boolean isActive() {
    return view.clock().isActive(side);
  }

  public boolean inPhase(String phase) {
    return view.clock().phase().equals(phase);
  }
}
