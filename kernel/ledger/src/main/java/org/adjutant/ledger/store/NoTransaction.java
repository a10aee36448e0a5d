package org.adjutant.ledger.store;

import org.axonframework.common.transaction.Transaction;

/** What reads have where no transaction is open. */
enum NoTransaction implements Transaction {
  TO_END;

  @Override
  public void commit() {}

  @Override
  public void rollback() {}
}
