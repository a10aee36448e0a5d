package org.adjutant.ledger.absent;

import java.util.function.Supplier;
import org.adjutant.ledger.game.GameException;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Offer;
import org.adjutant.rules.spi.Shape;

/** A choice known by its name alone; it can be shown, and not answered. */
record AbsentChoice(String name, Supplier<GameException> refused) implements ChoiceKind {
  @Override
  public String ask(Desk desk, Choice choice) {
    return "a choice is owed; its question is in the pack";
  }

  @Override
  public Shape shape() {
    throw refused.get();
  }

  @Override
  public void check(Desk desk, Choice choice, Data answer, Findings findings) {
    throw refused.get();
  }

  @Override
  public Offer offer(Desk desk, Choice choice) {
    throw refused.get();
  }
}
