package org.adjutant.rules.ruling;

/**
 * What was submitted cannot be understood: an unknown action, an argument of the wrong form, a
 * choice that is not open. Nothing is ruled on and nothing recorded. The message says what was
 * wrong and what would be right.
 */
public final class InputException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public InputException(String message) {
    super(message);
  }
}
