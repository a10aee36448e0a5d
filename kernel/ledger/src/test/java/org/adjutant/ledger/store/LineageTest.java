package org.adjutant.ledger.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.ledger.chain.Link;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Branches of branches, read through without copying. */
final class LineageTest {
  private final Node node = new Node(Store.inMemory());

  @BeforeEach
  void threeBranches() {
    node.begin("main", "m0", "m1", "m2", "m3", "m4", "m5");
    node.fork("b", "main", 3);
    node.write("b", "b4", "b5", "b6");
    node.fork("c", "b", 5);
    node.write("c", "c6");
    node.fork("d", "b", 2);
    node.write("d", "d3");
  }

  @AfterEach
  void close() {
    node.close();
  }

  @Test
  void aForkReadsThroughItsParent() {
    assertThat(notes("b", 0, 99)).containsExactly("0m0", "1m1", "2m2", "3m3", "4b4", "5b5", "6b6");
    assertThat(node.store.lineage("b").head()).isEqualTo(6);
  }

  @Test
  void aForkOfAForkReadsThroughBoth() {
    assertThat(notes("c", 2, 6)).containsExactly("2m2", "3m3", "4b4", "5b5", "6c6");
  }

  @Test
  void aForkBeforeItsParentsForkSkipsTheParent() {
    assertThat(notes("d", 0, 99)).containsExactly("0m0", "1m1", "2m2", "3d3");
    assertThat(node.store.lineage("d").segments()).hasSize(2);
  }

  @Test
  void aForkWithNothingOfItsOwnEndsWhereItLeft() {
    node.fork("e", "c", 6);
    assertThat(node.store.lineage("e").head()).isEqualTo(6);
    assertThat(notes("e", 5, 99)).containsExactly("5b5", "6c6");
    assertThat(node.store.lineage("e").event(7)).isEmpty();
  }

  @Test
  void oneEventIsFoundAtAnyDepth() {
    Lineage lineage = node.store.lineage("c");
    assertThat(lineage.event(1).orElseThrow().row().stream()).isEqualTo("main");
    assertThat(lineage.event(5).orElseThrow().row().stream()).isEqualTo("b");
    assertThat(lineage.event(6).orElseThrow().row().stream()).isEqualTo("c");
    assertThat(lineage.event(7)).isEmpty();
  }

  @Test
  void whatIsAppendedLaterIsSeenByALineageKeptBefore() {
    Lineage lineage = node.store.lineage("c");
    node.write("c", "c7");
    assertThat(lineage.head()).isEqualTo(7);
    assertThat(lineage.event(7)).isPresent();
  }

  @Test
  void theParentDoesNotSeeItsForks() {
    assertThat(notes("main", 3, 99)).containsExactly("3m3", "4m4", "5m5");
  }

  @Test
  void aForkTakesTheLinkOfTheEventItLeaves() {
    Link left = node.store.lineage("b").event(5).orElseThrow().row().entry().link();
    assertThat(node.store.reader().row("c", 0).orElseThrow().entry().previous()).isEqualTo(left);
    for (String branch : List.of("main", "b", "c", "d")) {
      assertThat(BranchCheck.verify(node.store, branch, Optional.empty()).flaw()).isEmpty();
    }
  }

  @Test
  void forksShareTheKeyframesOfTheirPast() {
    Keyframes keyframes = node.store.keyframes();
    keyframes.keep(node.store.lineage("main"), 1, "v", new byte[] {1});
    keyframes.keep(node.store.lineage("main"), 5, "v", new byte[] {5});
    keyframes.keep(node.store.lineage("c"), 4, "v", new byte[] {4});
    assertThat(keyframes.latest(node.store.lineage("b"), 3, "v").orElseThrow().number()).isOne();
    assertThat(keyframes.latest(node.store.lineage("b"), 6, "v").orElseThrow().number())
        .isEqualTo(4);
    assertThat(keyframes.latest(node.store.lineage("d"), 9, "v").orElseThrow().number()).isOne();
  }

  @Test
  void aBranchWithoutAParentIsDamaged() {
    assertThatThrownBy(() -> node.store.lineage("nowhere"))
        .isInstanceOf(StoreException.Corrupt.class)
        .hasMessageContaining("There is no stream nowhere");
  }

  @Test
  void aBranchThatIsItsOwnAncestorIsDamaged() {
    node.sql(
        "UPDATE ledger_event SET entry = replace(entry, '\"parent\":\"b\"', '\"parent\":\"c\"')"
            + " WHERE "
            + Node.at("c", 0));
    assertThatThrownBy(() -> node.store.lineage("c"))
        .isInstanceOf(StoreException.Corrupt.class)
        .hasMessageContaining("its own ancestor");
    assertThat(BranchCheck.verify(node.store, "c", Optional.empty()).good()).isFalse();
  }

  private List<String> notes(String branch, long from, long to) {
    List<String> notes = new ArrayList<>();
    node.store
        .lineage(branch)
        .events(from, to)
        .forEachRemaining(e -> notes.add(e.number() + Node.note(e.row())));
    return notes;
  }
}
