package org.adjutant.ledger.chain;

/**
 * One link of a hash chain: SHA-256 as 43 characters of URL-safe base 64. The link of an event
 * stands for that event and everything before it.
 */
public record Link(String text) {
  /** What the first event of a stream without a past is linked to. */
  public static final Link NONE = new Link("A".repeat(43));

  public Link {
    if (!isHash(text)) {
      throw new EntryException(
          "\"" + text + "\" is no link of a chain; one has 43 letters, digits, - and _");
    }
  }

  /** Whether a text has the form of a hash: 43 characters of URL-safe base 64. */
  static boolean isHash(String text) {
    if (text.length() != 43) {
      return false;
    }
    for (int i = 0; i < 43; i++) {
      char c = text.charAt(i);
      if (!(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9')
          && c != '-'
          && c != '_') {
        return false;
      }
    }
    return true;
  }

  @Override
  public String toString() {
    return text;
  }
}
