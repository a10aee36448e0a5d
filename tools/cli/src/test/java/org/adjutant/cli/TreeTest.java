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

/** The tree of branches, what differs between its points, and what was refused on the way. */
class TreeTest {
  @TempDir private Path folder = Path.of("");
  private Cli cli = new Cli(folder);

  @BeforeEach
  void play() {
    cli = new Cli(folder);
    done("new", "loos/training", "--seed", "a");
    done("do", "move", "b1", "0202");
  }

  private String done(String... args) {
    Said said = cli.says(args);
    assertThat(said.code()).as(said.err() + said.out()).isZero();
    return said.out();
  }

  private Data data(String... args) {
    String[] all = java.util.Arrays.copyOf(args, args.length + 1);
    all[args.length] = "--json";
    return JsonReader.read("answer", done(all));
  }

  @Test
  void itTellsWhereBranchesLeaveAndWhyAndWhatWasLeftBehind() {
    done("do", "move", "b2", "0203");
    done("undo");
    done("fork", "what-if");
    done("note", "he should have waited");
    done("bookmark", "here");
    String tree = done("tree");
    assertThat(tree)
        .contains("training: 3 branches, main is b1")
        .contains("0 o main opened by")
        .contains("|- turn 1 begins")
        .contains("|- main went on to event 12 and was left behind: taken back by")
        .contains("|- branch what-if, nothing done on it; forked by tester")
        .contains("|- note: he should have waited (tester, ")
        .contains("|- bookmark here (tester)")
        .contains("* head of b1, turn 1, Movement");
    assertThat(tree.lines()).allMatch(line -> line.length() <= 80);
    Data told = data("branches");
    assertThat(told.get("branches").items()).hasSize(3);
    assertThat(told.get("branches").items().get(1).text("why")).isEqualTo("take-back");
    assertThat(told.get("bookmarks").items()).hasSize(1);
    assertThat(told.get("turns").items()).hasSize(1);
  }

  @Test
  void aLongSeriesOfTakeBacksIsOneLineUnlessAskedFor() {
    for (int i = 0; i < 12; i++) {
      done("do", "move", "b2", i % 2 == 0 ? "0203" : "0204");
      done("undo");
    }
    String tree = done("branches");
    assertThat(tree).contains("|- 12 take-backs, the last at event 10; 2 events were left behind");
    assertThat(tree.lines()).hasSizeLessThan(12);
    assertThat(done("branches", "--all").lines()).hasSizeGreaterThan(24);
  }

  @Test
  void twoPointsAreComparedByPiecesAndByWhatHappenedFirst() throws Exception {
    done("fork", "what-if");
    done("do", "move", "b2", "0203");
    done("do", "--branch", "what-if", "move", "b2", "0204");
    String told = done("compare", "main@12", "what-if");
    assertThat(told)
        .contains("main and what-if part after event 10; main goes on to 12, what-if to 12.")
        .contains("first on main: 11 b2 moves from 0707 to 0203")
        .contains("first on what-if: 11 b2 moves from 0707 to 0204")
        .contains("Blue Corps, 1 moved")
        .contains("b2 moved: 4-4-5 in 0203 | 4-4-5 in 0204");
    Data data = data("compare", "main", "what-if");
    assertThat(data.get("pieces").items()).hasSize(1);
    assertThat(data.get("pieces").items().get(0).get("change").textItems())
        .containsExactly("moved");
    Path drawn = folder.resolve("c.svg");
    done("compare", "what-if", "main", "--svg", drawn.toString());
    // A ring around the hex it left and the one it is in.
    assertThat(Files.readString(drawn).split("#c2188b", -1)).hasSize(3);
  }

  @Test
  void whatWasDoneAlikeOnBothIsNotCalledTheDifference() {
    done("fork", "what-if");
    for (String branch : new String[] {"main", "what-if"}) {
      done("do", "--branch", branch, "move", "b2", "0203");
    }
    done("do", "move", "b7", "0504");
    assertThat(done("compare", "what-if"))
        .contains("the same was done on both at first, 1 rulings long")
        .contains("first on main: 13 b7 moves");
    assertThat(done("compare", "main", "main@12")).contains("main goes on from main@12");
    Said unknown = cli.says("compare", "nosuch");
    assertThat(unknown.code()).isEqualTo(2);
    assertThat(unknown.err()).contains("\"nosuch\" is no point of the game");
  }

  @Test
  void refusalsAreListedOnceWithTheirNumberAndTakenApart() {
    for (int i = 0; i < 3; i++) {
      assertThat(cli.says("do", "move", "b1", "0101").code()).isEqualTo(1);
    }
    done("do", "move", "b2", "0203");
    done("undo");
    String listed = done("log", "--refused");
    assertThat(listed)
        .contains("main#0 at event 10, Blue Corps: move b1 0101 (loos:5.2.h) by tester")
        .contains(", 3 times")
        .contains("adjutant explain --refused main#0");
    assertThat(done("explain", "--refused", "main#0"))
        .contains("Refusal main#0: Blue Corps: refused")
        .contains("The same was submitted there 3 times.")
        .contains("forbids  loos:5.2.h");
    Said missing = cli.says("explain", "--refused", "7");
    assertThat(missing.code()).isEqualTo(2);
    assertThat(missing.err()).contains("there is no refusal 7").contains("main#0");
  }

  @Test
  void refusalsAreForTheirSubmitterAloneWhileTheGameLasts() {
    assertThat(cli.says("do", "move", "b1", "0101").code()).isEqualTo(1);
    done("seat", "blue", "--lock", "one");
    done("seat", "red", "--lock", "two");
    assertThat(done("log", "--refused", "--as", "red", "--passphrase", "two"))
        .contains("Nothing was refused")
        .doesNotContain("0101");
    assertThat(done("log", "--refused", "--as", "blue", "--passphrase", "one")).contains("0101");
  }

  @Test
  void theLogIsSiftedByTurnSideRuleAndPiece() {
    done("do", "move", "b2", "0203");
    assertThat(done("log", "--piece", "b2")).contains("11 b2 moves").doesNotContain("b1 moves");
    assertThat(done("log", "--rule", "loos:5.1.a", "--side", "blue", "--turn", "1"))
        .contains("b1 moves")
        .contains("b2 moves")
        .contains("2 of ");
    assertThat(cli.says("log", "--rule", "loos:5.1.x").err()).contains("like it are [loos:5.1.a");
    assertThat(cli.says("log", "--turn", "9").err()).contains("there is no turn 9 here");
  }
}
