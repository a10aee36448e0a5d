package org.adjutant.ledger.store;

/**
 * A command that appends to one stream, is answered with {@link Appended}, has its id in the
 * envelopes of its events, and says which event it follows. Where that is the head as it was last
 * seen here, the head is not read again: if somebody else was first, the number of the next event
 * is taken.
 */
public interface Following extends Repeatable {
  /** The number in its stream of the event that it follows; -1 for whatever the head is. */
  long expected();
}
