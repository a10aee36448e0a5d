package org.adjutant.ledger.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class FileStoreTest extends StoreSuite {
  @TempDir private Path folder = Path.of("");
  private int files;

  @Override
  Store create() {
    files++;
    return Store.open(folder.resolve("store" + files + ".adj"));
  }

  @Test
  void twoProgramsOnOneFileDoACommandOnce() {
    Path file = folder.resolve("shared.adj");
    try (Node one = new Node(Store.open(file));
        Node two = new Node(Store.open(file))) {
      one.begin("a", "one");
      for (int stream = 0; stream < 12; stream++) {
        one.begin("s" + stream, "one");
      }
      for (int i = 0; i < 1400; i += 2) {
        String answer = one.next("id-" + i, "s" + i % 12, i / 12, "note");
        two.next("id-" + (i + 1), "a", i / 2, "note");
        assertThat(two.next("id-" + i, "s" + i % 12, i / 12, "note")).isEqualTo(answer);
        String earlier = "id-" + i / 2;
        assertThatThrownBy(
                () -> two.next(earlier, "a", two.store.reader().last("a").getAsLong(), "other"))
            .isInstanceOf(StoreException.CommandReused.class);
      }
      assertThat(one.store.reader().last("a")).hasValue(700);
    }
  }

  @Test
  void aStoreThatMayNotBeWrittenAnswersWhatWasDone() {
    Path file = folder.resolve("read.adj");
    Diary.Next command = new Diary.Next("a", 0, List.of("two"), "id-1");
    String answer;
    try (Node node = new Node(Store.open(file))) {
      node.begin("a", "one");
      answer = node.commands.send("id-1", command);
    }
    try (Node node = new Node(Store.openForReading(file, EventTypes.ANY))) {
      assertThat(node.commands.answered("id-1", command)).contains(answer);
    }
  }

  @Test
  void aStoreOfFormatTwoIsBroughtUpToDateWhereItMayBeWritten() {
    Path file = folder.resolve("old.adj");
    try (Node node = new Node(Store.open(file))) {
      node.begin("a", "one");
      node.sql("ALTER TABLE ledger_event DROP COLUMN receipt");
      node.sql("DROP TABLE ledger_tail");
      node.sql("UPDATE ledger_meta SET content = '2' WHERE name = 'format'");
    }
    assertThatThrownBy(() -> Store.openForReading(file, EventTypes.ANY))
        .isInstanceOf(StoreException.Foreign.class)
        .hasMessageContaining("older format 2");
    try (Node node = new Node(Store.open(file))) {
      node.next("id-1", "a", 0, "two");
      assertThat(node.notes("a")).containsExactly("one", "two");
    }
  }
}
