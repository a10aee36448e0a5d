package org.adjutant.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What the pages show is what the program prints: the commands of a tour are given one after the
 * other, and the lines shown below each stand in its answer, in that order. Some lines of an answer
 * may be left out.
 */
class ReadmeTest {
  private static final Path ROOT = Path.of("..", "..");
  private static final String PROMPT = "    $ tools/adjutant ";
  private static final Pattern PICTURE = Pattern.compile("!\\[[^]]*]\\(([^)]+)\\)");
  private static final Pattern WORD = Pattern.compile("(?:[^\\s\"]|\"[^\"]*\")+");
  private static final long MOST = 150_000;

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({"README.md, 20", "tools/README.md, 40"})
  void whatIsShownIsWhatTheProgramPrints(String page, int least) throws IOException {
    Cli cli = new Cli(folder);
    String out = "";
    int from = 0;
    int shown = 0;
    for (String line : Files.readAllLines(ROOT.resolve(page))) {
      if (line.startsWith(PROMPT)) {
        out = cli.says(words(line.substring(PROMPT.length()))).out();
        from = 0;
      } else if (line.startsWith("    ") && !out.isEmpty()) {
        String wanted = line.substring(4);
        int at = out.indexOf(wanted, from);
        assertThat(at).as("\"%s\" in%n%s", wanted, out.substring(from)).isNotNegative();
        from = at + wanted.length();
        shown++;
      }
    }
    assertThat(shown).isGreaterThan(least);
  }

  /** The words of a command; files are the repository's if they are there, else the test's own. */
  private String[] words(String typed) {
    List<String> words = new ArrayList<>();
    Matcher matcher = WORD.matcher(typed);
    while (matcher.find()) {
      String word = matcher.group().replace("\"", "");
      boolean file = word.contains(".svg") || word.contains(".json");
      Path here = ROOT.resolve(word);
      words.add(file ? (Files.exists(here) ? here : folder.resolve(word)).toString() : word);
    }
    return words.toArray(String[]::new);
  }

  @Test
  void itsPicturesAreThereWellFormedAndOfReasonableSize() throws Exception {
    List<String> found = new ArrayList<>();
    Matcher matcher = PICTURE.matcher(String.join("\n", readme()));
    while (matcher.find()) {
      Path picture = ROOT.resolve(matcher.group(1));
      assertThat(Files.size(picture)).isLessThan(MOST);
      DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(picture.toFile());
      found.add(matcher.group(1));
    }
    assertThat(found).hasSize(3);
  }

  private static List<String> readme() throws IOException {
    return Files.readAllLines(ROOT.resolve("README.md"));
  }
}
