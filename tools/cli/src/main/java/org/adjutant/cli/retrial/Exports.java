package org.adjutant.cli.retrial;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Unpacked;
import org.adjutant.ledger.audit.Copy;
import org.adjutant.ledger.chain.EntryException;
import org.adjutant.ledger.game.GameException;
import org.adjutant.ledger.retrial.RecordedGame;
import org.adjutant.rules.data.DataException;

/** Exports in files, plain or packed by gzip. */
final class Exports {
  private static final String PLAIN = ".jsonl";
  private static final String PACKED = ".jsonl.gz";

  private Exports() {}

  /** Whether a name is that of an export rather than of a game. */
  static boolean named(String name) {
    return name.endsWith(PLAIN) || name.endsWith(PACKED);
  }

  /**
   * The exports in a folder, in the order of their names.
   *
   * @throws BadCall if it is none, or there are none in it
   */
  static List<Path> in(Path folder) {
    if (!Files.isDirectory(folder)) {
      throw new BadCall("there is no folder " + folder);
    }
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> exports = files.filter(file -> named(file.toString())).sorted().toList();
      if (exports.isEmpty()) {
        throw new BadCall(
            "there are no exports in " + folder + "; they end with " + PLAIN + " or " + PACKED);
      }
      return exports;
    } catch (IOException e) {
      throw new BadCall(folder + " cannot be read: " + e.getMessage());
    }
  }

  /**
   * A game with what its copy has of it.
   *
   * @throws BadCall saying what is wrong with the file
   */
  static RecordedGame read(Path file) {
    try (BufferedReader lines = Unpacked.lines(file)) {
      return RecordedGame.seen(Copy.read(lines));
    } catch (IOException | DataException | EntryException | GameException e) {
      throw new BadCall(file + ": " + e.getMessage());
    }
  }
}
