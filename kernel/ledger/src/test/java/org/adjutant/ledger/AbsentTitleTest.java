package org.adjutant.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;
import org.adjutant.ledger.game.GameException;
import org.adjutant.ledger.store.Store;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Title;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A recorded game whose pack is not here any more, or only in a version that cannot read it. */
class AbsentTitleTest {
  /** A shelf without a pack, or with a later version that does not understand old data. */
  private record Shelf(boolean has) implements Titles {
    @Override
    public boolean has(String pack) {
      return has;
    }

    @Override
    public DataSet data(String pack) {
      throw new DataException("there is no pack " + pack);
    }

    @Override
    public String version(String pack) {
      return "2";
    }

    @Override
    public Title open(String pack, String scenario, DataSet data) {
      throw new DataException("these data are too old");
    }
  }

  @TempDir private Path folder = Path.of("");
  private Position end = Position.EMPTY;

  private Ledger open(Titles titles) {
    return Ledger.open(Store.open(folder.resolve("games.db")), titles, () -> 1000L);
  }

  private static final Input WALK =
      Input.act(Duel.RED, "walk", Data.of("piece", "r1").with("to", "0305"));

  @BeforeEach
  void play() {
    try (Ledger ledger = open(Duel.TITLES)) {
      OpenGame game = ledger.create(NewGame.of("g", "duel", "secret"));
      game.submit(new Submission("main", WALK, "tester", "c1", OptionalLong.empty()));
      end = game.now("main");
    }
  }

  @Test
  void itIsShownExplainedVerifiedAndForkedFromTheRecordAlone() {
    for (boolean has : new boolean[] {false, true}) {
      try (Ledger ledger = open(new Shelf(has))) {
        OpenGame game = ledger.game("g");
        assertThat(game.now("main")).isEqualTo(end);
        assertThat(game.history().ruling(game.history().head(), Viewer.UMPIRE).input())
            .contains(WALK);
        assertThat(game.title().sides()).containsExactlyInAnyOrder(Duel.RED, Duel.BLUE);
        assertThat(game.title().name(end.piece("r1").orElseThrow())).isEqualTo("r1 (gun)");
        assertThat(game.title().phases().of("fire").name()).isEqualTo("fire");
        assertThat(new Post(ledger).verify("g", Optional.empty()).flaw()).isEmpty();
        assertThat(game.absence()).get().asString().startsWith("pack duel 1 is not here");
      }
    }
  }

  @Test
  void whatNeedsTheRulesIsRefusedAndNothingIsRecorded() {
    try (Ledger ledger = open(new Shelf(false))) {
      OpenGame game = ledger.game("g");
      long head = game.history().head();
      assertThatThrownBy(() -> Offers.of(game.title(), end, Duel.RED))
          .isInstanceOf(GameException.class)
          .hasMessageContaining("pack duel 1 is not here");
      assertThatThrownBy(
              () -> game.submit(new Submission("main", WALK, "tester", "c2", OptionalLong.empty())))
          .isInstanceOf(GameException.class)
          .hasMessageContaining("put its jar into the folder of packs");
      assertThat(game.history().head()).isEqualTo(head);
    }
  }
}
