package org.adjutant.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.adjutant.cli.Cli.Said;
import org.adjutant.host.json.JsonReader;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SharedDiceTest {
  @TempDir private Path folder = Path.of("");

  private static Data json(Said said) {
    return JsonReader.read("answer", said.out());
  }

  @Test
  void diceWaitForASeatThatContributesAndVerifySaysHowFarEachRollIsToBeTrusted() {
    Cli cli = new Cli(folder);
    cli.says("new", "loos/training", "--name", "g", "--seed", "s", "--shared-dice");
    assertThat(cli.says("contribute", "blue").out()).contains("pledged");
    assertThat(cli.says("contribute", "red").out()).contains("pledged");
    Said waiting = cli.says("can");
    for (int i = 0; i < 20 && waiting.code() == 0 && !waiting.out().contains("dice"); i++) {
      cli.says("do", "end");
      waiting = cli.says("can");
    }
    Said blue = cli.says("contribute", "blue");
    Said fallen = blue.code() == 0 ? blue : cli.says("contribute", "red");
    assertThat(fallen.out()).contains("The dice have fallen: [");
    Said verified = cli.says("verify", "--json");
    assertThat(verified.code()).isZero();
    assertThat(json(verified).get("rolls").items())
        .anySatisfy(roll -> assertThat(roll.text("grade")).isEqualTo("unforeseeable"));
    assertThat(cli.says("verify").out()).contains("unforeseeable: from the committed seed");
  }
}
