package org.adjutant.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.adjutant.cli.Cli.Said;
import org.adjutant.host.json.JsonReader;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What of a pack is printed, and overlays for what is not. */
class DataTest {
  @TempDir private Path folder = Path.of("");

  private Data json(String... args) {
    Said said = new Cli(folder).says(args);
    assertThat(said.code()).as(said.err()).isZero();
    return JsonReader.read("answer", said.out());
  }

  private static Data chart(Data answer, String id) {
    return answer.get("charts").items().stream()
        .filter(chart -> chart.text("chart").equals(id))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void chartsAreCountedByTheMarksOfTheirData() {
    Data crt = chart(json("data", "loos", "--json"), "CRT");
    assertThat(crt.get("printed").number()).isEqualTo(17);
    assertThat(crt.get("derived").number() + crt.get("reconstructed").number()).isEqualTo(60);
  }

  @Test
  void whatIsMissingComesWithPlaceValueAndReasoningAndNothingPrintedIsAmongIt() {
    Data crt = chart(json("data", "loos", "--missing", "--json"), "CRT");
    assertThat(crt.get("missing").items())
        .hasSize(60)
        .allSatisfy(datum -> assertThat(datum.text("why")).isNotBlank())
        .allSatisfy(datum -> assertThat(datum.text("where")).doesNotStartWith("row 1 "))
        .noneMatch(datum -> datum.text("where").equals("row 2 cell 5"))
        .anyMatch(datum -> datum.text("where").equals("row 2 cell 6"));
    Said said = new Cli(folder).says("data", "loos", "--missing");
    assertThat(said.out()).contains("row 2 cell 6: Ex").contains("Mere Wood");
    assertThat(said.out().lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void aTemplateLaidOverAsItStandsChangesNothing() throws Exception {
    Data before = json("data", "loos", "--json");
    Path mine = Files.createDirectories(folder.resolve("mine"));
    for (Data chart : before.get("charts").items()) {
      Said template = new Cli(folder).says("data", "loos", "--template", chart.text("chart"));
      Files.writeString(mine.resolve(chart.text("resource") + ".json"), template.out());
    }
    assertThat(json("data", "loos", "--data", mine.toString(), "--json")).isEqualTo(before);
  }

  @Test
  void aCellTypedIntoATemplateIsPrintedFromThenOn() throws Exception {
    Path mine = Files.createDirectories(folder.resolve("mine"));
    String template = new Cli(folder).says("data", "loos", "--template", "CRT").out();
    String typed = template.replace("\"3\": [\"\",", "\"3\": [\"A2\",");
    Files.writeString(mine.resolve("crt.json"), typed);
    Data crt = chart(json("data", "loos", "--data", mine.toString(), "--json"), "CRT");
    assertThat(crt.get("printed").number()).isEqualTo(18);
    assertThat(json("new", "loos/training", "--data", mine.toString(), "--json").text("pack"))
        .isEqualTo("loos");
  }

  @Test
  void whatIsNoChartIsAnErrorThatNamesThoseThereAre() {
    Said said = new Cli(folder).says("data", "loos", "--template", "odds");
    assertThat(said.code()).isEqualTo(2);
    assertThat(said.err()).contains("CRT").contains("training-map");
    assertThat(new Cli(folder).says("data", "chess").err()).contains("there are [loos");
  }
}
