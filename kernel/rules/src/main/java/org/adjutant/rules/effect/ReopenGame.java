package org.adjutant.rules.effect;

import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Draft;

/** The game is not over after all: an umpire set its end aside. */
public record ReopenGame() implements Effect {
  @Override
  public void applyTo(Draft draft) {
    draft.reopen();
  }

  @Override
  public Data write() {
    return Row.of("reopen").written();
  }
}
