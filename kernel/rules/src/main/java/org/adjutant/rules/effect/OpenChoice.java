package org.adjutant.rules.effect;

import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.position.BrokenEffectException;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;

/** A side owes a decision, on which the given stage waits. */
public record OpenChoice(int frame, Choice choice) implements Effect {
  public OpenChoice {
    if (!choice.isOpen()) {
      throw new DataException("choice " + choice.id() + " opens without an answer");
    }
  }

  @Override
  public void applyTo(Draft draft) {
    if (draft.stack().stream().anyMatch(f -> f.choice(choice.id()).isPresent())) {
      throw new BrokenEffectException("a choice " + choice.id() + " is already there");
    }
    draft.replace(draft.frame(frame).with(choice));
  }

  @Override
  public Data write() {
    return Row.of("choice").add(frame).add(choice.write()).written();
  }

  static OpenChoice read(Row row) {
    return new OpenChoice(row.number(), Choice.read(row.data()));
  }

  @Override
  public Optional<Effect> seenBy(Viewer viewer, Position before) {
    return Optional.of(new OpenChoice(frame, choice.seenBy(viewer)));
  }
}
