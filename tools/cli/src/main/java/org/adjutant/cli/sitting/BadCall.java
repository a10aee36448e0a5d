package org.adjutant.cli.sitting;

/** What was typed cannot be done; the message says what would be right. */
public final class BadCall extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public BadCall(String message) {
    super(message);
  }
}
