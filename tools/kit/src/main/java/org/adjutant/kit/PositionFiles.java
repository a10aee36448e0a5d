package org.adjutant.kit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.adjutant.host.desk.Heard;
import org.adjutant.host.desk.PositionFile;
import org.adjutant.host.packs.Packs;
import org.adjutant.kit.given.Account;
import org.adjutant.rules.spi.Pack;
import org.junit.jupiter.api.DynamicTest;

/** Position files that ship with a pack, each as a test of what it expects. */
public final class PositionFiles {
  private PositionFiles() {}

  /** One test for each JSON file of a folder, in the order of their names; for a test factory. */
  public static Stream<DynamicTest> in(Path folder, Pack pack) {
    Packs packs = Packs.of(pack);
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> sorted = files.filter(file -> file.toString().endsWith(".json")).sorted().toList();
      if (sorted.isEmpty()) {
        throw new AssertionError("there is no position file in " + folder);
      }
      return sorted.stream()
          .map(
              file ->
                  DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(file, packs)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void check(Path file, Packs packs) {
    PositionFile dispute = PositionFile.read(file, packs);
    for (Heard heard : dispute.hear()) {
      if (!heard.unmet().isEmpty()) {
        throw new AssertionError(
            dispute.title()
                + ": "
                + heard.order().path()
                + ": "
                + String.join("; ", heard.unmet())
                + "\n"
                + Account.of(heard.ruling()));
      }
    }
  }
}
