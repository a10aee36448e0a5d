package org.adjutant.rules.effect;

import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.SideId;

/** Turn, phase and the sides that may act. */
public record SetClock(Clock clock) implements Effect {
  @Override
  public void applyTo(Draft draft) {
    draft.clock(clock);
  }

  @Override
  public Data write() {
    return Row.of("clock")
        .add(clock.turn())
        .add(clock.phase())
        .add(Data.texts(clock.active().stream().map(SideId::id).toList()))
        .written();
  }

  static SetClock read(Row row) {
    return new SetClock(new Clock(row.number(), row.text(), row.sides()));
  }
}
