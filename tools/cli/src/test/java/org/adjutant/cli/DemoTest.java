package org.adjutant.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.adjutant.cli.Cli.Said;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DemoTest {
  @TempDir private Path folder = Path.of("");

  @Test
  void theDemoVerifiesAndDrawsBesideItsStoreAndNowhereElse() {
    Said said = new Cli(folder).says("demo");
    Path drawn = folder.resolve("store").resolve("adjutant-demo.svg");
    assertThat(said.code()).isZero();
    assertThat(said.out())
        .contains("The record is intact.")
        .contains("are ruled as the rulebook has them")
        .contains("The board is in " + drawn.toAbsolutePath());
    assertThat(drawn).exists();
    assertThat(Files.exists(Path.of("adjutant-demo.svg"))).isFalse();
  }
}
