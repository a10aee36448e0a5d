package org.adjutant.rules.position;

/**
 * An effect does not fit the position it is applied to. In a recorded game this means that the
 * record is damaged.
 */
public final class BrokenEffectException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public BrokenEffectException(String message) {
    super(message);
  }
}
