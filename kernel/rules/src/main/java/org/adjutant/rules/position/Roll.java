package org.adjutant.rules.position;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A need for dice, and its answer once chance has given it.
 *
 * @param count how many dice, 1 or more
 * @param sides of each die, 2 or more
 * @param purpose what is decided ({@code combat})
 * @param subject about what ({@code 0110})
 * @param occurrence how often this purpose and subject was rolled for before in this turn and phase
 * @param audience who may see the dice
 */
public record Roll(
    int count,
    int sides,
    String purpose,
    String subject,
    int occurrence,
    Audience audience,
    @Nullable List<Integer> diceOrNull) {

  public Roll {
    if (count < 1 || sides < 2) {
      throw new IllegalArgumentException(
          "a roll has at least one die of at least two sides: " + count + "d" + sides);
    }
    if (diceOrNull != null) {
      diceOrNull = List.copyOf(diceOrNull);
      for (int die : diceOrNull) {
        if (die < 1 || die > sides) {
          throw new IllegalArgumentException("a die of " + sides + " sides cannot show " + die);
        }
      }
      if (diceOrNull.size() != count) {
        throw new IllegalArgumentException(
            count + " dice were asked for, not " + diceOrNull.size());
      }
    }
  }

  public static Roll of(int count, int sides, String purpose, String subject) {
    return new Roll(count, sides, purpose, subject, 0, Audience.ALL, null);
  }

  public Roll forEyesOf(Audience eyes) {
    return new Roll(count, sides, purpose, subject, occurrence, eyes, diceOrNull);
  }

  public Roll numbered(int next) {
    return new Roll(count, sides, purpose, subject, next, audience, null);
  }

  public Roll fallen(List<Integer> dice) {
    return new Roll(count, sides, purpose, subject, occurrence, audience, dice);
  }

  /** The dice as they fell; empty while chance still owes them. */
  public Optional<List<Integer>> dice() {
    return Optional.ofNullable(diceOrNull);
  }

  /**
   * The key that dice are derived from and matched by: turn, phase, side to act, purpose, subject,
   * occurrence.
   */
  public String key(Clock clock) {
    return counter(clock) + "|" + occurrence;
  }

  /** The key without the occurrence. */
  public String counter(Clock clock) {
    return clock.turn()
        + "|"
        + clock.phase()
        + "|"
        + clock.active()
        + "|"
        + purpose
        + "|"
        + subject;
  }

  /** {@code 2d6}. */
  public String expression() {
    return count + "d" + sides;
  }

  Roll seenBy(Viewer viewer) {
    return diceOrNull == null || audience.includes(viewer)
        ? this
        : new Roll(count, sides, purpose, subject, occurrence, audience, null);
  }
}
