package org.adjutant.rules.effect;

import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.Outcome;

/** The game is over. */
public record EndGame(Outcome outcome) implements Effect {
  @Override
  public void applyTo(Draft draft) {
    draft.end(outcome);
  }

  @Override
  public Data write() {
    return Row.of("end").add(outcome.write()).written();
  }

  static EndGame read(Row row) {
    return new EndGame(Outcome.read(row.data()));
  }
}
