package org.adjutant.cli.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.adjutant.cli.sitting.BadCall;

/** Files that a person names. */
final class Files {
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
