package org.adjutant.ledger.store;

import org.adjutant.ledger.chain.EventType;

/** Which event types a program can read. A store refuses to read past one that it cannot. */
@FunctionalInterface
public interface EventTypes {
  /** Every well-formed type. */
  EventTypes ANY = type -> true;

  boolean know(EventType type);
}
