package org.adjutant.rules.effect;

import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.BrokenEffectException;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.Frame;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;

/** A choice is answered; a sealed answer is the owner's secret until its stage goes on. */
public record AnswerChoice(int frame, String choice, Data answer) implements Effect {
  private static final Data SEALED = Data.of("sealed", Data.of(true));

  @Override
  public void applyTo(Draft draft) {
    Frame open = draft.frame(frame);
    draft.replace(open.with(find(open).answered(answer)));
  }

  private Choice find(Frame open) {
    return open.choices().stream()
        .filter(c -> c.id().equals(choice))
        .findFirst()
        .orElseThrow(() -> new BrokenEffectException("there is no choice " + choice));
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
    boolean secret =
        before.openChoices().stream()
            .anyMatch(
                c ->
                    c.id().equals(choice)
                        && c.sealed()
                        && !viewer.side().filter(c.owner()::equals).isPresent());
    return Optional.of(secret ? new AnswerChoice(frame, choice, SEALED) : this);
  }
}
