package org.adjutant.ledger.chain;

import java.util.ArrayList;
import java.util.List;

/**
 * An entry as one text, the form in which stores and exports keep it. The first line has the format
 * version, the previous link and the link; the second the envelope, the third the open part; each
 * further line one secret part, {@code +audience salt content} or {@code -commitment}.
 */
public final class EntryText {
  /** The version of the form; an entry of a later one is refused. */
  public static final int VERSION = 1;

  private static final int HEADER = 2 + 43 + 1 + 43;

  private EntryText() {}

  public static String write(Entry entry) {
    StringBuilder out =
        new StringBuilder(HEADER + 16 + entry.envelope().length() + entry.open().length());
    out.append(VERSION).append(' ').append(entry.previous()).append(' ').append(entry.link());
    out.append('\n').append(entry.envelope()).append('\n').append(entry.open());
    for (Part part : entry.parts()) {
      if (part instanceof Part.Secret s) {
        out.append("\n+").append(s.audience()).append(' ').append(s.salt()).append(' ');
        out.append(s.text());
      } else {
        out.append("\n-").append(part.commitment());
      }
    }
    return out.toString();
  }

  /**
   * Reads what {@link #write} wrote. Whether the link is right is not checked here.
   *
   * @throws EntryException if the text has another form or a later version
   */
  public static Entry read(EventType type, String text) {
    int header = text.indexOf('\n');
    if (header != HEADER
        || text.charAt(0) != '0' + VERSION
        || text.charAt(1) != ' '
        || text.charAt(45) != ' ') {
      throw new EntryException(unreadable(type, text, header));
    }
    Link previous = new Link(text.substring(2, 45));
    Link link = new Link(text.substring(46, HEADER));
    int open = end(text, HEADER + 1) + 1;
    if (open > text.length()) {
      throw new EntryException("an entry of " + type + " has no open part");
    }
    int rest = end(text, open);
    List<Part> parts = new ArrayList<>();
    for (int from = rest + 1; from <= text.length(); ) {
      int to = end(text, from);
      parts.add(part(type, text.substring(from, to)));
      from = to + 1;
    }
    String envelope = text.substring(HEADER + 1, open - 1);
    return new Entry(type, previous, link, envelope, text.substring(open, rest), parts);
  }

  private static int end(String text, int from) {
    int at = text.indexOf('\n', from);
    return at < 0 ? text.length() : at;
  }

  private static Part part(EventType type, String line) {
    if (line.startsWith("-")) {
      return new Part.Hidden(line.substring(1));
    }
    int salt = line.indexOf(' ') + 1;
    int content = line.indexOf(' ', salt) + 1;
    if (!line.startsWith("+") || salt == 0 || content == 0) {
      throw new EntryException("a secret part of " + type + " begins with neither + nor -");
    }
    return new Part.Secret(
        line.substring(1, salt - 1), line.substring(salt, content - 1), line.substring(content));
  }

  private static String unreadable(EventType type, String text, int header) {
    int blank = text.indexOf(' ');
    boolean numbered = header > 0 && blank > 0 && blank < 6 && Character.isDigit(text.charAt(0));
    return numbered && !text.startsWith(VERSION + " ")
        ? "an entry of "
            + type
            + " has the format "
            + text.substring(0, blank)
            + "; this program reads format "
            + VERSION
            + ", a newer one is needed"
        : "an entry of " + type + " does not begin with its format and two links";
  }
}
