package org.adjutant.kit.corpus;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.adjutant.ledger.audit.Copy;
import org.adjutant.ledger.audit.Packed;
import org.adjutant.ledger.retrial.RecordedGame;

/**
 * A folder of exports, {@code .jsonl} or packed {@code .jsonl.gz}, and beside them what is accepted
 * to come out otherwise.
 */
record Corpus(Path folder) {

  /** The exports in the order of their names. */
  List<Path> files() {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(f -> f.toString().endsWith(".jsonl") || f.toString().endsWith(".jsonl.gz"))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException("the corpus cannot be read: " + folder, e);
    }
  }

  /**
   * @throws org.adjutant.rules.data.DataException if the file is none, or of a newer form
   */
  static RecordedGame read(Path file) {
    try (BufferedReader lines = Packed.lines(Files.newInputStream(file))) {
      return RecordedGame.of(Copy.read(lines));
    } catch (IOException e) {
      throw new UncheckedIOException("the export cannot be read: " + file, e);
    }
  }

  Accepted accepted() {
    return Accepted.read(folder.resolve(Accepted.FILE));
  }
}
