package org.adjutant.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.adjutant.cli.Cli.Said;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AgreementTest {
  private static final String RED = "--passphrase=crimson";
  private static final String BLUE = "--passphrase=navy";

  @TempDir private Path folder = Path.of("");
  private Cli cli;

  @BeforeEach
  void begin() {
    cli = new Cli(folder);
    cli.says("new", "loos/training", "--name", "g", "--seed", "s");
  }

  private void lock() {
    cli.says("seat", "red", "--lock", "crimson");
    cli.says("seat", "blue", "--lock", "navy");
  }

  @Test
  void whoPlaysAllSidesChangesAReadingAtOnceAndItIsAnEvent() {
    assertThat(cli.says("ruling-change", "--set").out()).contains("its default reading");
    Said changed = cli.says("ruling-change", "loos:LI-01=2", "--reason", "no guessing");
    assertThat(changed.code()).isZero();
    assertThat(changed.out()).contains("ruled: from now on reading 2 of loos:LI-01 is in force");
    assertThat(cli.says("log").out())
        .contains("from now on reading 2 of loos:LI-01 is in force: no guessing");
    assertThat(cli.says("ruling-change", "--set").out())
        .contains("loos:LI-01=2 (set; the default is 1)");
    assertThat(cli.says("explain").out()).contains("kernel:umpire").contains("from 1, to 2");
    assertThat(cli.says("verify").code()).isZero();
  }

  @Test
  void aReadingThatIsNotThereIsToldWithTheNearest() {
    Said unknown = cli.says("ruling-change", "loos:LI-011=2", "--reason", "r");
    assertThat(unknown.code()).isEqualTo(2);
    assertThat(unknown.err()).contains("loos:LI-01");
    assertThat(cli.says("ruling-change", "loos:LI-01=9", "--reason", "r").err())
        .contains("readings 1 to 3");
    assertThat(cli.says("ruling-change", "loos:LI-01", "--reason", "r").err())
        .contains("write it as");
  }

  @Test
  void lockedSeatsAreAskedAndStatusShowsIt() {
    lock();
    assertThat(cli.says("ruling-change", "loos:LI-01=2", "--reason", "r").code()).isEqualTo(2);
    Said asked = cli.says("ruling-change", "loos:LI-01=2", "--reason", "r", BLUE);
    assertThat(asked.out()).containsPattern("waits\\s+for:\\s+\\[red\\]");
    assertThat(cli.says("status").out()).contains("reading 2 of loos:LI-01").contains("[red]");
    assertThat(cli.says("consent", "red", "yes").code()).isEqualTo(2);
    assertThat(cli.says("consent", "red", "yes", RED).out()).contains("ruled: from now on");
    assertThat(cli.says("consent", "red", "yes", RED).err()).contains("nothing is asked for");
  }

  @Test
  void aRefusalIsSetAsideByNamingWhatForbade() {
    Said refused = cli.says("do", "move", "r1", "0103", "--as", "red");
    assertThat(refused.code()).isEqualTo(1);
    Said still = cli.says("override", "move", "r1", "0103", "--as", "red", "--reason", "so be it");
    assertThat(still.code()).as(still.out() + still.err()).isEqualTo(1);
    assertThat(still.out()).contains("--aside RULE").contains("setting aside nothing");
    assertThat(cli.says("override", "move", "r1", "0103", "--as", "red").err())
        .contains("--reason");
  }

  @Test
  void aSeatPlaysOnFromWhatItSeesWithoutAskingAnybody() {
    lock();
    assertThat(cli.says("fork", "x").err()).contains("fork --ask").contains("what-if");
    assertThat(cli.says("what-if").err()).contains("--as SIDE");
    Said begun = cli.says("what-if", "--as", "blue", BLUE);
    assertThat(begun.out()).contains("Game g-what-if has begun, as Blue Corps may suppose it");
    assertThat(cli.says("log").out()).contains("from g, main@").contains("as Blue Corps may");
    assertThat(cli.says("do", "end").code()).isZero();
    assertThat(cli.says("verify").code()).isZero();
    assertThat(cli.says("games").out()).contains("g-what-if");
  }

  @Test
  void aForkOfTheWholeIsMadeOnceAllAgree() {
    lock();
    assertThat(cli.says("fork", "open", "--ask", "--as", "blue", BLUE).out())
        .contains("where all see everything")
        .contains("[red]");
    assertThat(cli.says("consent", "red", "yes", RED).out()).contains("Branch open begins");
    assertThat(cli.says("branches").out()).contains("open");
  }

  @Test
  void pointsHaveNames() {
    cli.says("bookmark", "start", "--at", "0");
    assertThat(cli.says("status", "--at", "start").out()).contains("after event 0");
    assertThat(cli.says("status", "--at", "main@0").out()).contains("after event 0");
    assertThat(cli.says("status", "--at", "strat").err()).contains("[start, main]");
    assertThat(cli.says("bookmark").out()).contains("start  main@0");
    assertThat(cli.says("bookmark", "start", "--remove").code()).isZero();
    assertThat(cli.says("bookmark").out()).contains("There are no bookmarks");
  }

  @Test
  void aClosedBranchIsReadButNotPlayedOn() {
    cli.says("fork", "x");
    assertThat(cli.says("close", "main").err()).contains("cannot be closed");
    cli.says("close", "x");
    assertThat(cli.says("do", "end", "--branch", "x").err()).contains("closed");
    assertThat(cli.says("status", "--branch", "x").code()).isZero();
    cli.says("close", "x", "--reopen");
    assertThat(cli.says("do", "end", "--branch", "x").code()).isZero();
  }
}
