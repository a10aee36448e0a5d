package org.adjutant.ledger.store;

final class MemoryStoreTest extends StoreSuite {
  @Override
  Store create() {
    return Store.inMemory();
  }
}
