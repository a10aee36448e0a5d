package org.adjutant.ledger.game;

/**
 * Somebody else was first: the stream has gone on since the position that was looked at. Nothing
 * was recorded.
 */
public final class StaleHeadException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public StaleHeadException(String stream, long expected, long found) {
    super(
        "somebody else was first on "
            + stream
            + ": its last event is number "
            + found
            + ", not "
            + expected
            + " as it was looked at. Nothing was recorded; look again and submit again");
  }
}
