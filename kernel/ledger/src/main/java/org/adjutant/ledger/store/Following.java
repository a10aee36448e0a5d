package org.adjutant.ledger.store;

/**
 * A command that says which event it follows. Where that is the head as it was last seen here, the
 * head is not read again: if somebody else was first, the number of the next event is taken.
 */
public interface Following {
  /** The number in its stream of the event that it follows; -1 for whatever the head is. */
  long expected();
}
