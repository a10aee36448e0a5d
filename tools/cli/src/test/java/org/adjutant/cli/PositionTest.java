package org.adjutant.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.adjutant.cli.Cli.Said;
import org.adjutant.host.json.JsonReader;
import org.adjutant.host.json.JsonWriter;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Points of a game as position files. */
class PositionTest {
  @TempDir private Path folder = Path.of("");
  private Cli cli = new Cli(folder);

  @BeforeEach
  void play() {
    cli = new Cli(folder);
    done("new", "loos/training", "--seed", "a", "--seat", "blue=greedy", "--seat", "red=greedy");
    done("selfplay", "--most", "90");
  }

  private String done(String... args) {
    Said said = cli.says(args);
    assertThat(said.code()).as(said.err() + said.out()).isZero();
    return said.out();
  }

  private Data position(long at) throws IOException {
    Path file = folder.resolve("at.json");
    done("position", "--at", String.valueOf(at), "--to", file.toString());
    return JsonReader.read("at", Files.readString(file));
  }

  private Data adjudicated(Data file) throws IOException {
    Path before = folder.resolve("before.json");
    Path after = folder.resolve("after.json");
    Files.writeString(before, JsonWriter.pretty(file));
    done("adjudicate", before.toString(), "--after", after.toString());
    return JsonReader.read("after", Files.readString(after));
  }

  /** The numbers of events that end a ruling, of one in eleven. */
  private List<Long> ends() {
    Data log = JsonReader.read("log", done("log", "--all", "--json"));
    long head = log.get("head").number();
    List<Long> ends = new ArrayList<>();
    for (long n = 1; n < head; n += 11) {
      Data one = JsonReader.read("x", done("explain", "" + n, "--alone", "--json"));
      ends.add(one.get("rulings").items().get(0).get("number").number());
    }
    return ends.stream().distinct().toList();
  }

  @Test
  void whatIsWrittenIsReadBackAndWrittenAlike() throws IOException {
    List<Long> ends = ends();
    assertThat(ends).hasSizeGreaterThan(8);
    for (long at : ends) {
      Data file = position(at);
      assertThat(adjudicated(file).with("title", "")).isEqualTo(file.with("title", ""));
    }
  }

  @Test
  void anAnswerGivenToTheFileLeadsWhereItLedInTheGame() throws IOException {
    int answers = 0;
    for (long at : ends()) {
      Data ruling =
          JsonReader.read("x", done("explain", "" + at, "--alone", "--json"))
              .get("rulings")
              .items()
              .get(0);
      Data input = ruling.get("input");
      boolean rolled = ruling.toString().contains("DiceRolled");
      if (!rolled && input.has("choice")) {
        long before = at - ruling.get("events").items().size() - 1;
        Data order =
            Data.of("by", input.text("by"))
                .with("choice", input.text("choice"))
                .with("answer", input.get("answer"));
        Data after = adjudicated(position(before).with("do", Data.of(List.of(order))));
        assertThat(after.with("title", "")).isEqualTo(position(at).with("title", ""));
        answers++;
      }
    }
    assertThat(answers).isPositive();
  }

  @Test
  void aPointInTheMiddleOfARulingIsRefusedWithTheNearestOnes() {
    Said said = cli.says("position", "--at", "3");
    assertThat(said.code()).isEqualTo(2);
    assertThat(said.err()).contains("event 3 is in the middle of a ruling").contains("ends with");
  }

  @Test
  void aFileWithoutOrdersTellsHowItStandsAndPrintsWithoutAName() {
    String printed = done("position");
    assertThat(JsonReader.read("printed", printed).text("pack")).isEqualTo("loos");
    assertThat(cli.hears(printed, "position").code()).isZero();
  }
}
