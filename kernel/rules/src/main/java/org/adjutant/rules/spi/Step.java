package org.adjutant.rules.spi;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Roll;
import org.adjutant.rules.position.SideId;

/** How a stage goes on. */
public sealed interface Step {

  /** The procedure goes back to the stage that called it, or is over. */
  record Done() implements Step {}

  /** Goes on at once as another stage. */
  record Go(String stage, Data locals) implements Step {}

  /** Calls another stage, and goes on as {@code then} when that is done. */
  record Call(String stage, Data locals, String then, Data thenLocals) implements Step {}

  /**
   * Asks choices and goes on as {@code then} when all are answered; their answers are in {@link
   * Play#answer}.
   */
  record Ask(List<Question> questions, String then, Data thenLocals) implements Step {
    public Ask {
      questions = List.copyOf(questions);
      if (questions.isEmpty()) {
        throw new IllegalArgumentException("ask at least one question");
      }
    }
  }

  /** Needs dice and goes on as {@code then} with them in {@link Play#roll}. */
  record Need(Roll roll, String then, Data thenLocals) implements Step {}

  /** The whole procedure is over and with it the phase. */
  record EndPhase() implements Step {}

  /** Only from a title's roll interrupt: the roll is cancelled and made again under a new key. */
  record Reroll() implements Step {}

  /**
   * A choice to open.
   *
   * @param kind the name of a choice kind of the title
   * @param facts what its offer is computed from, beside the owner's view
   * @param sealed true if the answer is the owner's secret until all questions of the step are
   *     answered
   * @param audience who may read the facts
   */
  record Question(String kind, SideId owner, Data facts, boolean sealed, Audience audience) {}

  static Step done() {
    return new Done();
  }

  static Step go(String stage, Data locals) {
    return new Go(stage, locals);
  }

  static Step call(String stage, Data locals, String then, Data thenLocals) {
    return new Call(stage, locals, then, thenLocals);
  }

  static Step ask(String kind, SideId owner, Data facts, String then, Data thenLocals) {
    return new Ask(
        List.of(new Question(kind, owner, facts, false, Audience.ALL)), then, thenLocals);
  }

  /** Questions put at the same time; sealed ones stay secret until all are answered. */
  static Step askAll(List<Question> questions, String then, Data thenLocals) {
    return new Ask(questions, then, thenLocals);
  }

  static Step roll(
      int count, int sides, String purpose, String subject, String then, Data thenLocals) {
    return new Need(Roll.of(count, sides, purpose, subject), then, thenLocals);
  }

  static Step roll(Roll roll, String then, Data thenLocals) {
    return new Need(roll, then, thenLocals);
  }

  static Step endPhase() {
    return new EndPhase();
  }

  static Step reroll() {
    return new Reroll();
  }
}
