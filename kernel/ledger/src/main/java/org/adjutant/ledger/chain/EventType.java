package org.adjutant.ledger.chain;

/**
 * The logical name and revision of a stored event, such as {@code loos/BombardmentResolved@1}.
 * Never a Java class: a dot is refused, so a class name cannot slip into a store.
 *
 * @param name words of letters, digits, {@code -} and {@code _}, joined by {@code /}
 * @param revision 1 or more
 */
public record EventType(String name, int revision) {
  public EventType {
    if (!wellFormed(name)) {
      throw new EntryException(
          "\"" + name + "\" is no event name; one looks like loos/BombardmentResolved");
    }
    if (revision < 1) {
      throw new EntryException("revision " + revision + " of " + name + " is not 1 or more");
    }
  }

  /** Reads {@code name@revision}. @throws EntryException if the text has another form */
  public static EventType parse(String text) {
    int at = text.lastIndexOf('@');
    if (at < 0) {
      throw new EntryException("\"" + text + "\" has no revision; write it as name@1");
    }
    return of(text.substring(0, at), text.substring(at + 1));
  }

  /** The type stored as two texts. @throws EntryException if either has another form */
  public static EventType of(String name, String revision) {
    try {
      return new EventType(name, Integer.parseInt(revision));
    } catch (NumberFormatException e) {
      throw new EntryException(
          "\"" + revision + "\" is no revision of " + name + "; it is a whole number");
    }
  }

  @Override
  public String toString() {
    return name + "@" + revision;
  }

  private static boolean wellFormed(String name) {
    boolean start = true;
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
      if (c == '/'
          ? start
          : start ? !letter : !letter && !(c >= '0' && c <= '9') && c != '-' && c != '_') {
        return false;
      }
      start = c == '/';
    }
    return !start;
  }
}
