package org.adjutant.ledger.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every failure of a file says what, where and what to do, and leaves nothing half written. */
final class FailureTest {
  @TempDir private Path folder = Path.of("");
  private Path file = Path.of("");
  private final List<Connection> opened = new ArrayList<>();

  @BeforeEach
  void name() {
    file = folder.resolve("games.adj");
  }

  @Test
  void aFullDiskIsToldAndTheStoreGoesOnWhenThereIsRoom() throws SQLException {
    try (Node node = new Node(watched("PRAGMA max_page_count=40"))) {
      node.begin("a", "one");
      assertThatThrownBy(() -> fill(node))
          .isInstanceOf(StoreException.Full.class)
          .hasMessageContaining("games.adj")
          .hasMessageContaining("Free some space");
      long last = node.store.reader().last("a").orElseThrow();
      assertThat(last % 10).isZero();
      assertThat(BranchCheck.verify(node.store, "a", Optional.empty()).events())
          .isEqualTo(last + 1);
      onAll("PRAGMA max_page_count=100000");
      node.write("a", "there is room again");
      assertThat(node.notes("a")).endsWith("there is room again").hasSize((int) last + 2);
    }
  }

  @Test
  void aReadOnlyStoreCanBeReadButNotWritten() {
    try (Node node = new Node(Store.open(file))) {
      node.begin("a", "one");
    }
    try (Node node = new Node(Store.openForReading(file, EventTypes.ANY))) {
      assertThat(node.notes("a")).containsExactly("one");
      assertThatThrownBy(() -> node.write("a", "two"))
          .isInstanceOf(StoreException.ReadOnly.class)
          .hasMessageContaining("games.adj");
      Lineage lineage = node.store.lineage("a");
      assertThat(node.store.keyframes().keep(lineage, 0, "v", new byte[1])).isFalse();
      assertThat(node.notes("a")).containsExactly("one");
    }
    try (Node node = new Node(Store.open(file))) {
      node.write("a", "two");
      assertThat(node.notes("a")).containsExactly("one", "two");
    }
  }

  @Test
  void aStoreAnotherProgramHoldsIsToldAndGoesOnWhenItLetsGo() throws SQLException {
    try (Node node = new Node(watched("PRAGMA busy_timeout=50"));
        Connection other = DriverManager.getConnection("jdbc:sqlite:" + file)) {
      node.begin("a", "one");
      run(other, "BEGIN IMMEDIATE");
      assertThatThrownBy(() -> node.write("a", "two"))
          .isInstanceOf(StoreException.Locked.class)
          .hasMessageContaining("Another program");
      assertThat(node.notes("a")).containsExactly("one");
      run(other, "ROLLBACK");
      node.write("a", "two");
      assertThat(node.notes("a")).containsExactly("one", "two");
    }
  }

  @Test
  void aFileOfAnotherKindIsRefused() throws IOException {
    Files.writeString(file, "This is a letter, not a store of games.\n".repeat(200));
    assertThatThrownBy(() -> Store.open(file))
        .isInstanceOf(StoreException.Corrupt.class)
        .hasMessageContaining("no SQLite database")
        .hasMessageContaining("games.adj");
    assertThat(Files.readString(file)).startsWith("This is a letter");
  }

  @Test
  void aDatabaseOfSomethingElseIsRefusedUntouched() throws SQLException {
    try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + file)) {
      run(other, "CREATE TABLE recipes (name TEXT)");
    }
    assertThatThrownBy(() -> Store.open(file))
        .isInstanceOf(StoreException.Foreign.class)
        .hasMessageContaining("recipes");
  }

  @Test
  void aStoreOfALaterFormatIsRefusedUntouched() {
    try (Node node = new Node(Store.open(file))) {
      node.sql("UPDATE ledger_meta SET content = '99' WHERE name = 'format'");
    }
    assertThatThrownBy(() -> Store.open(file))
        .isInstanceOf(StoreException.Foreign.class)
        .hasMessageContaining("format 99")
        .hasMessageContaining("newer version");
  }

  @Test
  void aTornFileIsToldAndReadNoFurther() throws IOException {
    try (Node node = new Node(Store.open(file))) {
      node.begin("a", "one");
      fill(node, 50);
    }
    byte[] whole = Files.readAllBytes(file);
    byte[] torn = whole.clone();
    Arrays.fill(torn, 8192, torn.length, (byte) 0x5a);
    Files.write(file, torn);
    assertThatThrownBy(
            () -> {
              try (Store store = Store.open(file)) {
                BranchCheck.verify(store, "a", Optional.empty());
              }
            })
        .isInstanceOf(StoreException.Corrupt.class)
        .hasMessageContaining("Restore a copy");
  }

  @Test
  void aFolderThatCannotBeMadeIsTold() throws IOException {
    Files.writeString(folder.resolve("plain"), "x");
    assertThatThrownBy(() -> Store.open(folder.resolve("plain/games.adj")))
        .isInstanceOf(StoreException.Unavailable.class)
        .hasMessageContaining("folder");
  }

  @Test
  void aClosedStoreSaysSo() {
    Store store = Store.open(file);
    store.close();
    assertThatThrownBy(() -> store.reader().last("a"))
        .isInstanceOf(StoreException.Unavailable.class)
        .hasMessageContaining("closed");
  }

  private Store watched(String pragma) {
    SqliteFile source = SqliteFile.at(file);
    Source watching =
        () -> {
          Connection connection = source.open();
          run(connection, pragma);
          opened.add(connection);
          return connection;
        };
    return Store.on(watching, Dialect.SQLITE, file.toString(), EventTypes.ANY);
  }

  private void onAll(String sql) throws SQLException {
    for (Connection connection : opened) {
      if (!connection.isClosed()) {
        run(connection, sql);
      }
    }
  }

  private static void fill(Node node) {
    fill(node, 10_000);
  }

  private static void fill(Node node, int commands) {
    String[] notes = new String[10];
    Arrays.fill(notes, "x".repeat(200));
    for (int i = 0; i < commands; i++) {
      node.write("a", notes);
    }
  }

  private static void run(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
