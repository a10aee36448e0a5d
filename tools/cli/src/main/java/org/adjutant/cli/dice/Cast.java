package org.adjutant.cli.dice;

import java.util.List;
import org.adjutant.ledger.audit.Grade;
import org.adjutant.rules.data.Data;

/**
 * A recorded roll with all that is known of where it comes from.
 *
 * @param branch the id of the branch in whose own stream it stands
 * @param number along that branch
 * @param stream the stream it stands in
 * @param own its number there
 * @param key empty, as are purpose and subject, if the reader may not know
 * @param dice none if the reader may not know
 * @param origin {@code seed}, {@code shared}, {@code recorded}, {@code reported by NAME}
 * @param before the digest of the position the ruling was made on
 * @param input what was submitted, in its stored form; of reported or shared dice the same for all
 * @param by who is recorded as having done it
 * @param millis when, in milliseconds since 1970
 */
public record Cast(
    String branch,
    long number,
    String stream,
    long own,
    String roll,
    String purpose,
    String subject,
    String key,
    List<Integer> dice,
    String origin,
    Grade grade,
    String before,
    String input,
    String by,
    long millis) {
  public Cast {
    dice = List.copyOf(dice);
  }

  boolean known() {
    return !dice.isEmpty();
  }

  /** {@code combat (0804)}. */
  String what() {
    return known() ? purpose + (subject.isEmpty() ? "" : " (" + subject + ")") : "not told";
  }

  /** The turn, as the key has it. */
  String turn() {
    int bar = key.indexOf('|');
    return bar < 0 ? "" : key.substring(0, bar);
  }

  String phase() {
    String[] parts = key.split("\\|", 3);
    return parts.length > 1 ? parts[1] : "";
  }

  /** How it was derived, in words. */
  String derived() {
    return switch (origin) {
      case "seed" -> "from the seed";
      case "shared" -> "from seed and contribution";
      case "recorded" -> "as it fell before";
      case "" -> "not told";
      default -> origin;
    };
  }

  Data data() {
    return Data.of("branch", branch)
        .with("number", number)
        .with("stream", stream)
        .with("own", own)
        .with("roll", roll)
        .with("purpose", purpose)
        .with("subject", subject)
        .with("key", key)
        .with("dice", Data.numbers(dice))
        .with("origin", origin)
        .with("grade", grade.word())
        .with("by", by)
        .with("millis", millis);
  }
}
