package org.adjutant.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Recorded games of Loos decided again, and inputs carried over, from the command line. */
class RetrialCommandTest {
  private static final Path CORPUS =
      Path.of("..", "..", "packs", "loos", "src", "test", "resources", "corpus");

  @TempDir Path folder;
  private Cli cli = new Cli(Path.of(""));

  @BeforeEach
  void begin() {
    cli = new Cli(folder);
  }

  private static String recorded(String name) {
    return CORPUS.resolve(name + ".jsonl.gz").toString();
  }

  private static void fitsTheScreen(String text) {
    assertThat(text.lines().toList()).allSatisfy(line -> assertThat(line).hasSizeLessThan(81));
  }

  @Test
  void anExportAloneIsDecidedAgainAndComesOutTheSame() {
    Cli.Said said = cli.says("readjudicate", recorded("training-random"));
    assertThat(said.code()).as(said.err()).isZero();
    assertThat(said.out()).contains("Of 117 rulings: 117 the same.");
  }

  @Test
  void aCombatUnderTheOtherReadingOfLi46IsShownSideBySide() {
    Cli.Said said = cli.says("readjudicate", recorded("campaign-random"), "--flip", "LI-46=2");
    assertThat(said.code()).isEqualTo(1);
    assertThat(said.out())
        .contains("loos:LI-46 read as 2", "different", "readings consulted: ")
        .contains("The first that changes:", "was permitted", "| is permitted", "table CRT, line");
    fitsTheScreen(said.out());
  }

  @Test
  void aBombardmentUnderTheOtherReadingOfLi28HasTheSameDieAndAnotherLine() {
    Cli.Said said =
        cli.says(
            "readjudicate", recorded("zero-hour-greedy"), "--flip", "LI-28=1", "--show", "changed");
    assertThat(said.code()).isEqualTo(1);
    assertThat(said.out()).contains("14 different", "loos:17.4.a", "dice [", "loos:LI-28");
    fitsTheScreen(said.out());
  }

  @Test
  void aWholeFolderHasTotals() throws IOException {
    for (String name : new String[] {"campaign-random", "training-random"}) {
      Files.copy(CORPUS.resolve(name + ".jsonl.gz"), folder.resolve(name + ".jsonl.gz"));
    }
    Files.writeString(folder.resolve("newer.jsonl"), "{\"adjutant\":9}\n");
    Cli.Said said = cli.says("readjudicate", "--corpus", folder.toString());
    assertThat(said.code()).isEqualTo(2);
    assertThat(said.out()).contains("2 games together", "a newer one is needed");
    Cli.Said json = cli.says("readjudicate", recorded("campaign-random"), "--json");
    assertThat(json.out()).contains("\"no-longer-permitted\": 0");
  }

  @Test
  void whatIsNotThereIsNamedWithWhatIs() {
    String game = recorded("training-random");
    assertThat(cli.says("readjudicate", game, "--flip", "LI-99=1").err()).contains("like it are");
    assertThat(cli.says("readjudicate", game, "--flip", "LI-28=7").err()).contains("1 to 2, not 7");
    assertThat(cli.says("readjudicate", game, "--branch", "x").err()).contains("it has [main");
    assertThat(cli.says("readjudicate", game, "--from", "9999").err())
        .contains("there is no event 9999");
    assertThat(cli.says("readjudicate", "--flip", "LI-28=2").err()).contains("adjutant new");
  }

  @Test
  void carriedOnUnderAnotherReadingItSaysWhereAnInputNoLongerFits() {
    Cli.Said same = cli.says("readjudicate", recorded("training-random"), "--carried");
    assertThat(same.code()).as(same.err()).isZero();
    assertThat(same.out()).contains("Every input fits to the end.");
    Cli.Said said =
        cli.says("readjudicate", recorded("campaign-random"), "--carried", "--flip", "LI-46=2");
    assertThat(said.code()).isEqualTo(1);
    assertThat(said.out()).contains("The first that comes to something else:");
    fitsTheScreen(said.out());
  }

  private void plays(String... typed) {
    Cli.Said said = cli.says(typed);
    assertThat(said.code()).as(Arrays.toString(typed) + said.out() + said.err()).isZero();
  }

  @Test
  void laterInputsAreCarriedToABranchWhereTheErrorIsPutRight() {
    plays("new", "loos/training", "--seed", "carry");
    String[] moves = {"move b1 0102 via 0605-0505-0405-0304-0204-0103", "end"};
    for (String move : moves) {
      plays(("do " + move).split(" "));
    }
    plays("fork", "right", "--at", "8", "--dice", "same");
    Cli.Said dry = cli.says("carry", "main", "--branch", "right", "--dry-run");
    assertThat(dry.out() + dry.err()).contains("Would be carried over from main");
    Cli.Said said = cli.says("carry", "main", "--branch", "right");
    assertThat(said.code()).as(said.out() + said.err()).isZero();
    assertThat(said.out()).contains("2 of 2 inputs", "Every input fits to the end.");
    assertThat(cli.says("carry", "main", "--branch", "main").err()).contains("not to itself");
    fitsTheScreen(said.out());
  }
}
