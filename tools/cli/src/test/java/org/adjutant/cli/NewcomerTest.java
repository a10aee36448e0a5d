package org.adjutant.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.adjutant.cli.Cli.Said;
import org.adjutant.host.json.JsonReader;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What helps somebody who has not read the manual. */
class NewcomerTest {
  @TempDir private Path folder = Path.of("");
  private Cli cli = new Cli(folder);

  @BeforeEach
  void begin() {
    cli = new Cli(folder);
    cli.says("new", "loos/training", "--name", "g", "--seed", "s", "--seat", "red=random");
  }

  private String plays(String... lines) {
    Said said = cli.hears(String.join("\n", lines) + "\n", "play", "g");
    assertThat(said.code()).as(said.err()).isZero();
    return said.out().replaceAll("\\s+", " ");
  }

  @Test
  void helpOnAVerbSaysWhatEachPartOfItIs() {
    assertThat(plays("help move"))
        .contains(
            "<unit> the unit that moves (a piece", "<via>", "may be left out", "now: move b1");
    assertThat(plays("help attack")).contains("<units>", "Nothing to attack now, because");
    assertThat(plays("help dance")).contains("no action or command \"dance\"");
  }

  @Test
  void aVerbWithoutOffersSaysWhyAndWhatMayBeDone() {
    assertThat(plays("attack"))
        .contains("Nothing to attack now, because", "loos:4.1.f", "Now may be done: move, end.")
        .doesNotContain("wants <target>");
  }

  @Test
  void slipsInVerbsPiecesHexesAndCommandsAreGuessed() {
    assertThat(plays("mvoe b1 0703")).contains("did you mean move?");
    assertThat(plays("move bb1 0703")).contains("did you mean b1");
    assertThat(plays("stauts")).contains("did you mean status?");
    assertThat(plays("move b1 07O3")).contains("no hex 07O3 on the map", "0703");
    Said said = cli.says("do", "move", "b1", "9999");
    assertThat(said.code()).isEqualTo(2);
    assertThat(said.err()).contains("there is no hex 9999", "0101 to 1612");
    assertThat(cli.says("log", "--refused").out()).contains("Nothing was refused");
  }

  @Test
  void whereThePhaseIsWrongThatAloneIsSaid() {
    Said said = cli.says("do", "attack", "0110", "with", "b1");
    assertThat(said.code()).isEqualTo(1);
    assertThat(said.out().lines().filter(line -> line.startsWith("  forbids"))).hasSize(1);
    assertThat(said.out()).contains("loos:4.1.f", "why-not tells of");
    assertThat(cli.says("why-not", "attack", "0110", "with", "b1").out().split("  forbids"))
        .hasSizeGreaterThan(2);
  }

  @Test
  void oddsAndLuckAreAskedForInPlay() {
    assertThat(plays("luck", "odds move b1 0703")).contains("Luck in game g", "No dice fall");
  }

  @Test
  void whatAPieceMayDoIsOfThatPieceAlone() {
    Data offers = JsonReader.read("can", cli.says("can", "b1", "--json").out()).get("offers");
    assertThat(offers.items()).isNotEmpty();
    for (Data offer : offers.items()) {
      assertThat(offer.get("inputs").items())
          .isNotEmpty()
          .allSatisfy(input -> assertThat(input.toString()).contains("b1"));
    }
    assertThat(cli.says("can", "b1").out()).doesNotContain("end");
  }

  @Test
  void listsAreInTheOrderOfTheirNumbers() {
    cli.says("new", "loos/training", "--name", "g10");
    cli.says("new", "loos/training", "--name", "g2");
    String games = cli.says("games").out();
    assertThat(games.indexOf("g2 ")).isLessThan(games.indexOf("g10 "));
    List<String> places =
        cli.says("where", "--game", "g").out().lines().map(String::strip).toList();
    List<String> hexes =
        places.stream()
            .filter(line -> line.matches("[0-9]{4} .*"))
            .map(l -> l.substring(0, 4))
            .toList();
    assertThat(hexes).isSorted().hasSizeGreaterThan(3);
  }

  @Test
  void whatCameOfARulingIsToldBeforeWhy() {
    cli.says("do", "move", "b1", "0703");
    String told = cli.says("explain").out();
    assertThat(told.indexOf("b1 moves from 0704 to 0703")).isBetween(0, told.indexOf("Why ruling"));
    assertThat(told.indexOf("Why ruling")).isLessThan(told.indexOf("  applies"));
  }

  @Test
  void aChangeOfARulingNeedsAReason() {
    Said said = cli.says("ruling-change", "loos:LI-27=2");
    assertThat(said.code()).isEqualTo(2);
    assertThat(said.err()).contains("--reason");
  }

  @Test
  void anExportOfTheUmpireSaysThatItHoldsEverything() {
    Path file = folder.resolve("g.jsonl");
    Said said = cli.says("export", "--to", file.toString(), "--as", "umpire");
    assertThat(said.code()).as(said.err()).isZero();
    assertThat(said.out()).contains("holds everything", "--as SIDE");
    assertThat(Files.exists(file)).isTrue();
    Said side = cli.says("export", file.toString(), "--as", "blue");
    assertThat(side.out()).doesNotContain("holds everything");
    assertThat(cli.says("export").code()).isEqualTo(2);
  }

  @Test
  void manyGamesOfBotsAreCountedAndRepeatable() {
    String[] asked = {
      "selfplay", "--games", "3", "--seed", "x", "--most", "60", "--bot", "blue=random", "--json"
    };
    Said said = cli.says(asked);
    assertThat(said.code()).as(said.err()).isZero();
    assertThat(cli.says(asked).out()).isEqualTo(said.out());
    assertThat(cli.says("status").out()).contains("Turn 1, Movement");
  }
}
