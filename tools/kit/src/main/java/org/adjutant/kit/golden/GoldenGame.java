package org.adjutant.kit.golden;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.adjutant.rules.spi.Title;

/**
 * A transcript in the sources, and the game played again. With the system property {@value
 * #PROPERTY} set to {@code accept} the file is written anew with the same inputs, with {@code
 * record} with a new game; read the difference before it is kept.
 *
 * @param file of UTF-8 text, as {@link Transcript} writes it
 */
public record GoldenGame(Title title, Path file) {
  public static final String PROPERTY = "golden";

  /**
   * Plays the file's inputs again.
   *
   * @param player plays a new game where one is to be recorded
   * @param seed of that game's dice
   * @param most inputs it may take
   * @throws AssertionError naming the first line that differs
   */
  public void check(Transcript.Player player, long seed, int most) {
    switch (System.getProperty(PROPERTY, "")) {
      case "record" -> write(Transcript.record(title, seed, player, most));
      case "accept" -> write(Transcript.replay(title, read()));
      default -> compare(read(), Transcript.replay(title, read()));
    }
  }

  /**
   * @throws AssertionError naming the first line that differs
   */
  void compare(String golden, String now) {
    List<String> was = golden.lines().toList();
    List<String> is = now.lines().toList();
    for (int n = 0; n < Math.max(was.size(), is.size()); n++) {
      String expected = n < was.size() ? was.get(n) : "(nothing)";
      String found = n < is.size() ? is.get(n) : "(nothing)";
      if (!expected.equals(found)) {
        throw new AssertionError(
            file.getFileName()
                + ", line "
                + (n + 1)
                + ": the game goes another way.\n  was: "
                + expected
                + "\n  is:  "
                + found
                + "\nIf it ought to, run the test with -D"
                + PROPERTY
                + "=accept and read the difference.");
      }
    }
  }

  private String read() {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException("the golden game cannot be read: " + file, e);
    }
  }

  private void write(String text) {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException("the golden game cannot be written: " + file, e);
    }
  }
}
