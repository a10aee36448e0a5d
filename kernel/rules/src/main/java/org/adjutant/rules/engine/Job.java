package org.adjutant.rules.engine;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Frame;
import org.adjutant.rules.position.Roll;
import org.adjutant.rules.position.SideId;
import org.jspecify.annotations.Nullable;

/** A stage to run, with what it waited for. */
record Job(String stage, SideId actor, Data locals, List<Choice> answers, @Nullable Roll roll) {

  /** A stage that waited for nothing. */
  static Job of(String stage, SideId actor, Data locals) {
    return new Job(stage, actor, locals, List.of(), null);
  }

  /** An open stage that is to go on. */
  static Job of(Frame frame) {
    return new Job(
        frame.stage(), frame.actor(), frame.locals(), frame.choices(), frame.roll().orElse(null));
  }

  Job with(Roll fallen) {
    return new Job(stage, actor, locals, List.of(), fallen);
  }
}
