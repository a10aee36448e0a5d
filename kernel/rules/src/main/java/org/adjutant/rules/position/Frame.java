package org.adjutant.rules.position;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.jspecify.annotations.Nullable;

/**
 * One open stage of a procedure: plain data, so that stopping in the middle survives a restart, a
 * fork and a take-back.
 *
 * @param id unique within the game
 * @param stage the name of the stage to run when what it waits for has come
 * @param locals what the stage carries along
 * @param choices the choices it waits for, all of which must be answered
 */
public record Frame(
    int id,
    String stage,
    Data locals,
    Audience audience,
    List<Choice> choices,
    @Nullable Roll rollOrNull) {

  public Frame {
    choices = List.copyOf(choices);
  }

  public static Frame of(int id, String stage, Data locals, Audience audience) {
    return new Frame(id, stage, locals, audience, List.of(), null);
  }

  public Optional<Roll> roll() {
    return Optional.ofNullable(rollOrNull);
  }

  /** True while it waits for a seat or for chance. */
  public boolean waits() {
    return (rollOrNull != null && rollOrNull.dice().isEmpty())
        || choices.stream().anyMatch(Choice::isOpen);
  }

  public Frame with(Choice choice) {
    List<Choice> next = new ArrayList<>(choices);
    int known = -1;
    for (int i = 0; i < next.size(); i++) {
      if (next.get(i).id().equals(choice.id())) {
        known = i;
      }
    }
    if (known < 0) {
      next.add(choice);
    } else {
      next.set(known, choice);
    }
    return new Frame(id, stage, locals, audience, next, rollOrNull);
  }

  public Frame with(Roll roll) {
    return new Frame(id, stage, locals, audience, choices, roll);
  }

  Frame seenBy(Viewer viewer) {
    Roll roll = rollOrNull == null ? null : rollOrNull.seenBy(viewer);
    return new Frame(
        id,
        stage,
        audience.includes(viewer) ? locals : Data.EMPTY,
        audience,
        choices.stream().map(c -> c.seenBy(viewer)).toList(),
        roll);
  }
}
