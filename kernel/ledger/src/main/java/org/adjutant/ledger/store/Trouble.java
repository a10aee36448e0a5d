package org.adjutant.ledger.store;

/** The kinds of failure of a database that the ledger tells apart. */
enum Trouble {
  FULL,
  READ_ONLY,
  LOCKED,
  CORRUPT,
  NOT_A_DATABASE,
  DUPLICATE,
  UNAVAILABLE,
  OTHER
}
