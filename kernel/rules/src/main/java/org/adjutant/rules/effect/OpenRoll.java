package org.adjutant.rules.effect;

import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.position.BrokenEffectException;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.Frame;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Roll;
import org.adjutant.rules.position.Viewer;

/** Chance owes dice, on which the given stage waits. */
public record OpenRoll(int frame, Roll roll) implements Effect {
  public OpenRoll {
    if (!roll.isOpen()) {
      throw new DataException("a roll opens without dice");
    }
  }

  @Override
  public void applyTo(Draft draft) {
    Frame open = draft.frame(frame);
    if (open.roll().isPresent()) {
      throw new BrokenEffectException("stage " + frame + " has its roll already");
    }
    draft.replace(open.with(roll));
  }

  @Override
  public Data write() {
    return Row.of("roll").add(frame).add(roll.write()).written();
  }

  static OpenRoll read(Row row) {
    return new OpenRoll(row.number(), Roll.read(row.data()));
  }

  @Override
  public Optional<Effect> seenBy(Viewer viewer, Position before) {
    return Optional.of(new OpenRoll(frame, roll.seenBy(viewer)));
  }
}
