package org.adjutant.ledger.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.adjutant.ledger.chain.Link;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What every store does with commands, whatever database keeps it. */
abstract class CommandSuite {
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
  void theSecondToRecordTheSameEventIsTold() {
    node.begin("a", "one");
    Link head = node.store.reader().row("a", 0).orElseThrow().entry().link();
    node.append("a", 1, head, "mine");
    assertThatThrownBy(() -> node.append("a", 1, head, "yours"))
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
                node.inOneUnit(
                    () -> {
                      node.publish("b", 1, Link.NONE, "new");
                      node.publish("a", 0, Link.NONE, "old");
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
    assertThat(BranchCheck.verify(node.store, "a", Optional.empty()).flaw()).isEmpty();
  }

  @Test
  void whatFollowsAnEventTakenBackIsLinkedToWhatTookItsNumber() {
    node.begin("a", "one");
    node.takeBack(() -> node.write("a", "gone"));
    Node other = new Node(node.store);
    Link head = node.store.reader().row("a", 0).orElseThrow().entry().link();
    other.append("a", 1, head, "other");
    node.write("a", "last");
    assertThat(node.notes("a")).containsExactly("one", "other", "last");
    assertThat(BranchCheck.verify(node.store, "a", Optional.empty()).flaw()).isEmpty();
    other.axon.shutdown();
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
  void aCommandThatFollowsAnEventIsDoneOnceWhereverAndHoweverLateItIsSentAgain() {
    node.begin("a", "one");
    node.begin("b", "one");
    String[] answers = new String[1200];
    for (int i = 0; i < answers.length; i++) {
      answers[i] = node.next("id-" + i, "a", i, "note " + i);
    }
    Node other = new Node(node.store);
    for (int i = 0; i < answers.length; i += 37) {
      assertThat(other.next("id-" + i, "a", i, "note " + i)).isEqualTo(answers[i]);
      String id = "id-" + i;
      assertThatThrownBy(() -> other.next(id, "b", 0, "note"))
          .isInstanceOf(StoreException.CommandReused.class)
          .hasMessageContaining(id);
      assertThatThrownBy(() -> node.next(id, "a", answers.length, "another"))
          .isInstanceOf(StoreException.CommandReused.class);
    }
    assertThat(node.store.reader().last("a")).hasValue(answers.length);
    assertThat(node.notes("b")).containsExactly("one");
    other.axon.shutdown();
  }

  @Test
  void aCommandThatFollowsAnEventAndIsTakenBackMayBeSentAgain() {
    node.begin("a", "one");
    node.takeBack(
        () -> {
          node.next("id-1", "a", 0, "gone");
          node.next("id-2", "a", 1, "gone too");
        });
    String answer = node.next("id-2", "a", 0, "done");
    assertThat(node.next("id-2", "a", 0, "done")).isEqualTo(answer);
    node.next("id-1", "a", 1, "done as well");
    assertThat(node.notes("a")).containsExactly("one", "done", "done as well");
  }

  @Test
  void commandsOfOneTransactionAreEachDoneOnce() {
    node.begin("a", "one");
    node.store
        .transactions()
        .executeInTransaction(
            () -> {
              node.next("id-1", "a", 0, "two");
              node.next("id-2", "a", 1, "three");
            });
    assertThat(node.next("id-2", "a", 1, "three")).startsWith("2 ");
    assertThat(node.notes("a")).containsExactly("one", "two", "three");
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
}
