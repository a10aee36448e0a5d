package org.adjutant.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.adjutant.cli.Cli.Said;
import org.adjutant.host.json.JsonReader;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CommandLineTest {
  @TempDir private Path folder = Path.of("");
  private Cli cli = new Cli(folder);

  @BeforeEach
  void begin() {
    cli = new Cli(folder);
    assertThat(cli.says("new", "loos/training", "--name", "g", "--seed", "s").code()).isZero();
  }

  private static Data json(Said said) {
    return JsonReader.read("answer", said.out());
  }

  @Test
  void aPermittedActionExitsWith0AndMovesTheHead() {
    long before = json(cli.says("status", "--json")).get("head").number();
    Said said = cli.says("do", "end", "--json");
    assertThat(said.code()).isZero();
    assertThat(json(said).get("head").number()).isGreaterThan(before);
  }

  @Test
  void aRefusedActionExitsWith1NamesTheRuleAndLeavesTheHead() {
    long before = json(cli.says("status", "--json")).get("head").number();
    Said said = cli.says("do", "move b1 0110");
    assertThat(said.code()).isEqualTo(1);
    assertThat(said.out()).contains("refused").contains("loos:5.2.b");
    assertThat(json(cli.says("status", "--json")).get("head").number()).isEqualTo(before);
  }

  @Test
  void whyNotSaysTheSameAndRecordsNothing() {
    Said said = cli.says("why-not", "move b1 0110", "--json");
    assertThat(said.code()).isEqualTo(1);
    assertThat(json(said).get("permitted").flag()).isFalse();
  }

  @Test
  void whatCannotBeUnderstoodExitsWith2AndSaysWhatWouldBeRight() {
    assertThat(cli.says("show", "--game", "h")).satisfies(refuses("there are [g]"));
    assertThat(cli.says("show", "--branch", "x")).satisfies(refuses("main"));
    assertThat(cli.says("show", "--at", "9999")).satisfies(refuses("0 to"));
    assertThat(cli.says("show", "--around", "9913")).satisfies(refuses("like it are"));
    assertThat(cli.says("where", "zz")).satisfies(refuses("no piece is called"));
    assertThat(cli.says("show", "--as", "green")).satisfies(refuses("blue"));
    assertThat(cli.says("do", "dance")).satisfies(refuses("move"));
    assertThat(cli.says("new", "loos/nowhere")).satisfies(refuses("training"));
    assertThat(cli.says("do", "{\"do\": 3")).satisfies(refuses("breaks off"));
    assertThat(cli.says("seat", "blue", "genius")).satisfies(refuses("greedy"));
  }

  private static java.util.function.Consumer<Said> refuses(String remedy) {
    return said -> {
      assertThat(said.code()).isEqualTo(2);
      assertThat(said.err()).contains(remedy);
    };
  }

  @Test
  void anErrorHasAJsonFormToo() {
    Said said = cli.says("show", "--at", "9999", "--json");
    assertThat(said.code()).isEqualTo(2);
    assertThat(json(said).text("error")).contains("0 to");
  }

  @Test
  void aStoreThatIsNoneExitsWith3() throws Exception {
    Files.createDirectories(folder.resolve("other"));
    Files.writeString(folder.resolve("other").resolve("ledger.db"), "no database, but a letter");
    Cli other = new Cli(folder.resolve("nested"));
    Files.createDirectories(folder.resolve("nested").resolve("store"));
    Files.copy(
        folder.resolve("other").resolve("ledger.db"),
        folder.resolve("nested").resolve("store").resolve("ledger.db"));
    assertThat(other.says("games").code()).isEqualTo(3);
  }

  @Test
  void thePastIsShownButNothingIsDoneThereUnlessABranchIsBegun() {
    cli.says("do", "end");
    assertThat(cli.says("do", "end", "--at", "3")).satisfies(refuses("--branch-here"));
    long start = json(cli.says("log", "--json")).get("head").number();
    Said branched =
        cli.says("do", "end", "--at", String.valueOf(start), "--branch-here", "other", "--json");
    assertThat(branched.code()).isZero();
    assertThat(json(cli.says("log", "--json")).get("head").number()).isEqualTo(start);
    assertThat(cli.says("branches").out()).contains(start + " |- branch other, ");
  }

  @Test
  void undoAndRedoLeadBackToTheSameBoard() {
    cli.says("do", "end");
    Data there = json(cli.says("show", "--json")).get("position");
    assertThat(cli.says("undo").code()).isZero();
    assertThat(json(cli.says("show", "--json")).get("position")).isNotEqualTo(there);
    assertThat(cli.says("redo").code()).isZero();
    assertThat(json(cli.says("show", "--json")).get("position")).isEqualTo(there);
  }

  @Test
  void aLockedSeatDoesNotActWithoutItsPassphrase() {
    assertThat(cli.says("seat", "blue", "--lock", "swordfish").code()).isZero();
    assertThat(cli.says("do", "end")).satisfies(refuses("locked"));
    assertThat(cli.says("do", "end", "--passphrase", "herring")).satisfies(refuses("locked"));
    assertThat(cli.says("do", "end", "--passphrase", "swordfish").code()).isZero();
  }

  @Test
  void aCopyIsTakenInElsewhereAndVerifies() {
    cli.says("do", "end");
    Path file = folder.resolve("g.jsonl");
    assertThat(cli.says("export", file.toString()).code()).isZero();
    Cli other = new Cli(folder.resolve("other"));
    assertThat(other.says("import", file.toString()).code()).isZero();
    Said verified = other.says("verify", "--game", "g", "--json");
    assertThat(verified.code()).isZero();
    assertThat(json(verified).get("good").flag()).isTrue();
  }

  @Test
  void everyLineOfTheBoardFitsInto80Columns() {
    for (Said said : java.util.List.of(cli.says("show"), cli.says("show", "--around", "0505"))) {
      assertThat(said.code()).isZero();
      assertThat(said.out().lines())
          .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
    }
  }

  @Test
  void botsAgreeOnTheSameGameFromTheSameSeed() {
    cli.says("selfplay", "--bot", "blue=random", "--bot", "red=random", "--most", "12");
    String once = json(cli.says("log", "--all", "--json")).get("events").toString();
    Cli other = new Cli(folder.resolve("other"));
    other.says("new", "loos/training", "--name", "g", "--seed", "s");
    other.says("selfplay", "--bot", "blue=random", "--bot", "red=random", "--most", "12");
    assertThat(json(other.says("log", "--all", "--json")).get("events").toString()).isEqualTo(once);
  }
}
