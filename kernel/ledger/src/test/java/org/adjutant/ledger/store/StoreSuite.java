package org.adjutant.ledger.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.adjutant.ledger.chain.Entry;
import org.adjutant.ledger.chain.EventType;
import org.adjutant.ledger.chain.Link;
import org.axonframework.eventsourcing.eventstore.EventStore;
import org.junit.jupiter.api.Test;

/** What every store does with events, whatever database keeps it. */
abstract class StoreSuite extends CommandSuite {
  @Test
  void whatIsWrittenIsReadInOrder() {
    node.begin("a", "one");
    node.write("a", "two", "three");
    assertThat(node.notes("a")).containsExactly("one", "two", "three");
    assertThat(node.store.reader().last("a")).hasValue(2);
    assertThat(node.store.reader().last("b")).isEmpty();
    assertThat(node.store.reader().streams()).containsExactly("a");
    assertThat(BranchCheck.verify(node.store, "a", Optional.empty()).events()).isEqualTo(3);
  }

  @Test
  void aLongStreamIsReadInWindowsWithoutGaps() {
    node.begin("a", "0");
    String[] notes =
        Stream.iterate(1, n -> n + 1).limit(1300).map(String::valueOf).toArray(String[]::new);
    node.write("a", notes);
    assertThat(node.notes("a")).hasSize(1301).startsWith("0", "1").endsWith("1299", "1300");
    List<Long> some = new ArrayList<>();
    node.store.reader().rows("a", 510, 514).forEachRemaining(row -> some.add(row.number()));
    assertThat(some).containsExactly(510L, 511L, 512L, 513L, 514L);
    assertThat(node.store.reader().rows("a", 5, 4).hasNext()).isFalse();
  }

  @Test
  void onlyTheWantedTypesAreRead() {
    node.begin("a", "one", "two");
    assertThat(numbers(Wanted.only("test/Other"))).isEmpty();
    assertThat(numbers(Wanted.only("test/Other", "test/Noted"))).containsExactly(0L, 1L);
    assertThat(numbers(Wanted.except("test/Other"))).containsExactly(0L, 1L);
    assertThat(numbers(Wanted.except("test/Noted"))).isEmpty();
  }

  @Test
  void storedTypesAreLogicalNames() {
    node.begin("a", "one");
    Row row = node.store.reader().row("a", 0).orElseThrow();
    assertThat(row.type()).isEqualTo(new EventType("test/Noted", 1));
    assertThat(row.text()).doesNotContain("org.adjutant").doesNotContain("traceId");
  }

  @Test
  void anUnknownEventTypeIsRefusedNotSkipped() {
    node.begin("a", "one");
    node.append("a", 1, Link.NONE, "two");
    node.sql("UPDATE ledger_event SET name = 'java.lang.String' WHERE " + Node.at("a", 0));
    assertThatThrownBy(() -> axonReads("a"))
        .isInstanceOf(StoreException.UnknownEvent.class)
        .hasMessageContaining("java.lang.String");
    node.sql("UPDATE ledger_event SET name = 'test/Noted', rev = 'x' WHERE " + Node.at("a", 0));
    assertThatThrownBy(() -> axonReads("a")).isInstanceOf(StoreException.UnknownEvent.class);
  }

  @Test
  void axonReadsTheEventsOfOneStreamFromAnyOn() {
    node.begin("b", "other");
    node.begin("a", "one", "two");
    EventStore events = node.axon.eventStore();
    assertThat(axonReads("a")).isEqualTo(2);
    assertThat(events.lastSequenceNumberFor("a")).contains(1L);
    var second = events.readEvents("a", 1).next();
    assertThat(((Entry) second.getPayload()).open()).contains("two");
    assertThat(second.getTimestamp()).isEqualTo(Instant.ofEpochMilli(1000));
    assertThat(second.getType()).isEqualTo("Diary");
  }

  @Test
  void theNumberOfAStreamThatWasTakenBackMayBeAnothers() {
    node.takeBack(() -> node.begin("gone", "one"));
    node.begin("a", "mine");
    node.begin("gone", "yours");
    assertThat(node.notes("a")).containsExactly("mine");
    assertThat(node.notes("gone")).containsExactly("yours");
    assertThat(node.store.reader().streams()).containsExactly("a", "gone");
  }

  @Test
  void keyframesAreFoundBackwardsAndOnlyOfTheirVersion() {
    node.begin("a", "0", "1", "2", "3", "4", "5");
    Lineage lineage = node.store.lineage("a");
    Keyframes keyframes = node.store.keyframes();
    assertThat(keyframes.latest(lineage, 5, "v1")).isEmpty();
    assertThat(keyframes.keep(lineage, 2, "v1", new byte[] {2})).isTrue();
    assertThat(keyframes.keep(lineage, 4, "v1", new byte[] {4, 4})).isTrue();
    assertThat(keyframes.keep(lineage, 4, "v1", new byte[] {9})).isTrue();
    assertThat(keyframes.latest(lineage, 3, "v1").orElseThrow().number()).isEqualTo(2);
    assertThat(keyframes.latest(lineage, 5, "v1").orElseThrow().board()).containsExactly(4, 4);
    assertThat(keyframes.latest(lineage, 1, "v1")).isEmpty();
    assertThat(keyframes.latest(lineage, 5, "v2")).isEmpty();
    keyframes.clear();
    assertThat(keyframes.latest(lineage, 5, "v1")).isEmpty();
  }

  private long axonReads(String stream) {
    return node.axon.eventStore().readEvents(stream).asStream().map(m -> m.getPayload()).count();
  }

  private List<Long> numbers(Wanted wanted) {
    List<Long> numbers = new ArrayList<>();
    node.store.reader().rows("a", 0, 9, wanted).forEachRemaining(r -> numbers.add(r.number()));
    return numbers;
  }
}
