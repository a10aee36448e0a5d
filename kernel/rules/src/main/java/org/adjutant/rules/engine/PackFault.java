package org.adjutant.rules.engine;

/**
 * A pack did what it must not: its stage threw, named a stage that is not there, or never came to
 * an end. Nothing is recorded.
 */
public final class PackFault extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public PackFault(String message, Throwable cause) {
    super(message, cause);
  }

  public PackFault(String message) {
    super(message);
  }
}
