package org.adjutant.rules.odds;

import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Position;

/** Decides on the way what sides choose, or leaves it open. */
@FunctionalInterface
public interface Responder {
  /** Leaves every choice open: the way ends there. */
  Responder NONE = (position, choice) -> Optional.empty();

  /**
   * The answer to an open choice.
   *
   * @return nothing if the way is to end here; an answer that is refused ends it too
   */
  Optional<Data> answer(Position position, Choice choice);
}
