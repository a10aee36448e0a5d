package org.adjutant.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.adjutant.ledger.audit.Copy;
import org.adjutant.ledger.audit.Verifier;
import org.adjutant.ledger.game.Bookmark;
import org.adjutant.ledger.game.GameCommand;
import org.adjutant.ledger.game.GameException;
import org.adjutant.ledger.game.Luck;
import org.adjutant.ledger.game.Proposal;
import org.adjutant.ledger.game.Seat;
import org.adjutant.ledger.store.Store;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.InputException;
import org.adjutant.rules.ruling.InputText;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AgreementTest {
  private static final Data READING =
      Data.of("reason", "so we play").with("readings", Data.of("duel:I-1", 2));

  @TempDir private Path folder = Path.of("");
  private Ledger ledger;
  private OpenGame game;

  @BeforeEach
  void begin() {
    ledger = open(Duel.TITLES);
    game =
        ledger.create(
            new NewGame(
                "g", "duel", "open", Map.of(), Map.of(), Luck.FRESH, Optional.of("some seed")));
  }

  private Ledger open(Titles titles) {
    return Ledger.open(Store.open(folder.resolve("games.db")), titles, () -> 1000L);
  }

  private void restart(Titles titles) {
    ledger.close();
    ledger = open(titles);
    game = ledger.game("g");
  }

  @AfterEach
  void close() {
    ledger.close();
  }

  private Acknowledgement submit(Input input, String id) {
    return game.submit(new Submission("main", input, "tester", id, OptionalLong.empty()));
  }

  private static Input walk(String piece) {
    return Input.act(Duel.RED, "walk", Data.of("piece", piece).with("to", "0305"));
  }

  private Agreement.Answer byRed(Data args) {
    return game.agreement().overrule("main", args, Optional.of(Duel.RED), "red", "ask");
  }

  private int reading() {
    return game.now("main").reading("duel:I-1").orElse(1);
  }

  private static Data aside(Input input, String... rules) {
    return Data.of("reason", "he meant well")
        .with("input", InputText.write(input))
        .with("aside", Data.texts(List.of(rules)));
  }

  private void intact() {
    assertThat(new Post(ledger).verify("g", Optional.empty()).flaw()).isEmpty();
  }

  @Test
  void a_reading_changes_when_the_last_seat_agrees_and_stays_changed() {
    long head = game.history().head();
    assertThat(byRed(READING).needs()).containsExactly(Duel.BLUE);
    assertThat(reading()).isEqualTo(1);
    assertThat(game.history().head()).isEqualTo(head);
    Agreement.Answer done = game.agreement().consent(Duel.BLUE, true, "blue");
    assertThat(done.ruling()).isPresent();
    assertThat(reading()).isEqualTo(2);
    assertThat(game.history().position(head).reading("duel:I-1")).isEmpty();
    restart(Duel.TITLES);
    assertThat(reading()).isEqualTo(2);
    assertThat(game.request()).isEmpty();
    intact();
  }

  @Test
  void a_seat_that_says_no_ends_it() {
    byRed(READING);
    game.agreement().consent(Duel.BLUE, false, "blue");
    assertThat(game.request()).isEmpty();
    assertThat(reading()).isEqualTo(1);
    assertThatThrownBy(() -> game.agreement().consent(Duel.BLUE, true, "blue"))
        .isInstanceOf(GameException.class)
        .hasMessageContaining("nothing is asked for");
  }

  @Test
  void what_was_asked_lapses_when_the_game_goes_on() {
    byRed(READING);
    submit(walk("r1"), "w");
    assertThat(game.request()).isEmpty();
    assertThatThrownBy(() -> game.agreement().consent(Duel.BLUE, true, "blue"))
        .hasMessageContaining("lapsed");
    assertThat(reading()).isEqualTo(1);
  }

  @Test
  void who_decides_for_all_and_who_plays_against_a_bot_asks_nobody() {
    assertThat(game.agreement().overrule("main", READING, Optional.empty(), "u", "1").ruling())
        .isPresent();
    game.seat(Duel.BLUE, Seat.bot("random"), "tester");
    Data back = Data.of("reason", "no").with("readings", Data.of("duel:I-1", 1));
    assertThat(byRed(back).ruling()).isPresent();
    assertThat(reading()).isEqualTo(1);
  }

  @Test
  void what_cannot_be_is_told_at_once_and_nobody_is_asked() {
    Data none = Data.of("reason", "x").with("readings", Data.of("duel:I-1", 7));
    assertThatThrownBy(() -> byRed(none)).hasMessageContaining("1 to 2");
    assertThatThrownBy(() -> byRed(aside(walk("r1"), "duel:3")))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("nothing forbids this");
    assertThat(game.request()).isEmpty();
  }

  @Test
  void a_refusal_is_set_aside_by_all_and_the_rules_go_on_from_there() {
    Input others = walk("b1");
    assertThat(submit(others, "w").permitted()).isFalse();
    assertThat(byRed(aside(others, "duel:3")).needs()).containsExactly(Duel.BLUE);
    game.agreement().consent(Duel.BLUE, true, "blue");
    assertThat(game.now("main").piece("b1").orElseThrow().place().text()).isEqualTo("0305");
    var trail = game.history().ruling(game.history().head(), Viewer.UMPIRE).trail();
    assertThat(trail).extracting(f -> f.rule() + " " + f.bearing()).contains("duel:3 WAIVED");
    intact();
  }

  @Test
  void what_is_not_set_aside_refuses_it_still_and_is_recorded() {
    Agreement.Answer answer = byRed(aside(walk("b1")));
    assertThat(answer.needs()).isEmpty();
    assertThat(answer.ruling().orElseThrow().permitted()).isFalse();
    assertThat(game.request()).isEmpty();
  }

  @Test
  void what_all_agreed_to_is_ruled_once_though_the_plug_was_pulled_in_between() {
    byRed(READING);
    String again = "last yes";
    ledger.send(
        "g",
        again,
        "blue",
        new GameCommand.Consent(Duel.BLUE, true, Optional.empty(), Optional.empty()));
    restart(Duel.TITLES);
    assertThat(game.request().orElseThrow().agreed()).isTrue();
    assertThat(reading()).isEqualTo(1);
    game.agreement().consent(Duel.BLUE, true, "blue");
    assertThat(reading()).isEqualTo(2);
    assertThatThrownBy(() -> game.agreement().consent(Duel.BLUE, true, "blue"))
        .hasMessageContaining("lapsed");
    assertThat(game.history().rulings(0, game.history().head(), Viewer.UMPIRE)).hasSize(2);
  }

  @Test
  void a_fork_with_everything_in_the_open_is_agreed_to() {
    long at = game.history().head();
    var asked =
        game.agreement()
            .fork("main", new Proposal.Fork(at, "what-if", Luck.FRESH), Duel.RED, "red");
    assertThat(asked.needs()).containsExactly(Duel.BLUE);
    assertThat(game.register().branches()).hasSize(1);
    var done = game.agreement().consent(Duel.BLUE, true, "blue");
    assertThat(game.register().branch(done.branch().orElseThrow()).name()).isEqualTo("what-if");
    assertThat(game.register().main()).isEqualTo("b0");
  }

  @Test
  void a_game_goes_on_under_another_version_only_when_all_have_adopted_it() throws IOException {
    submit(walk("r1"), "w1");
    Titles next = Duel.titles("2", 7);
    restart(next);
    assertThatThrownBy(() -> submit(walk("r2"), "w2"))
        .hasMessageContaining("version 1")
        .hasMessageContaining("adopt");
    assertThat(game.agreement().adopt(Optional.of(Duel.RED), "red").needs())
        .containsExactly(Duel.BLUE);
    assertThatThrownBy(() -> submit(walk("r2"), "w2")).hasMessageContaining("version 1");
    game.agreement().consent(Duel.BLUE, true, "blue");
    game = ledger.game("g");
    assertThat(submit(walk("r2"), "w2").permitted()).isTrue();
    assertThat(game.register().terms().version()).isEqualTo("2");
    assertThat(game.register().allTerms()).hasSize(2);
    assertThatThrownBy(() -> game.agreement().adopt(Optional.empty(), "u"))
        .hasMessageContaining("already");
    intact();

    StringBuilder copy = new StringBuilder();
    new Post(ledger).export("g", Viewer.UMPIRE, copy);
    Copy alone = Copy.read(new BufferedReader(new StringReader(copy.toString())));
    assertThat(Verifier.verify(alone, Optional.empty()).flaw()).isEmpty();
    assertThat(alone.streams().keySet().stream().filter(s -> s.startsWith("data/"))).hasSize(2);
  }

  @Test
  void nobody_is_asked_for_terms_that_the_game_is_played_by_already() {
    assertThatThrownBy(() -> game.agreement().adopt(Optional.of(Duel.RED), "red"))
        .hasMessageContaining("already");
    assertThat(game.request()).isEmpty();
  }

  @Test
  void other_data_than_were_asked_for_are_not_adopted() {
    restart(Duel.titles("1", 2));
    game.agreement().adopt(Optional.of(Duel.RED), "red");
    restart(Duel.titles("1", 3));
    assertThatThrownBy(() -> game.agreement().consent(Duel.BLUE, true, "blue"))
        .hasMessageContaining("lay the same data");
    assertThat(game.register().allTerms()).hasSize(1);
  }

  @Test
  void bookmarks_name_points_and_move() {
    game.tree().mark("before", "main", 0, "tester");
    game.tree().mark("before", "main", 1, "tester");
    assertThat(game.register().bookmarks().values()).extracting(Bookmark::at).containsExactly(1L);
    assertThatThrownBy(() -> game.tree().mark("main", "main", 1, "tester"))
        .hasMessageContaining("already there");
    assertThatThrownBy(() -> game.tree().mark("12", "main", 1, "tester"))
        .hasMessageContaining("is no name");
    assertThatThrownBy(
            () -> game.tree().fork("main", game.history().head(), "before", Luck.FRESH, "t"))
        .hasMessageContaining("bookmark");
    restart(Duel.TITLES);
    game.tree().unmark("before", "tester");
    assertThat(game.register().bookmarks()).isEmpty();
    assertThatThrownBy(() -> game.tree().unmark("before", "tester"))
        .hasMessageContaining("no bookmark");
    assertThat(game.deeds()).extracting(Deed::name).contains("BookmarkSet", "BookmarkRemoved");
  }
}
