package org.adjutant.kit.corpus;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.adjutant.ledger.retrial.Retried;
import org.adjutant.rules.data.DataException;

/**
 * The rulings of a corpus that may come out otherwise than recorded, a line each: file, branch,
 * event, verdict, and behind a {@code #} why. A refusal stands with {@code refused@} before its
 * event.
 */
record Accepted(Set<String> lines) {
  static final String FILE = "accepted.txt";
  private static final int WORDS = 4;

  Accepted {
    lines = new LinkedHashSet<>(lines);
  }

  /**
   * @throws DataException naming the line that is none
   */
  static Accepted read(Path file) {
    if (!Files.exists(file)) {
      return new Accepted(Set.of());
    }
    try {
      return new Accepted(lines(file, Files.readAllLines(file)));
    } catch (IOException e) {
      throw new UncheckedIOException("what is accepted cannot be read: " + file, e);
    }
  }

  private static Set<String> lines(Path file, List<String> all) {
    Set<String> lines = new LinkedHashSet<>();
    for (int n = 0; n < all.size(); n++) {
      String line = all.get(n).split("#", 2)[0].strip().replaceAll("\\s+", " ");
      if (!line.isEmpty() && line.split(" ").length != WORDS) {
        throw new DataException(
            file + ", line " + (n + 1) + ": write FILE BRANCH EVENT VERDICT, then # and why");
      }
      if (!line.isEmpty()) {
        lines.add(line);
      }
    }
    return lines;
  }

  boolean has(String line) {
    return lines.contains(line);
  }

  /** What is accepted of a file and is not among these. */
  Set<String> besides(String file, Set<String> found) {
    Set<String> rest = new TreeSet<>(lines);
    rest.removeIf(line -> !line.startsWith(file + " ") || found.contains(line));
    return rest;
  }

  /** The line that accepts what a ruling came to. */
  static String line(String file, Retried retried) {
    String event = (retried.recorded().permitted() ? "" : "refused@") + retried.recorded().event();
    return String.join(
        " ",
        file,
        retried.recorded().branch().id(),
        event,
        retried.verdict().name().toLowerCase(java.util.Locale.ROOT));
  }
}
