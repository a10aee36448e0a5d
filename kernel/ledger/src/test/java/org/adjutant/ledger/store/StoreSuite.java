package org.adjutant.ledger.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.adjutant.ledger.chain.Entry;
import org.adjutant.ledger.chain.Envelope;
import org.adjutant.ledger.chain.EventType;
import org.adjutant.ledger.chain.Link;
import org.axonframework.eventhandling.GenericDomainEventMessage;
import org.axonframework.eventsourcing.eventstore.EventStore;
import org.axonframework.messaging.unitofwork.DefaultUnitOfWork;
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
    assertThat(node.store.verify("a", Optional.empty()).events()).isEqualTo(3);
  }

  @Test
  void aLongStreamIsReadInWindowsWithoutGaps() {
    node.begin("a", "0");
    String[] notes = Stream.iterate(1, n -> n + 1).limit(1300).map(String::valueOf).toArray(String[]::new);
    node.write("a", notes);
    assertThat(node.notes("a")).hasSize(1301).startsWith("0", "1").endsWith("1299", "1300");
    List<Long> some = new java.util.ArrayList<>();
    node.store.reader().rows("a", 510, 514).forEachRemaining(row -> some.add(row.number()));
    assertThat(some).containsExactly(510L, 511L, 512L, 513L, 514L);
    assertThat(node.store.reader().rows("a", 5, 4).hasNext()).isFalse();
  }

  @Test
  void onlyTheWantedTypesAreRead() {
    node.begin("a", "one", "two");
    assertThat(node.store.reader().rows("a", 0, 9, List.of("test/Other")).hasNext()).isFalse();
    assertThat(node.store.reader().rows("a", 1, 9, List.of("test/Other", "test/Noted")).next())
        .extracting(Row::number)
        .isEqualTo(1L);
  }

  @Test
  void storedTypesAreLogicalNames() {
    node.begin("a", "one");
    Row row = node.store.reader().row("a", 0).orElseThrow();
    assertThat(row.type()).isEqualTo(new EventType("test/Noted", 1));
    assertThat(row.text()).doesNotContain("org.adjutant").doesNotContain("traceId");
  }

  @Test
  void aCommandThatFailsLeavesNothing() {
    node.begin("a", "one");
    assertThatThrownBy(() -> node.write("a", "two", "refuse me")).hasMessage("refused as asked");
    assertThat(node.notes("a")).containsExactly("one");
    node.write("a", "two");
    assertThat(node.notes("a")).containsExactly("one", "two");
  }

  @Test
  void aProjectionThatFailsTakesTheWholeCommandBack() {
    node.close();
    node =
        new Node(
            create(),
            entry -> {
              if (entry.open().contains("unprojectable")) {
                throw new IllegalStateException("cannot be projected");
              }
            });
    node.begin("a", "one");
    assertThatThrownBy(() -> node.write("a", "two", "unprojectable", "four"))
        .hasMessageContaining("cannot be projected");
    assertThat(node.notes("a")).containsExactly("one");
  }

  @Test
  void theSecondToRecordTheSameEventIsTold() {
    node.begin("a", "one");
    Link head = node.store.reader().row("a", 0).orElseThrow().entry().link();
    append("a", 1, head, "mine");
    assertThatThrownBy(() -> append("a", 1, head, "yours"))
        .isInstanceOf(StoreException.Conflict.class)
        .hasMessageContaining("event 1 of a");
    assertThatThrownBy(() -> node.begin("a", "again"))
        .isInstanceOf(StoreException.Conflict.class)
        .hasMessageContaining("begun by somebody else");
    assertThat(node.notes("a")).containsExactly("one", "mine");
  }

  @Test
  void nothingOfABatchIsRecordedWhenItsLastEventConflicts() {
    node.begin("a", "one");
    node.begin("b", "one");
    assertThatThrownBy(
            () ->
                inOneUnit(
                    () -> {
                      publish("b", 1, Link.NONE, "new");
                      publish("a", 0, Link.NONE, "old");
                    }))
        .isInstanceOf(StoreException.Conflict.class)
        .hasMessageContaining("event 0 of a");
    assertThat(node.notes("b")).containsExactly("one");
  }

  @Test
  void twoThreadsOnOneStreamKeepItWhole() {
    node.begin("a", "one");
    CompletableFuture<?>[] writers =
        Stream.of("x", "y")
            .map(name -> CompletableFuture.runAsync(() -> insist(name, 100)))
            .toArray(CompletableFuture[]::new);
    CompletableFuture.allOf(writers).join();
    assertThat(node.notes("a")).hasSize(201).contains("x0", "x99", "y0", "y99");
    assertThat(node.store.verify("a", Optional.empty()).flaw()).isEmpty();
  }

  @Test
  void aCommandSentTwiceIsDoneOnceAndAnsweredAlike() {
    node.begin("a", "one");
    Diary.Write write = new Diary.Write("a", List.of("two"));
    String answer = node.commands.send("id-7", write);
    assertThat(node.commands.send("id-7", write)).isEqualTo(answer);
    assertThat(node.notes("a")).containsExactly("one", "two");
    assertThat(node.commands.answered("id-7", write)).contains(answer);
    assertThat(node.commands.answered("id-8", write)).isEmpty();
    assertThatThrownBy(() -> node.commands.send("id-7", new Diary.Write("a", List.of("three"))))
        .isInstanceOf(StoreException.CommandReused.class)
        .hasMessageContaining("id-7");
  }

  @Test
  void aFailedCommandMayBeSentAgainUnderItsId() {
    node.begin("a", "one");
    Diary.Write refused = new Diary.Write("a", List.of("refuse me"));
    assertThatThrownBy(() -> node.commands.send("id-9", refused)).hasMessage("refused as asked");
    assertThatThrownBy(() -> node.commands.send("id-9", refused)).hasMessage("refused as asked");
    assertThat(node.commands.answered("id-9", refused)).isEmpty();
  }

  @Test
  void anUnknownEventTypeIsRefusedNotSkipped() {
    node.begin("a", "one");
    append("a", 1, Link.NONE, "two");
    node.sql("UPDATE ledger_event SET name = 'java.lang.String' WHERE num = 0");
    assertThatThrownBy(() -> axonReads("a"))
        .isInstanceOf(StoreException.UnknownEvent.class)
        .hasMessageContaining("java.lang.String");
    node.sql("UPDATE ledger_event SET name = 'test/Noted', rev = 'x' WHERE num = 0");
    assertThatThrownBy(() -> axonReads("a")).isInstanceOf(StoreException.UnknownEvent.class);
  }

  @Test
  void axonReadsAndTracksTheEvents() {
    EventStore events = node.axon.eventStore();
    assertThat(events.createHeadToken()).isNull();
    assertThat(events.createTailToken()).isNull();
    node.begin("a", "one", "two");
    assertThat(axonReads("a")).isEqualTo(2);
    assertThat(events.createHeadToken().position()).hasValue(2);
    assertThat(events.createTailToken().position()).hasValue(0);
    assertThat(events.createTokenAt(java.time.Instant.ofEpochMilli(1000)).position()).hasValue(0);
    try (var tracked = events.openStream(null)) {
      assertThat(((Entry) tracked.nextAvailable().getPayload()).open()).contains("one");
      assertThat(((Entry) tracked.nextAvailable().getPayload()).open()).contains("two");
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
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

  private void insist(String name, int times) {
    for (int i = 0; i < times; ) {
      try {
        node.commands.send(name + i, new Diary.Write("a", List.of(name + i)));
        i++;
      } catch (StoreException.Conflict e) {
        // told; decide again
      }
    }
  }

  private long axonReads(String stream) {
    return node.axon.eventStore().readEvents(stream).asStream().map(m -> m.getPayload()).count();
  }

  protected void append(String stream, long number, Link previous, String note) {
    inOneUnit(() -> publish(stream, number, previous, note));
  }

  private void publish(String stream, long number, Link previous, String note) {
    Envelope envelope = new Envelope(1000, "tester", "c");
    String open = "{\"note\":\"" + note + "\"}";
    Entry entry = Entry.seal(previous, Diary.NOTED, envelope, open, List.of());
    node.axon
        .eventStore()
        .publish(new GenericDomainEventMessage<>("Diary", stream, number, entry));
  }

  private void inOneUnit(Runnable work) {
    var unit = DefaultUnitOfWork.startAndGet(null);
    unit.attachTransaction(node.store.transactions());
    unit.execute(work);
  }
}
