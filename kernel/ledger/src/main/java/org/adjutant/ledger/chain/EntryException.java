package org.adjutant.ledger.chain;

/** A stored event is not of the form this program writes. The message says what was wrong. */
public final class EntryException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public EntryException(String message) {
    super(message);
  }
}
