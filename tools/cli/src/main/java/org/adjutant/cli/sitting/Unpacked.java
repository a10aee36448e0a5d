package org.adjutant.cli.sitting;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;

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
      BufferedInputStream bytes = new BufferedInputStream(source);
      bytes.mark(2);
      boolean packed = bytes.read() == 0x1f && bytes.read() == 0x8b;
      bytes.reset();
      InputStream plain = packed ? new GZIPInputStream(bytes) : bytes;
      return new BufferedReader(new InputStreamReader(plain, StandardCharsets.UTF_8));
    } catch (NoSuchFileException e) {
      throw new BadCall("there is no file " + file);
    }
  }
}
