package org.adjutant.ledger.chain;

/** One event as a store or an export holds it, not yet read. */
public interface Written {
  /** Its number in its stream, from 0. */
  long number();

  /** The event, read. @throws EntryException if it cannot be read */
  Entry entry();
}
