package org.adjutant.ledger.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.adjutant.ledger.chain.Flaw;
import org.adjutant.ledger.chain.Link;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Whatever is done to a record behind our back, checking names the first bad event. */
final class TamperTest {
  private final Node node = new Node(Store.inMemory());

  @BeforeEach
  void aFork() {
    node.begin("main", "m0", "m1", "m2", "m3", "m4");
    node.fork("b", "main", 3);
    node.write("b", "b4", "b5");
  }

  @AfterEach
  void close() {
    node.close();
  }

  @Test
  void aChangedContentIsFound() {
    node.sql(
        "UPDATE ledger_event SET entry = replace(entry, 'm1', 'mx') WHERE " + Node.at("main", 1));
    assertThat(flaw("main").number()).isEqualTo(1);
    assertThat(flaw("b").toString()).contains("event 1 of main", "it was changed");
  }

  @Test
  void aChangedTypeIsFound() {
    node.sql("UPDATE ledger_event SET name = 'test/Other' WHERE " + Node.at("b", 2));
    assertThat(flaw("b").number()).isEqualTo(2);
    assertThat(BranchCheck.verify(node.store, "main", Optional.empty()).good()).isTrue();
  }

  @Test
  void aChangedTimeIsFound() {
    node.sql("UPDATE ledger_event SET millis = 5 WHERE " + Node.at("main", 4));
    assertThat(flaw("main").number()).isEqualTo(4);
  }

  @Test
  void anEventCutOutIsFound() {
    node.sql("DELETE FROM ledger_event WHERE " + Node.at("main", 2));
    assertThat(flaw("main").toString()).contains("event 2 of main", "missing");
  }

  @Test
  void anEventCutOutAndTheRestRenumberedIsFound() {
    node.sql("DELETE FROM ledger_event WHERE " + Node.at("main", 2));
    node.sql("UPDATE ledger_event SET id = id - 1 WHERE " + Node.at("main", 3));
    assertThat(flaw("main").toString()).contains("event 2 of main", "cut out");
  }

  @Test
  void aParentCutShortIsFoundThroughItsFork() {
    node.sql("DELETE FROM ledger_event WHERE " + Node.from("main", 2));
    assertThat(flaw("b").toString()).contains("event 2 of main", "missing");
  }

  @Test
  void aDeletedParentIsFound() {
    node.sql("DELETE FROM ledger_event WHERE " + Node.from("main", 0));
    assertThat(flaw("b").stream()).isEqualTo("main");
  }

  @Test
  void aCutTailIsFoundByWhoeverKeptTheHead() {
    Link early = BranchCheck.verify(node.store, "b", Optional.empty()).head();
    node.write("b", "b6");
    Link late = BranchCheck.verify(node.store, "b", Optional.empty()).head();
    assertThat(BranchCheck.verify(node.store, "b", Optional.of(early)).good()).isTrue();
    assertThat(BranchCheck.verify(node.store, "b", Optional.of(late)).good()).isTrue();
    node.sql("DELETE FROM ledger_event WHERE " + Node.at("b", 3));
    assertThat(BranchCheck.verify(node.store, "b", Optional.empty()).good()).isTrue();
    assertThat(BranchCheck.verify(node.store, "b", Optional.of(early)).good()).isTrue();
    Flaw flaw = BranchCheck.verify(node.store, "b", Optional.of(late)).flaw().orElseThrow();
    assertThat(flaw.toString()).contains("of b", late.text(), "cut off");
  }

  private Flaw flaw(String branch) {
    return BranchCheck.verify(node.store, branch, Optional.empty()).flaw().orElseThrow();
  }
}
