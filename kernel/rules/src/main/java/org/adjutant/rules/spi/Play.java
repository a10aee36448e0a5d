package org.adjutant.rules.spi;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Roll;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;

/**
 * What a running stage is handed: the whole position as it is now, what it carries along, what it
 * waited for; and the pen to record findings and events. {@link #position} always includes what was
 * recorded so far.
 */
public interface Play {
  Title title();

  /** The whole position, hidden things included, after everything recorded so far. */
  Position position();

  /** The side whose action, answer or phase set this stage going; the system in an entry stage. */
  SideId actor();

  /**
   * What the stage carries along: the arguments of an action, or the locals given when it was asked
   * for.
   */
  Data locals();

  /** The answers to the questions the stage waited for, in their order, each with its owner. */
  List<Choice> answers();

  /**
   * The one answer the stage waited for. @throws IllegalStateException if it waited for none or for
   * several
   */
  default Data answer() {
    if (answers().size() != 1) {
      throw new IllegalStateException(
          "the stage waited for " + answers().size() + " answers, not for one");
    }
    return answers().get(0).answer().orElseThrow();
  }

  /**
   * The roll the stage waited for, with its dice. @throws IllegalStateException if it waited for
   * none
   */
  Roll roll();

  /** The sum of the dice of {@link #roll}. */
  default int sum() {
    return roll().dice().orElseThrow().stream().mapToInt(Integer::intValue).sum();
  }

  /** The reading in force of an interpretation; the trail will say that it was asked for. */
  int reading(String interpretation);

  void find(Finding finding);

  /** Records an event for all to see, done by {@link #actor}. */
  default void happens(String name, Data facts, Effect... effects) {
    happens(Event.open(name, actor(), facts, List.of(effects)));
  }

  default void happens(String name, Data facts, List<Effect> effects) {
    happens(Event.open(name, actor(), facts, effects));
  }

  /**
   * Records an event. @throws org.adjutant.rules.position.BrokenEffectException if an effect does
   * not fit
   */
  void happens(Event event);
}
