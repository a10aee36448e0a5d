package org.adjutant.ledger.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A byte of the file flips: it is found, or it was one that no event depends on. */
final class FlippedByteTest {
  private static final int NOTES = 40;

  @TempDir private Path folder = Path.of("");

  @Test
  void aFlippedByteInAnEventNamesTheEvent() throws IOException {
    byte[] file = written();
    String text = new String(file, StandardCharsets.ISO_8859_1);
    for (int note = 0; note < NOTES; note += 7) {
      byte[] flipped = file.clone();
      // SQLite leaves older copies of a row in the free space of its pages; they are flipped too.
      String content = "\"note " + note + "\"";
      for (int at = text.indexOf(content); at >= 0; at = text.indexOf(content, at + 1)) {
        flipped[at + 2] ^= 1;
      }
      try (Store store = Store.open(rewritten(flipped))) {
        assertThat(BranchCheck.verify(store, "a", Optional.empty()).flaw().orElseThrow().number())
            .isEqualTo(note);
      }
    }
  }

  @Test
  void noFlippedByteAnywhereChangesTheRecordUnnoticed() throws IOException {
    byte[] file = written();
    List<Row> good = rows(Store.open(rewritten(file))).orElseThrow();
    Random random = new Random(1915);
    int found = 0;
    for (int i = 0; i < 200; i++) {
      byte[] flipped = file.clone();
      int at = random.nextInt(file.length);
      flipped[at] ^= (byte) (1 << random.nextInt(8));
      Optional<List<Row>> read = readChecked(flipped);
      found += read.isEmpty() ? 1 : 0;
      read.ifPresent(rows -> assertThat(rows).as("byte %d", at).isEqualTo(good));
    }
    assertThat(found).isGreaterThan(15);
  }

  private byte[] written() throws IOException {
    Path path = folder.resolve("good.adj");
    try (Node node = new Node(Store.open(path))) {
      node.begin("a", "note 0");
      for (int i = 1; i < NOTES; i++) {
        node.write("a", "note " + i);
      }
    }
    return Files.readAllBytes(path);
  }

  private Path rewritten(byte[] content) throws IOException {
    return Files.write(folder.resolve("bad.adj"), content);
  }

  /** The rows, if nothing was found to be wrong. */
  private Optional<List<Row>> readChecked(byte[] content) throws IOException {
    try {
      return rows(Store.open(rewritten(content)));
    } catch (StoreException e) {
      return Optional.empty();
    }
  }

  private static Optional<List<Row>> rows(Store opened) {
    try (Store store = opened) {
      if (!BranchCheck.verify(store, "a", Optional.empty()).good()) {
        return Optional.empty();
      }
      List<Row> rows = new ArrayList<>();
      store.reader().rows("a", 0, Long.MAX_VALUE).forEachRemaining(rows::add);
      return Optional.of(rows);
    }
  }
}
