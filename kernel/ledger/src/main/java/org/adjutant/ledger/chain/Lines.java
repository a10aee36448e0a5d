package org.adjutant.ledger.chain;

/** What one line of a stored event may hold. */
final class Lines {
  private Lines() {}

  /**
   * Refuses a text that would not come back from the store as it went in: one with a line break, a
   * null character or half of a surrogate pair.
   */
  static void single(String what, String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\n' || c == '\r' || c == 0) {
        throw new EntryException(
            "the " + what + " of an event is one line; a line break or null is at " + i);
      }
      if (Character.isSurrogate(c)) {
        if (!Character.isHighSurrogate(c)
            || i + 1 == text.length()
            || !Character.isLowSurrogate(text.charAt(i + 1))) {
          throw new EntryException("the " + what + " of an event has half a character at " + i);
        }
        i++;
      }
    }
  }
}
