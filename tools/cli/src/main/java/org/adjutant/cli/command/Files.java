package org.adjutant.cli.command;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.adjutant.cli.sitting.BadCall;

/** Files that a person names. */
public final class Files {
  private Files() {}

  /** The lines of a file of actions, without remarks and empty lines; {@code -} is the input. */
  static List<String> actions(Path file) {
    return read(file)
        .lines()
        .map(String::strip)
        .filter(l -> !l.isEmpty() && !l.startsWith("#"))
        .toList();
  }

  /**
   * @throws BadCall if it is not there or cannot be read
   */
  static String read(Path file) {
    try {
      return file.toString().equals("-")
          ? new String(System.in.readAllBytes(), StandardCharsets.UTF_8)
          : java.nio.file.Files.readString(file);
    } catch (NoSuchFileException e) {
      throw new BadCall("there is no file " + file);
    } catch (IOException e) {
      throw new BadCall(file + " cannot be read: " + e.getMessage());
    }
  }

  /**
   * The lines of a file that may be packed by gzip, which its first two bytes tell; {@code -} is
   * the input.
   *
   * @throws BadCall if it is not there
   */
  public static BufferedReader unpacked(Path file) throws IOException {
    try {
      InputStream source =
          file.toString().equals("-") ? System.in : java.nio.file.Files.newInputStream(file);
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

  /**
   * @throws BadCall if it cannot be written
   */
  static void write(Path file, String text) {
    write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * @throws BadCall if it cannot be written
   */
  static void write(Path file, byte[] bytes) {
    try {
      java.nio.file.Files.write(file, bytes);
    } catch (IOException e) {
      throw new BadCall(file + " cannot be written: " + e + "; name another file");
    }
  }
}
