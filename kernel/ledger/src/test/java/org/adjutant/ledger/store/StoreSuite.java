package org.adjutant.ledger.store;

import static org.assertj.core.api.Assertions.assertThat;


import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What every store does, whatever database keeps it. */
abstract class StoreSuite {
  protected Node node = new Node(Store.inMemory());

  /** A new, empty store. */
  abstract Store create();

  @BeforeEach
  void open() {
    node.close();
    node = new Node(create());
  }

  @AfterEach
  void close() {
    node.close();
  }

  @Test
  void whatIsWrittenIsReadInOrder() {
    node.begin("a", "one");
    node.write("a", "two", "three");
    assertThat(node.notes("a")).containsExactly("one", "two", "three");
    assertThat(node.store.reader().last("a")).hasValue(2);
    assertThat(node.store.reader().last("b")).isEmpty();
    assertThat(node.store.reader().streams()).containsExactly("a");
  }
}
