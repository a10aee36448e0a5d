package org.adjutant.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;
import org.adjutant.cli.Cli.Said;
import org.adjutant.host.data.PackData;
import org.adjutant.ledger.Ledger;
import org.adjutant.ledger.NewGame;
import org.adjutant.ledger.Submission;
import org.adjutant.ledger.Titles;
import org.adjutant.ledger.store.Store;
import org.adjutant.loos.LoosPack;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Title;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game recorded with a pack that this installation does not have. */
class AbsentPackTest {
  /** Loos under a name that nobody knows. */
  private static final Titles ELSEWHERE =
      new Titles() {
        @Override
        public DataSet data(String pack) {
          return PackData.of(new LoosPack());
        }

        @Override
        public String version(String pack) {
          return "7";
        }

        @Override
        public Title open(String pack, String scenario, DataSet data) {
          return new LoosPack().open(scenario, data);
        }
      };

  @TempDir private Path folder = Path.of("");
  private Cli cli = new Cli(folder);

  @BeforeEach
  void record() throws IOException {
    cli = new Cli(folder);
    Files.createDirectories(folder.resolve("store"));
    try (Ledger ledger =
        Ledger.open(Store.open(folder.resolve("store/ledger.db")), ELSEWHERE, () -> 1L)) {
      var game = ledger.create(NewGame.of("g", "faraway", "training"));
      SideId first = Offers.deciding(game.now("main")).get(0);
      Input end = Input.act(first, "end", Data.EMPTY);
      game.submit(new Submission("main", end, "tester", "c1", OptionalLong.empty()));
    }
    assertThat(cli.says("use", "g").code()).isZero();
  }

  @Test
  void itIsShownLoggedExplainedVerifiedAndExported() {
    for (String command : new String[] {"status", "show", "log", "explain", "verify", "branches"}) {
      Said said = cli.says(command);
      assertThat(said.err()).as(command).contains("note: pack faraway 7 is not here");
      assertThat(said.code()).as(command + said.err()).isZero();
    }
    assertThat(cli.says("show").out()).contains("tally allotment:blue: 5");
    assertThat(cli.says("explain").out()).contains("blue end the phase");
    Path copy = folder.resolve("copy.jsonl");
    assertThat(cli.says("export", copy.toString()).code()).isZero();
    assertThat(copy).isNotEmptyFile();
  }

  @Test
  void whatNeedsTheRulesIsRefusedWithTheReason() {
    for (String command : new String[] {"can", "do", "why-not"}) {
      Said said = command.equals("can") ? cli.says("can") : cli.says(command, "end");
      assertThat(said.code()).as(command).isEqualTo(2);
      assertThat(said.err()).as(command).contains("is refused");
    }
  }
}
