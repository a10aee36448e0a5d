package org.adjutant.rules.effect;

import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Draft;

/** Turn, phase and the sides that may act. */
public record SetClock(Clock clock) implements Effect {
  @Override
  public void applyTo(Draft draft) {
    draft.clock(clock);
  }

  @Override
  public Data write() {
    return Row.of("clock").add(clock.write()).written();
  }

  static SetClock read(Row row) {
    return new SetClock(Clock.read(row.data()));
  }
}
