package org.adjutant.ledger.game;

/**
 * What was asked of a game cannot be: an unknown branch, an event beyond the head, a consent that
 * is not asked for.
 */
public final class GameException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public GameException(String message) {
    super(message);
  }
}
