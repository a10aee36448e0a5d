package org.adjutant.ledger.chain;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What surrounds an event and differs between two recordings of the same play.
 *
 * @param millis when it was recorded, in milliseconds since 1970, UTC
 * @param actor who acted: a seat, {@code system} or an umpire's name
 * @param command the id of the command that caused it
 */
public record Envelope(long millis, String actor, String command) {
  private static final String AT = "{\"at\":";
  private static final Pattern FORM =
      Pattern.compile("\\{\"at\":(-?\\d{1,18}),\"by\":\"([^\"\\\\]*)\",\"id\":\"([^\"\\\\]*)\"}");

  public Envelope {
    plain("actor", actor);
    plain("command id", command);
  }

  /** The text of this envelope, always written the same way. */
  public String text() {
    return "{\"at\":" + millis + ",\"by\":\"" + actor + "\",\"id\":\"" + command + "\"}";
  }

  /** Reads what {@link #text} wrote. @throws EntryException if it has another form */
  public static Envelope parse(String text) {
    Matcher matcher = FORM.matcher(text);
    if (!matcher.matches()) {
      throw new EntryException(
          "the envelope " + text + " is not of the form {\"at\":0,\"by\":\"actor\",\"id\":\"c\"}");
    }
    return new Envelope(Long.parseLong(matcher.group(1)), matcher.group(2), matcher.group(3));
  }

  /** The time in an envelope, nothing else of it. @throws EntryException if it has another form */
  public static long millisOf(String text) {
    int end = text.indexOf(',');
    try {
      return text.startsWith(AT) && end > 0
          ? Long.parseLong(text, AT.length(), end, 10)
          : parse(text).millis();
    } catch (NumberFormatException e) {
      return parse(text).millis();
    }
  }

  private static void plain(String what, String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < ' ' || c == '"' || c == '\\') {
        throw new EntryException(
            "the "
                + what
                + " of an envelope has the character "
                + (int) c
                + " at "
                + i
                + "; quotes, backslashes and control characters are refused");
      }
    }
  }
}
