package org.adjutant.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.adjutant.cli.Cli.Said;
import org.adjutant.host.json.JsonReader;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Odds in games of the training scenario. */
class OddsCommandTest {
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

  /** The events before which a combat's dice fell, found by letting bots play a while. */
  private List<Long> combats() {
    cli.says("selfplay", "--most", "60");
    return cli.says("log", "--all")
        .out()
        .lines()
        .filter(line -> line.contains("for combat"))
        .map(line -> Long.valueOf(line.trim().split(" ")[0]))
        .toList();
  }

  private static void parses(Path svg) throws Exception {
    var document =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(
                new ByteArrayInputStream(Files.readString(svg).getBytes(StandardCharsets.UTF_8)));
    assertThat(document.getDocumentElement().getTagName()).isEqualTo("svg");
    assertThat(document.getElementsByTagName("rect").getLength()).isGreaterThan(2);
  }

  @Test
  void expectedStandsBesideActualOfARecordedCombat() throws Exception {
    long event = combats().get(0);
    Path chart = folder.resolve("chart.svg");
    Said said = cli.says("odds", "--event", "" + event, "--svg", chart.toString());
    assertThat(said.err()).isEmpty();
    assertThat(said.out()).contains("What fell:").contains("expected     actual");
    parses(chart);
    Data data = json(cli.says("odds", "--event", "" + event, "--json"));
    long parts =
        data.get("expected").get("results").items().stream()
            .mapToLong(result -> result.get("chances").get("parts").number())
            .sum();
    assertThat(parts).isBetween(99_990L, 100_010L);
    assertThat(data.get("expected").get("exact").flag()).isTrue();
  }

  @Test
  void sampledAgreesWithExactWithinItsBounds() {
    long at = answerBefore(combats().get(0));
    String[] pass = {"odds", "support pass", "--at", "" + at, "--json"};
    Data exact = json(cli.says(pass));
    assertThat(exact.get("exact").flag()).isTrue();
    Data sampled =
        json(
            cli.says(
                "odds",
                "support pass",
                "--at",
                "" + at,
                "--json",
                "--samples",
                "4000",
                "--seed",
                "agreed"));
    assertThat(sampled.get("exact").flag()).isFalse();
    for (Data result : exact.get("results").items()) {
      long parts = result.get("chances").get("parts").number();
      Data same =
          sampled.get("results").items().stream()
              .filter(r -> r.text("result").equals(result.text("result")))
              .findFirst()
              .orElseThrow()
              .get("chances");
      assertThat(parts).isBetween(same.get("low").number(), same.get("high").number());
    }
    Data again =
        json(
            cli.says(
                "odds",
                "support pass",
                "--at",
                "" + at,
                "--json",
                "--samples",
                "4000",
                "--seed",
                "agreed"));
    assertThat(again).isEqualTo(sampled);
  }

  /** The event before the answer to which the dice fell. */
  private long answerBefore(long dice) {
    String how = json(cli.says("odds", "--event", "" + dice, "--json")).get("expected").text("how");
    return Long.parseLong(how.replaceAll(".*\\(event (\\d+)\\).*", "$1"));
  }

  @Test
  void nothingIsRecorded() {
    long before = json(cli.says("status", "--json")).get("head").number();
    cli.says("odds", "end", "--samples", "10");
    cli.says("odds", "--phase", "--samples", "2", "--bots", "blue=random,red=random");
    assertThat(json(cli.says("status", "--json")).get("head").number()).isEqualTo(before);
  }

  @Test
  void botsPlayTheRestFromAnyPoint() throws Exception {
    cli.says("do", "end");
    Path chart = folder.resolve("chart.svg");
    Said said =
        cli.says(
            "odds",
            "--end",
            "--samples",
            "6",
            "--seed",
            "x",
            "--bots",
            "blue=random,red=random",
            "--svg",
            chart.toString());
    assertThat(said.err()).isEmpty();
    assertThat(said.out()).contains("the rest of the").contains("steps lost").contains("(loos:");
    parses(chart);
    Said turn = cli.says("odds", "--turn", "--samples", "3", "--bots", "blue=random,red=random");
    assertThat(turn.out()).contains("the game goes on");
  }

  @Test
  void whatIsRefusedSaysWhyAndExitsWith1() {
    Said said = cli.says("odds", "move b1 0110");
    assertThat(said.code()).isEqualTo(1);
    assertThat(said.out()).contains("would be refused").contains("loos:");
    assertThat(cli.says("odds", "move b1 0110", "--turn").err()).contains("why-not");
  }

  @Test
  void askedForNothingItSaysWhatToAsk() {
    Said said = cli.says("odds");
    assertThat(said.code()).isEqualTo(2);
    assertThat(said.err()).contains("--event N");
    assertThat(cli.says("odds", "--event", "99999").err()).contains("0 to");
    assertThat(cli.says("odds", "end", "--bots", "green=greedy").err()).contains("blue");
    assertThat(cli.says("odds", "end", "--bots", "blue=genius").err()).contains("greedy");
    assertThat(cli.says("odds", "--turn", "--phase").err()).contains("say one of");
  }

  @Test
  void aSideThatSharesItsGameHasTheOddsOfWhatItMaySuppose() {
    cli.says("seat", "red", "human", "--lock", "secret");
    Said said = cli.says("odds", "end", "--as", "blue");
    assertThat(said.out()).contains("as Blue Corps may suppose");
    Said nobody = cli.says("odds", "end", "--as", "public");
    assertThat(nobody.code()).isEqualTo(2);
    assertThat(nobody.err()).contains("--as SIDE");
    assertThat(cli.says("odds", "end", "--as", "umpire").code()).isEqualTo(2);
  }

  @Test
  void explainSaysWhatCouldHaveFallenAndHowToCheckIt() {
    long event = combats().get(0);
    String out = cli.says("explain", "" + event).out();
    assertThat(out).contains("odds: ").contains(" on 1").contains("hmac-sha256/1").contains("key:");
  }

  @Test
  void luckIsToldBySideAndKindAndDrawn() throws Exception {
    combats();
    Path chart = folder.resolve("luck.svg");
    Said said = cli.says("luck", "g", "--svg", chart.toString());
    assertThat(said.err()).isEmpty();
    assertThat(said.out()).contains("combat").contains("steps lost").contains("proves nothing");
    parses(chart);
    Data rolls = json(cli.says("luck", "--json")).get("rolls");
    assertThat(rolls.items()).isNotEmpty();
    assertThat(said.out().lines()).allMatch(line -> line.length() <= 80 || line.contains("Drawn"));
  }
}
