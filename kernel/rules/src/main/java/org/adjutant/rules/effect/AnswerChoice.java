package org.adjutant.rules.effect;

import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.BrokenEffectException;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.Frame;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;

/** A choice is answered; who may know the answer, the choice says. */
public record AnswerChoice(int frame, String choice, Data answer) implements Effect {
  @Override
  public void applyTo(Draft draft) {
    Frame open = draft.frame(frame);
    Choice owed =
        open.choice(choice)
            .filter(Choice::isOpen)
            .orElseThrow(() -> new BrokenEffectException("no choice " + choice + " is open"));
    draft.replace(open.with(owed.answered(answer)));
  }

  @Override
  public Data write() {
    return Row.of("answer").add(frame).add(choice).add(answer).written();
  }

  static AnswerChoice read(Row row) {
    return new AnswerChoice(row.number(), row.text(), row.data());
  }

  @Override
  public Optional<Effect> seenBy(Viewer viewer, Position before) {
    boolean unseen =
        before.openChoices().stream()
            .anyMatch(c -> c.id().equals(choice) && !c.eyes().includes(viewer));
    return Optional.of(unseen ? new AnswerChoice(frame, choice, Choice.UNSEEN) : this);
  }
}
