package org.adjutant.cli.sitting;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.adjutant.ledger.audit.Packed;

/** Files of exported games. */
public final class Unpacked {
  private Unpacked() {}

  /**
   * The lines of a file that may be packed by gzip, which its first two bytes tell; {@code -} is
   * the input.
   *
   * @throws BadCall if it is not there
   */
  public static BufferedReader lines(Path file) throws IOException {
    try {
      InputStream source = file.toString().equals("-") ? System.in : Files.newInputStream(file);
      return Packed.lines(source);
    } catch (NoSuchFileException e) {
      throw new BadCall("there is no file " + file);
    }
  }
}
