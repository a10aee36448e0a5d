package org.adjutant.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.adjutant.ledger.store.EventTypes;
import org.adjutant.ledger.store.Store;
import org.adjutant.ledger.store.StoreException;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Input;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games in a store that cannot be written to. */
class ReadOnlyLedgerTest {
  @TempDir private Path folder = Path.of("");

  @Test
  void a_game_is_read_and_verified_and_whoever_submits_is_told() {
    Path file = folder.resolve("games.db");
    Position last;
    try (Ledger ledger = Duellist.open(file)) {
      OpenGame game = ledger.create(NewGame.of("g", "duel", "open"));
      submit(game, "0305", "c1");
      last = game.now("main");
    }
    Store store = Store.openForReading(file, EventTypes.ANY);
    try (Ledger ledger = Ledger.open(store, Duel.TITLES, () -> 1000L)) {
      OpenGame game = ledger.game("g");
      long head = game.history().head();
      assertThat(game.now("main")).isEqualTo(last);
      assertThatThrownBy(() -> submit(game, "0306", "c2"))
          .isInstanceOf(StoreException.ReadOnly.class)
          .hasMessageContaining("games.db");
      assertThatThrownBy(() -> ledger.create(NewGame.of("h", "duel", "open")))
          .isInstanceOf(StoreException.ReadOnly.class);
      assertThat(ledger.games()).containsExactly("g");
      assertThat(game.find(List.of("walk", "r1"))).hasSize(1);
      assertThat(game.find(List.of("walk", "r2"))).isEmpty();
      assertThat(game.history().head()).isEqualTo(head);
      assertThat(game.now("main")).isEqualTo(last);
      assertThat(new Post(ledger).verify("g", Optional.empty()).flaw()).isEmpty();
    }
    try (Ledger ledger = Duellist.open(file)) {
      submit(ledger.game("g"), "0306", "c2");
      assertThat(new Post(ledger).verify("g", Optional.empty()).flaw()).isEmpty();
    }
  }

  private static void submit(OpenGame game, String to, String id) {
    Input walk = Input.act(Duel.RED, "walk", Data.of("piece", "r1").with("to", to));
    game.submit(new Submission("main", walk, "tester", id, OptionalLong.empty()));
  }
}
