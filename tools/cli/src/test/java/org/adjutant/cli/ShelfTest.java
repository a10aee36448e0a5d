package org.adjutant.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.adjutant.cli.Cli.Said;
import org.adjutant.host.json.JsonReader;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShelfTest {
  @TempDir private Path folder = Path.of("");

  @Test
  void aBrokenJarIsReportedAndTheOtherPacksStay() throws IOException {
    Path jars = Files.createDirectories(folder.resolve("jars"));
    Files.writeString(jars.resolve("broken.jar"), "no jar, but a letter");
    Said said = new Cli(folder).says("packs", "--packs", jars.toString(), "--json");
    Data answer = JsonReader.read("answer", said.out());
    assertThat(said.code()).isZero();
    assertThat(answer.get("packs").items()).extracting(p -> p.text("pack")).contains("loos");
    assertThat(answer.get("problems").items())
        .anySatisfy(
            problem -> {
              assertThat(problem.text("severity")).isEqualTo("error");
              assertThat(problem.text("source")).contains("broken.jar");
            });
  }

  @Test
  void ownDataForAResourceThatNoPackHasIsRefusedByName() throws IOException {
    Path data = Files.createDirectories(folder.resolve("data"));
    Files.writeString(data.resolve("weather.json"), "{}");
    Said said = new Cli(folder).says("new", "loos/training", "--data", data.toString());
    assertThat(said.code()).isEqualTo(2);
    assertThat(said.err()).contains("weather").contains("crt");
  }
}
