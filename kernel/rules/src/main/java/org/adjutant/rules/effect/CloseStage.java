package org.adjutant.rules.effect;

import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Draft;

/** The stage on top ends, and what it waited for with it. */
public record CloseStage(int frame) implements Effect {
  @Override
  public void applyTo(Draft draft) {
    draft.pop(frame);
  }

  @Override
  public Data write() {
    return Row.of("close").add(frame).written();
  }

  static CloseStage read(Row row) {
    return new CloseStage(row.number());
  }
}
