package org.adjutant.ledger.store;

/** A command that is answered by a text and done once, however often it is sent under its id. */
public interface Repeatable {
  /** The whole content as text. The same id with another content is refused. */
  String content();
}
