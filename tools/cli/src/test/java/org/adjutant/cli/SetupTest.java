package org.adjutant.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.adjutant.cli.Cli.Said;
import org.adjutant.host.json.JsonReader;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SetupTest {
  @TempDir Path folder;
  private Cli cli;
  private Path german;

  @BeforeEach
  void aReadyMadeSetUpIsSaved() {
    cli = new Cli(folder);
    german = folder.resolve("german.json");
    cli.says("new", "zero-hour", "--name", "made");
    assertThat(save(german, "german").out()).contains("hexes of German saved");
    cli.says("new", "campaign", "--name", "mine");
  }

  private Said save(Path file, String side) {
    return cli.says("setup", "save", file.toString(), "--as", side);
  }

  private Said load(Path file) {
    return cli.says("setup", "load", file.toString());
  }

  private Path edited(String from, String to) throws IOException {
    Path file = folder.resolve("edited.json");
    Files.writeString(file, Files.readString(german).replaceFirst(from, to));
    return file;
  }

  private Data pieces() {
    return JsonReader.read("where", cli.says("where", "--json").out()).get("pieces");
  }

  @Test
  void whatWasSavedIsDeployedAndSavedAgainAsItWas() throws IOException {
    assertThat(load(german).code()).isZero();
    Path again = folder.resolve("again.json");
    save(again, "german");
    assertThat(Files.readString(again)).isEqualTo(Files.readString(german));
    assertThat(cli.says("do", "ready").out()).contains("Set-up: British");
  }

  @Test
  void loadingTwiceDeploysTheSame() {
    load(german);
    Data once = pieces();
    assertThat(load(german).code()).isZero();
    assertThat(pieces()).isEqualTo(once);
  }

  @Test
  void aFileOfAnotherTitleNamesTheSideItDoesNotKnow() throws IOException {
    Said said = load(edited("\"german\"", "\"blue\""));
    assertThat(said.code()).isEqualTo(2);
    assertThat(said.err()).contains("edited.json", "no side \"blue\"", "[british, german]");
    cli.says("new", "training", "--name", "other");
    assertThat(load(german).err()).contains("has no set-up to save or load");
  }

  @Test
  void aUnitThatIsNoneIsNamedWithLineAndColumn() throws IOException {
    Said said = load(edited("\"I-16\"", "\"I-61\""));
    assertThat(said.code()).isEqualTo(2);
    assertThat(said.err())
        .containsPattern("edited\\.json:\\d+:\\d+: hexes\\.\\d{4}")
        .contains("no unit \"I-61\"; near it are", "I-16");
  }

  @Test
  void anIllegalPlaceIsRefusedByARuleAndNothingIsDeployed() throws IOException {
    Data before = pieces();
    Said said = load(edited("\"\\d{4}\": ", "\"1520\": "));
    assertThat(said.code()).isEqualTo(1);
    assertThat(said.out()).contains("refused: German: deploy-all", "loos:11.");
    assertThat(pieces()).isEqualTo(before);
  }

  @Test
  void aFileThatBreaksOffIsAnErrorWithLineAndColumn() throws IOException {
    Files.writeString(german, Files.readString(german).substring(0, 100));
    Said said = load(german);
    assertThat(said.code()).isEqualTo(2);
    assertThat(said.err()).containsPattern("german\\.json:\\d+:\\d+: ").contains("breaks off here");
  }
}
