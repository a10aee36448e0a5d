package org.adjutant.ledger.retrial;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Roll;
import org.adjutant.rules.ruling.Input;

/**
 * Fits a recorded input to another position. An answer names its choice by an id that only counts
 * what was opened before; what it answers is the open choice of the same kind, owner and facts.
 * Dice belong to the roll of their key.
 */
final class Rebinding {
  private Rebinding() {}

  /**
   * An input as it is put to another position.
   *
   * @param input empty if it does not fit
   * @param why it does not; empty if it does, or if it is dice that nobody awaits
   */
  record Fit(Optional<Input> input, String why) {
    static Fit of(Input input) {
      return new Fit(Optional.of(input), "");
    }

    static Fit none(String why) {
      return new Fit(Optional.empty(), why);
    }
  }

  /**
   * @param was the position it was recorded on
   * @param now the one it is to be put to
   * @param dice all that fell, by the keys of their rolls
   */
  static Fit fit(Input input, Position was, Position now, Map<String, Thrown> dice) {
    if (input instanceof Input.Dice) {
      return now.openRoll().map(roll -> dice(roll, now, dice)).orElse(Fit.none(""));
    }
    return input instanceof Input.Answer answer ? answer(answer, was, now) : Fit.of(input);
  }

  private static Fit dice(Roll roll, Position now, Map<String, Thrown> dice) {
    String key = roll.key(now.clock());
    Thrown thrown = dice.get(key);
    return thrown != null && roll.fits(thrown.dice())
        ? Fit.of(new Input.Dice(thrown.dice(), thrown.origin()))
        : Fit.none("a roll is awaited that was never made: " + key);
  }

  private static Fit answer(Input.Answer answer, Position was, Position now) {
    Optional<Choice> asked = was.openChoices().stream().filter(c -> is(c, answer)).findFirst();
    if (asked.isEmpty()) {
      return Fit.of(answer);
    }
    Choice choice = asked.get();
    List<Choice> then = alike(was, choice);
    List<Choice> open = alike(now, choice);
    if (open.size() == then.size()) {
      String id = open.get(then.indexOf(choice)).id();
      return Fit.of(new Input.Answer(answer.by(), id, answer.answer()));
    }
    return Fit.none(none(choice, open.size(), then.size(), now));
  }

  private static boolean is(Choice choice, Input.Answer answer) {
    return choice.id().equals(answer.choice());
  }

  private static List<Choice> alike(Position position, Choice choice) {
    return position.openChoices().stream()
        .filter(
            c ->
                c.kind().equals(choice.kind())
                    && c.owner().equals(choice.owner())
                    && c.facts().equals(choice.facts()))
        .toList();
  }

  private static String none(Choice choice, int open, int then, Position now) {
    String asked = "it answers the choice \"" + choice.kind() + "\" of " + choice.owner();
    if (open > 0) {
      return asked
          + ", of which "
          + then
          + " of the same facts were open, and now "
          + open
          + " are";
    }
    List<String> others =
        now.openChoices().stream()
            .map(c -> c.kind() + " of " + c.owner() + (same(c, choice) ? " on other facts" : ""))
            .toList();
    return asked
        + ", which is not open; "
        + (others.isEmpty() ? "nobody owes a choice" : "open are " + others);
  }

  private static boolean same(Choice one, Choice other) {
    return one.kind().equals(other.kind()) && one.owner().equals(other.owner());
  }
}
