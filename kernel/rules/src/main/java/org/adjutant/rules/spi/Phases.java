package org.adjutant.rules.spi;

import java.util.List;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Position;

/**
 * The phases of a title. {@link #next} is a pure function of the position: a fixed order, a drawn
 * chit, a card or an initiative are all its answers. {@link PhaseOrder} is the fixed order.
 */
public interface Phases {
  List<Phase> all();

  /** Turn, phase and active sides after the phase the position is in. */
  Clock next(Position position);

  /**
   * @throws IllegalStateException if there is no such phase
   */
  default Phase of(String id) {
    for (Phase phase : all()) {
      if (phase.id().equals(id)) {
        return phase;
      }
    }
    throw new IllegalStateException("no phase \"" + id + "\" is defined");
  }
}
