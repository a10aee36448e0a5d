package org.adjutant.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import org.adjutant.cli.Cli.Said;
import org.adjutant.host.json.JsonReader;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Play in conversation, its lines coming through a pipe. */
class PlayTest {
  private static final String LOOK_AWAY =
      "Others look away; press Enter when Blue Corps is at the screen.";

  private static final String[] BEGIN = {
    "play", "g", "--new", "loos/training", "--seed", "s", "--seat", "red=random"
  };

  @TempDir private Path folder = Path.of("");
  private Cli cli = new Cli(folder);

  @BeforeEach
  void begin() {
    cli = new Cli(folder);
  }

  private Said plays(String... lines) {
    Said said = cli.hears(String.join("\n", lines) + "\n", "play");
    assertThat(said.code()).isZero();
    return said;
  }

  private Said begins(String... lines) {
    Said said = cli.hears(String.join("\n", lines) + "\n", BEGIN);
    assertThat(said.code()).isZero();
    return said;
  }

  private Said both(String... lines) {
    Said said =
        cli.hears(
            String.join("\n", lines) + "\n", "play", "g", "--new", "loos/training", "--seed", "s");
    assertThat(said.code()).isZero();
    return said;
  }

  private Data status() {
    return JsonReader.read("status", cli.says("status", "--json").out());
  }

  @Test
  void aTurnIsPlayedFromItsFirstMoveToItsEndWithATakeBackAndAForkOnTheWay() {
    Said said =
        both(
            "move b1 0604",
            "undo",
            "move b1 0703",
            "fork what-if",
            "end",
            "on b1",
            "end",
            "bombard",
            "1",
            "2",
            "end",
            "end",
            "end",
            "end",
            "end",
            "end",
            "end",
            "end",
            "end",
            "quit");
    assertThat(said.out())
        .contains("permitted: Blue Corps: move b1 0604")
        .contains("Back at event 8")
        .contains("Blue Corps on what-if> end")
        .contains("bombardment of")
        .contains("permitted: Red Army: retreat go")
        .contains("Turn 2, Movement: Blue Corps");
    assertThat(status().get("status").get("turn").number()).isEqualTo(2);
    assertThat(cli.says("where", "b1").out()).contains("0703");
    assertThat(cli.says("branches").out()).contains("|- branch what-if, ");
    assertThat(cli.says("verify").code()).isZero();
  }

  @Test
  void theEndOfTheInputLeavesTheGameAsItIsAndPlayGoesOnThere() {
    begins("move b1 0703");
    long head = head();
    assertThat(plays("").out()).contains("Turn 1, Movement: Blue Corps");
    assertThat(head()).isEqualTo(head);
  }

  @Test
  void aRefusalNamesItsRulesAndTheGameGoesOn() {
    Said said = begins("move b1 0110", "dance", "7", "move b1 0703");
    assertThat(said.out())
        .contains("refused: Blue Corps: move b1 0110")
        .contains("loos:5.2.b")
        .contains("there is no action \"dance\"; there are [move")
        .contains("no list is shown; type a verb alone")
        .contains("permitted: Blue Corps: move b1 0703");
  }

  @Test
  void aVerbAloneListsItsOffersInPagesAndANumberTakesOne() {
    Said said = begins("move b1", "more", "21", "more");
    List<String> lines = said.out().lines().toList();
    assertThat(lines).anyMatch(line -> line.startsWith("   1  move b1 "));
    assertThat(lines).noneMatch(line -> line.matches(" +\\d+  move b2 .*"));
    String picked =
        lines.stream().filter(line -> line.startsWith("  21  ")).findFirst().orElseThrow();
    assertThat(lines).contains("permitted: Blue Corps: " + picked.substring(6));
    assertThat(said.out()).contains("there is no more of a list");
  }

  @Test
  void aChoiceIsPutAsANumberedListToTheSideThatOwesIt() {
    Said said = both("end", "bombard 1004 with 2", "2");
    assertThat(said.out())
        .contains("Red Army: Retreat r1")
        .contains("   1  retreat go ")
        .contains("Red Army> 2")
        .contains("permitted: Red Army: retreat go 1103-1102");
  }

