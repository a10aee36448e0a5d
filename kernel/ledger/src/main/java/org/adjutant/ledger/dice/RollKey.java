package org.adjutant.ledger.dice;

import java.util.List;

/**
 * What a roll is for. Two rolls of a branch have different keys; the same need in two branches has
 * the same key, which is how luck is held equal between them.
 *
 * @param turn the turn of the game, from 0
 * @param occurrence how often this need has come up before in this turn and phase, from 0
 */
public record RollKey(int turn, String phase, String purpose, String subject, int occurrence) {
  public RollKey {
    if (turn < 0 || occurrence < 0) {
      throw new IllegalArgumentException(
          "turn " + turn + " and occurrence " + occurrence + " are counted from 0");
    }
  }

  /** The key as recorded: {@code turn|phase|purpose|subject|occurrence}, bars escaped. */
  public String text() {
    List<String> parts = List.of(escaped(phase), escaped(purpose), escaped(subject));
    return turn + "|" + String.join("|", parts) + "|" + occurrence;
  }

  @Override
  public String toString() {
    return text();
  }

  private static String escaped(String part) {
    return part.replace("\\", "\\\\").replace("|", "\\|");
  }
}
