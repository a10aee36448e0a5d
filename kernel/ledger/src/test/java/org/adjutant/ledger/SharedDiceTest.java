package org.adjutant.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.adjutant.ledger.audit.Copy;
import org.adjutant.ledger.audit.Grade;
import org.adjutant.ledger.audit.GradedRoll;
import org.adjutant.ledger.audit.Verification;
import org.adjutant.ledger.audit.Verifier;
import org.adjutant.ledger.dice.Contributions;
import org.adjutant.ledger.dice.Seed;
import org.adjutant.ledger.game.GameException;
import org.adjutant.ledger.game.Luck;
import org.adjutant.ledger.game.SharedDice;
import org.adjutant.ledger.store.Store;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Input;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Dice that wait until another seat than the one that rolls has contributed to them. */
class SharedDiceTest {
  private final Ledger ledger = Ledger.open(Store.inMemory(), Duel.TITLES, () -> 1000L);
  private final Contributions blue = new Contributions(new Seed("b".repeat(64)));
  private final Contributions red = new Contributions(new Seed("c".repeat(64)));
  private OpenGame game;
  private int id;

  @BeforeEach
  void begin() {
    game =
        ledger.create(
            new NewGame(
                "g",
                "duel",
                "open",
                Map.of(),
                Map.of(),
                Luck.SHARED,
                Optional.of("a seed for tests")));
  }

  @AfterEach
  void close() {
    ledger.close();
  }

  private void submit(Input input) {
    String main = game.register().main();
    game.submit(new Submission(main, input, "tester", "cmd" + id++, OptionalLong.empty()));
  }

  private void shoot() {
    submit(Input.act(Duel.RED, "shoot", Data.of("piece", "r1").with("target", "b1")));
  }

  private Position now() {
    return game.now(game.register().main());
  }

  private void blueContributes() {
    String main = game.register().main();
    int next = game.register().shared().next(Duel.BLUE);
    game.contribute(main, Duel.BLUE, blue.value(next), "blue");
  }

  private Verification verified() {
    return new Post(ledger).verify("g", Optional.empty());
  }

  private String export() throws IOException {
    StringBuilder out = new StringBuilder();
    new Post(ledger).export("g", Viewer.UMPIRE, out);
    return out.toString();
  }

  private static Verification verified(String export) throws IOException {
    return Verifier.verify(
        Copy.read(new BufferedReader(new StringReader(export))), Optional.empty());
  }

  @Test
  void the_dice_wait_for_another_seat_and_are_then_unforeseeable() throws IOException {
    game.pledge(Duel.BLUE, blue.pledge(), "blue");
    shoot();
    assertThat(now().openRoll()).isPresent();
    blueContributes();
    assertThat(now().openRoll()).isEmpty();
    assertThat(verified().flaw()).isEmpty();
    assertThat(verified().rolls())
        .extracting(GradedRoll::grade)
        .containsExactly(Grade.UNFORESEEABLE);
    assertThat(verified(export())).isEqualTo(verified());
  }

  @Test
  void each_contribution_counts_once_and_for_its_own_roll() {
    game.pledge(Duel.BLUE, blue.pledge(), "blue");
    for (int i = 0; i < 4 && now().openChoices().isEmpty(); i++) {
      shoot();
      blueContributes();
    }
    SharedDice shared = game.register().shared();
    assertThat(shared.given()).hasSize(shared.next(Duel.BLUE) - 1);
    assertThat(verified().count(Grade.UNFORESEEABLE)).isEqualTo(shared.given().size());
  }

  @Test
  void nobody_contributes_to_his_own_roll_nor_what_he_did_not_pledge() {
    game.pledge(Duel.RED, red.pledge(), "red");
    shoot();
    assertThatThrownBy(() -> game.contribute("main", Duel.RED, red.value(1), "red"))
        .isInstanceOf(GameException.class)
        .hasMessageContaining("another seat");
    assertThatThrownBy(() -> game.contribute("main", Duel.BLUE, blue.value(1), "blue"))
        .hasMessageContaining("pledge");
    game.pledge(Duel.BLUE, blue.pledge(), "blue");
    assertThatThrownBy(() -> game.pledge(Duel.BLUE, red.pledge(), "blue"))
        .hasMessageContaining("already");
    assertThatThrownBy(() -> game.contribute("main", Duel.BLUE, blue.value(2), "blue"))
        .hasMessageContaining("not what it pledged");
    assertThatThrownBy(() -> submit(new Input.Dice(List.of(6), "reported by red")))
        .hasMessageContaining("not reported");
    assertThat(now().openRoll()).isPresent();
  }

  @Test
  void a_contribution_needs_a_roll_that_waits() {
    game.pledge(Duel.BLUE, blue.pledge(), "blue");
    assertThatThrownBy(() -> game.contribute("main", Duel.BLUE, blue.value(1), "blue"))
        .hasMessageContaining("no dice are awaited");
  }

  @Test
  void after_a_take_back_the_same_action_gets_the_same_dice_without_a_new_contribution() {
    game.pledge(Duel.BLUE, blue.pledge(), "blue");
    long start = game.history().head();
    shoot();
    blueContributes();
    Position once = now();
    game.takeBack().to(start, Optional.empty(), "tester");
    shoot();
    assertThat(now().openRoll()).isEmpty();
    assertThat(now().pieces()).isEqualTo(once.pieces());
    assertThat(now().openChoices()).hasSameSizeAs(once.openChoices());
    assertThat(verified().flaw()).isEmpty();
    assertThat(verified().count(Grade.UNFORESEEABLE)).isEqualTo(2);
  }

  @Test
  void a_branch_that_leaves_where_a_roll_waits_gets_a_contribution_of_its_own() {
    game.pledge(Duel.BLUE, blue.pledge(), "blue");
    shoot();
    String fork = game.tree().fork("main", game.history().head(), "what-if", Luck.SHARED, "tester");
    blueContributes();
    game.contribute(fork, Duel.BLUE, blue.value(2), "blue");
    assertThat(game.now(fork).openRoll()).isEmpty();
    assertThat(verified().flaw()).isEmpty();
    assertThat(verified().count(Grade.UNFORESEEABLE)).isEqualTo(2);
  }

  @Test
  void a_contribution_that_did_not_come_from_its_seat_is_found_in_the_export() throws IOException {
    game.pledge(Duel.BLUE, blue.pledge(), "blue");
    shoot();
    blueContributes();
    String forged = export().replace(blue.value(1), red.value(1));
    assertThat(verified(forged).flaw()).isPresent();
  }
}
