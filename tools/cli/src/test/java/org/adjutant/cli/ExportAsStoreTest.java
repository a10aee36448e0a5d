package org.adjutant.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An exported game in the place of a store: all that only looks works on it, nothing writes. */
class ExportAsStoreTest {
  private static final Path LENS = Path.of("doc", "lens.jsonl.gz");

  @TempDir Path folder;
  private Cli cli;

  @BeforeEach
  void begin() {
    cli = new Cli(folder);
  }

  private Cli.Said asks(String... args) {
    return cli.at(LENS, "", args);
  }

  @Test
  void whateverLooksAtAGameLooksAtItsExport() {
    assertThat(asks("tree").out()).contains("evening", "main");
    assertThat(asks("status").code()).isZero();
    assertThat(asks("explain", "36").out()).contains("loos:");
    assertThat(asks("luck").code()).isZero();
    Path report = folder.resolve("lens.html");
    Cli.Said said = asks("report", "--to", report.toString(), "--at", "36");
    assertThat(said.code()).as(said.err()).isZero();
    assertThat(Files.exists(report)).isTrue();
  }

  @Test
  void itsBranchesAreCompared() {
    Cli.Said said = asks("compare", "main", "evening");
    assertThat(said.code()).as(said.err()).isZero();
    assertThat(said.out()).contains("main", "evening", "part");
  }

  @Test
  void itsDiceAreHeldAgainstWhatWasToBeExpected() {
    Cli.Said all = asks("luck", "--json");
    assertThat(all.code()).as(all.err()).isZero();
    assertThat(all.out()).contains("\"rolls\"");
    Cli.Said one = asks("odds", "--event", "36");
    assertThat(one.code()).as(one.err()).isZero();
    assertThat(one.out()).contains("0618");
  }

  @Test
  void itsRulingsAreDecidedAgain() {
    Cli.Said said = asks("readjudicate", "--from", "36", "--to", "36", "--flip", "loos:LI-28=1");
    assertThat(said.code()).as(said.err()).isEqualTo(1);
    assertThat(said.out()).contains("Of 1 ruling: 1 different.");
  }

  @Test
  void whatWouldRecordSomethingIsRefusedAndSaysWhere() {
    Cli.Said said = asks("bookmark", "here");
    assertThat(said.code()).isEqualTo(2);
    assertThat(said.err()).contains("copy of a game", "adjutant import");
    assertThat(asks("fork", "x").code()).isEqualTo(2);
    assertThat(asks("carry", "main", "--branch", "evening").code()).isEqualTo(2);
  }

  @Test
  void aFileThatIsNoExportIsSaidToBeNone() throws Exception {
    Path other = Files.writeString(folder.resolve("notes.txt"), "not a game");
    Cli.Said said = cli.at(other, "", "status");
    assertThat(said.code()).isNotZero();
    assertThat(said.err()).contains("line 1");
  }
}
