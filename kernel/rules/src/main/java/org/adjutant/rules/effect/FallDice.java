package org.adjutant.rules.effect;

import java.util.List;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.position.BrokenEffectException;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.Frame;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Roll;
import org.adjutant.rules.position.Viewer;

/**
 * The dice of an open roll lie on the table, before their stage goes on: somebody may still cancel
 * them.
 *
 * @param dice none for a viewer who may not know them
 */
public record FallDice(int frame, List<Integer> dice) implements Effect {
  public FallDice {
    dice = List.copyOf(dice);
  }

  @Override
  public void applyTo(Draft draft) {
    Frame open = draft.frame(frame);
    Roll roll =
        open.roll()
            .filter(Roll::isOpen)
            .orElseThrow(() -> new BrokenEffectException("stage " + frame + " waits for no dice"));
    try {
      draft.replace(open.with(roll.fallen(dice)));
    } catch (DataException e) {
      throw new BrokenEffectException(e.getMessage());
    }
  }

  @Override
  public Data write() {
    return Row.of("dice").add(frame).add(Data.numbers(dice)).written();
  }

  static FallDice read(Row row) {
    return new FallDice(row.number(), row.data().items().stream().map(Data::integer).toList());
  }

  @Override
  public Optional<Effect> seenBy(Viewer viewer, Position before) {
    boolean unseen =
        before.stack().stream()
            .filter(f -> f.id() == frame)
            .flatMap(f -> f.roll().stream())
            .anyMatch(r -> !r.audience().includes(viewer));
    return Optional.of(unseen ? new FallDice(frame, List.of()) : this);
  }
}
