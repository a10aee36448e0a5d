package org.adjutant.rules.effect;

import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.Roll;

/** Chance owes dice, on which the given stage waits. */
public record OpenRoll(int frame, Roll roll) implements Effect {
  @Override
  public void applyTo(Draft draft) {
    draft.replace(draft.frame(frame).with(roll));
  }

  @Override
  public Data write() {
    Row row =
        Row.of("roll")
            .add(frame)
            .add(roll.count())
            .add(roll.sides())
            .add(roll.purpose())
            .add(roll.subject())
            .add(roll.occurrence());
    return (roll.audience().everyone() ? row : row.add(roll.audience().text())).written();
  }

  static OpenRoll read(Row row) {
    int frame = row.number();
    Roll roll =
        new Roll(
            row.number(), row.number(), row.text(), row.text(), row.number(), row.audience(), null);
    return new OpenRoll(frame, roll);
  }
}
