package org.adjutant.rules.effect;

import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.Outcome;
import org.adjutant.rules.position.SideId;

/** The game is over. */
public record EndGame(Outcome outcome) implements Effect {
  @Override
  public void applyTo(Draft draft) {
    draft.outcome(outcome);
  }

  @Override
  public Data write() {
    return Row.of("end")
        .add(Data.texts(outcome.winners().stream().map(SideId::id).toList()))
        .add(outcome.degree())
        .add(outcome.rule())
        .add(outcome.why())
        .written();
  }

  static EndGame read(Row row) {
    return new EndGame(new Outcome(row.sides(), row.text(), row.text(), row.text()));
  }
}
