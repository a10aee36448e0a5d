package org.adjutant.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.adjutant.cli.Cli.Said;
import org.adjutant.host.json.JsonReader;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AdjudicateTest {
  private static final String BESIDE = "/org/adjutant/loos/";

  @TempDir private Path folder = Path.of("");
  private Cli cli = new Cli(folder);

  @BeforeEach
  void begin() {
    cli = new Cli(folder);
  }

  private static String resource(String file) throws IOException {
    try (InputStream in = AdjudicateTest.class.getResourceAsStream(BESIDE + file)) {
      assertThat(in).as(file).isNotNull();
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private Path written(String text) throws IOException {
    return Files.writeString(folder.resolve("dispute.json"), text);
  }

  @Test
  void everyWorkedExampleIsRuledAsItExpects() throws IOException {
    List<Data> examples =
        JsonReader.read("pack.json", resource("pack.json")).get("examples").items();
    assertThat(examples).hasSizeGreaterThanOrEqualTo(13);
    for (Data example : examples) {
      String text = resource(example.text("file"));
      Data expected = JsonReader.read("example", text).get("expect");
      Said said = cli.says("adjudicate", written(text).toString(), "--json");
      Data answer = JsonReader.read("answer", said.out());
      assertThat(answer.get("asExpected").flag()).as(said.out()).isTrue();
      assertThat(said.code()).as(said.out()).isEqualTo(expected.get("permitted").flag() ? 0 : 1);
    }
  }

  @Test
  void aRefusalNamesItsRuleAndExitsWith1() throws IOException {
    Said said =
        cli.says("adjudicate", written(resource("examples/6.1-mobile-two.json")).toString());
    assertThat(said.code()).isEqualTo(1);
    assertThat(said.out()).contains("refused").contains("forbids").contains("loos:");
  }

  @Test
  void whatComesOtherwiseThanExpectedIsSaidAndExitsWith1() throws IOException {
    String text = resource("examples/5.4-river.json").replace("\"spent\": 2", "\"spent\": 3");
    Said said = cli.says("adjudicate", written(text).toString());
    assertThat(said.code()).isEqualTo(1);
    assertThat(said.out()).contains("not as expected: spent was to be 3");
  }

  @Test
  void aFileThatIsNoPositionExitsWith2AndSaysWhere() throws IOException {
    Said unknown = cli.says("adjudicate", written("{\"pieces\": [], \"dos\": []}").toString());
    assertThat(unknown.code()).isEqualTo(2);
    assertThat(unknown.err()).contains("dispute.json").contains("dos");
    assertThat(cli.says("adjudicate", folder.resolve("none.json").toString()).code()).isEqualTo(2);
  }

  @Test
  void whatAPersonTypedOverATableChangesTheRuling() throws IOException {
    Path file = written(resource("examples/7.2-arithmetic.json"));
    Path data = Files.createDirectories(folder.resolve("mine"));
    Files.writeString(
        data.resolve("crt.json"),
        """
        {"tables": [{"id": "CRT", "provenance": "printed", "rows": {"1":
          ["Ae", "Ae", "Ae", "Ae", "Ae", "Ae", "Ae", "De", "Ae", "Ae", "Ae", "Ae"]}}]}
        """);
    assertThat(cli.says("adjudicate", file.toString()).out()).contains("D2");
    Said said = cli.says("adjudicate", file.toString(), "--data", data.toString());
    assertThat(said.code()).isEqualTo(1);
    assertThat(said.out()).contains("not as expected: result was to be D2");
    Files.writeString(
        data.resolve("crt.json"),
        """
        {"tables": [{"id": "CRT", "provenance": "printed", "rows": {"1":
          ["Ae", "Ae", "Ae", "Ae", "Ae", "Ae", "De", "Ae", "Ae", "Ae", "Ae"]}}]}
        """);
    Said cut = cli.says("adjudicate", file.toString(), "--data", data.toString());
    assertThat(cut.code()).isEqualTo(2);
    assertThat(cut.err()).contains("crt.json").contains("row 1 has 12 cells, not 11");
    Files.writeString(
        data.resolve("crt.json"),
        "{\"tables\": [{\"id\": \"CRT\", \"provenance\": \"printed\", \"rowz\": {}}]}");
    Said wrong = cli.says("adjudicate", file.toString(), "--data", data.toString());
    assertThat(wrong.code()).isEqualTo(2);
    assertThat(wrong.err()).contains("crt.json").contains("rowz");
  }
}
