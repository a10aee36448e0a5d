package org.adjutant.rules.spi;

import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.ruling.Findings;

/**
 * A kind of decision that a stage asks for. Everything it needs stands in the choice's facts and in
 * the owner's view.
 */
public interface ChoiceKind {
  /** One or more lower-case words with hyphens: {@code retreat}. */
  String name();

  /** The question, as put to the owner. */
  String ask(Desk desk, Choice choice);

  Shape shape();

  /** Adds a finding for each rule that the answer breaks. */
  void check(Desk desk, Choice choice, Data answer, Findings findings);

  /** The legal answers; at least one, always. */
  Offer offer(Desk desk, Choice choice);

  /**
   * What a side answers that the title plays by itself; the first legal answer if not overridden.
   */
  default Data answer(Desk desk, Choice choice) {
    return offer(desk, choice).examples().get(0);
  }
}