  @Test
  void whatIsLeftUndoneIsAskedAboutBeforeAPhaseEnds() throws Exception {
    cli.says("new", "loos/training", "--name", "g", "--seed", "s");
    Path file = folder.resolve("two-turns");
    Files.writeString(file, "end\n".repeat(20));
    assertThat(cli.says("do", "-f", file.toString()).code()).isZero();
    long head = head();
    Said kept = plays("end", "n");
    assertThat(kept.out()).contains("Turn 3").contains("left undone").contains("end anyway? y/N n");
    assertThat(head()).isEqualTo(head);
    Said other = plays("end", "status");
    assertThat(other.out()).contains("Not ended.").contains("g  branch main");
    assertThat(head()).isEqualTo(head);
    Said strict = cli.says("do", "end", "--strict");
    assertThat(strict.code()).isEqualTo(1);
    assertThat(strict.out()).contains("left undone").contains("--strict");
    assertThat(head()).isEqualTo(head);
    assertThat(plays("end", "y").out()).contains("permitted: Blue Corps: end");
    assertThat(head()).isGreaterThan(head);
  }

  private long head() {
    return status().get("head").number();
  }

  @Test
  void othersAreToldInShort() {
    Said said = begins("end", "end", "end", "end", "end");
    assertThat(said.out().lines())
        .anyMatch(line -> line.startsWith("Red Army: "))
        .allMatch(line -> line.length() <= 80);
  }

  @Test
  void commandsLookAtTheBranchAndThroughTheEyesOfWhoPlays() {
    Said said = begins("fork other", "move b1 0703", "where b1", "log --from 9", "on nowhere");
    assertThat(said.out()).contains("in 0703").contains("b1 moves from 0704 to 0703");
    assertThat(said.out()).contains("no branch \"nowhere\"");
  }

  @Test
  void aLockedSeatAsksForItsPassphrase() {
    cli.says("new", "loos/training", "--name", "g", "--seat", "red=random");
    cli.says("seat", "blue", "--lock", "swordfish");
    assertThat(plays("herring", "swordfish", "move b1 0703").out())
        .contains("Passphrase of Blue Corps:")
        .doesNotContain("swordfish")
        .contains("permitted: Blue Corps: move b1 0703");
    Said said = cli.hears("a\nb\nc\n", "play");
    assertThat(said.code()).isEqualTo(2);
    assertThat(said.err()).contains("locked");
  }

  @Test
  void theAnswerAsJsonStandsAloneOnTheOutput() {
    Said said = cli.hears("end\n", "play", "--new", "loos/training", "--json");
    assertThat(JsonReader.read("answer", said.out()).text("game")).isEqualTo("training");
    assertThat(said.err()).contains("permitted: Blue Corps: end");
  }

  /** In the second turn Blue receives all its markers and so knows what Red does not. */
  private static String[] ends(int count) {
    return Collections.nCopies(count, "end").toArray(String[]::new);
  }

  @Test
  void theOtherPersonLooksAwayBeforeWhatOneSideKnowsIsShown() {
    String shown = both(ends(20)).out();
    String before = shown.substring(0, Math.max(0, shown.indexOf(LOOK_AWAY)));
    assertThat(before).contains("Red Army> end");
    int asked = before.split("> end", -1).length - 1;
    Said unanswered =
        cli.hears("end\n".repeat(asked), "play", "h", "--new", "loos/training", "--seed", "s");
    assertThat(unanswered.out()).contains(LOOK_AWAY);
    assertThat(unanswered.out().substring(unanswered.out().indexOf(LOOK_AWAY)))
        .doesNotContain("Blue Corps>", "markers left");
  }

  @Test
  void whoPlaysAllSidesIsNotAskedToLookAway() {
    String[] open = {"play", "g", "--new", "loos/training", "--seed", "s", "--open"};
    assertThat(cli.hears("end\n".repeat(20), open).out())
        .contains("Turn 2, ")
        .doesNotContain("look away");
  }
}
