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
import org.adjutant.ledger.audit.Grade;
import org.adjutant.ledger.audit.GradedRoll;
import org.adjutant.ledger.audit.Verification;
import org.adjutant.ledger.audit.Verifier;
import org.adjutant.ledger.game.GameException;
import org.adjutant.ledger.game.Luck;
import org.adjutant.ledger.game.Seat;
import org.adjutant.ledger.game.StaleHeadException;
import org.adjutant.ledger.record.RecordedRuling;
import org.adjutant.ledger.store.Store;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Input;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LedgerTest {
  private final Ledger ledger = Ledger.open(Store.inMemory(), Duel.TITLES, () -> 1000L);
  private int id;

  @AfterEach
  void close() {
    ledger.close();
  }

  private OpenGame begin(String scenario) {
    return ledger.create(
        new NewGame(
            "g",
            "duel",
            scenario,
            Map.of(),
            Map.of(),
            Luck.FRESH,
            Optional.of("a seed for tests")));
  }

  private Acknowledgement submit(OpenGame game, Input input) {
    return submit(game, game.register().main(), input);
  }

  private Acknowledgement submit(OpenGame game, String branch, Input input) {
    return game.submit(new Submission(branch, input, "tester", "cmd" + id++, OptionalLong.empty()));
  }

  private static Input walk(SideId by, String piece, String to) {
    return Input.act(by, "walk", Data.of("piece", piece).with("to", to));
  }

  private static Input shoot(SideId by, String piece, String target) {
    return Input.act(by, "shoot", Data.of("piece", piece).with("target", target));
  }

  /** Shoots until a choice is open. */
  private long shootUntilHit(OpenGame game) {
    long before = -1;
    for (int i = 0; i < 40 && game.now(game.register().main()).openChoices().isEmpty(); i++) {
      before = game.history().head();
      submit(game, shoot(Duel.RED, "r1", "b1"));
    }
    assertThat(game.now(game.register().main()).openChoices()).hasSize(1);
    return before;
  }

  private Input bear(OpenGame game, String how) {
    Choice choice = game.now(game.register().main()).openChoices().get(0);
    return new Input.Answer(choice.owner(), choice.id(), Data.of("how", how));
  }

  @Test
  void a_permitted_ruling_moves_the_head_and_a_refused_one_does_not() {
    OpenGame game = begin("open");
    long head = game.history().head();
    Acknowledgement walked = submit(game, walk(Duel.RED, "r1", "0305"));
    assertThat(walked.permitted()).isTrue();
    assertThat(game.history().head()).isEqualTo(walked.number()).isGreaterThan(head);
    Acknowledgement refused = submit(game, walk(Duel.BLUE, "b1", "0305"));
    assertThat(refused.permitted()).isFalse();
    assertThat(refused.ruling().orElseThrow().forbidding())
        .extracting(f -> f.rule().text())
        .containsExactly("duel:1");
    assertThat(game.history().head()).isEqualTo(walked.number());
    assertThat(submit(game, walk(Duel.BLUE, "b1", "0305")).repeats()).isEqualTo(1);
  }

  @Test
  void the_position_at_any_event_is_the_one_that_was_live_then() {
    OpenGame game = begin("open");
    Position opening = game.now("main");
    long start = game.history().head();
    submit(game, walk(Duel.RED, "r1", "0305"));
    Position live = game.now("main");
    submit(game, walk(Duel.RED, "r2", "0306"));
    assertThat(game.history().position(start)).isEqualTo(opening);
    assertThat(game.history().position(start + 2)).isEqualTo(live);
    assertThat(game.history().folded(game.history().head())).isEqualTo(game.now("main"));
    assertThatThrownBy(() -> game.history().position(99))
        .isInstanceOf(GameException.class)
        .hasMessageContaining("0 to");
  }

  @Test
  void the_same_command_is_done_once() {
    OpenGame game = begin("open");
    Submission once =
        new Submission(
            "main", walk(Duel.RED, "r1", "0305"), "tester", "only", OptionalLong.empty());
    Acknowledgement first = game.submit(once);
    Acknowledgement second = game.submit(once);
    assertThat(second.number()).isEqualTo(first.number());
    assertThat(second.head()).isEqualTo(first.head());
    assertThat(game.history().head()).isEqualTo(first.number());
  }

  @Test
  void who_decided_on_an_old_head_is_told() {
    OpenGame game = begin("open");
    long seen = game.history().head();
    submit(game, walk(Duel.RED, "r1", "0305"));
    assertThatThrownBy(
            () ->
                game.submit(
                    new Submission(
                        "main",
                        walk(Duel.RED, "r2", "0306"),
                        "late",
                        "late",
                        OptionalLong.of(seen))))
        .isInstanceOf(StaleHeadException.class)
        .hasMessageContaining("somebody else was first");
  }

  @Test
  void a_fork_in_the_middle_of_a_combat_leaves_its_parent_alone_and_goes_on_by_itself() {
    OpenGame game = begin("open");
    shootUntilHit(game);
    long stop = game.history().head();
    Position waiting = game.now("main");
    String branch = game.tree().fork("main", stop, "what-if", Luck.FRESH, "tester");
    assertThat(game.now(branch)).isEqualTo(waiting);
    submit(game, "main", bear(game, "step"));
    assertThat(game.now("what-if")).isEqualTo(waiting);
    Choice choice = waiting.openChoices().get(0);
    submit(game, branch, new Input.Answer(choice.owner(), choice.id(), Data.of("how", "back")));
    assertThat(game.now("main").piece("b1").orElseThrow().steps()).isEqualTo(2);
    assertThat(game.now(branch).piece("b1").orElseThrow().place().text()).isEqualTo("box:rear");
    assertThat(game.history(branch).folded(game.history(branch).head()))
        .isEqualTo(game.now(branch));
  }

  @Test
  void a_fork_needs_the_end_of_a_ruling() {
    OpenGame game = begin("open");
    assertThatThrownBy(() -> game.tree().fork("main", 0, "x", Luck.FRESH, "t"))
        .hasMessageContaining("in the middle of a ruling");
    assertThatThrownBy(() -> game.tree().fork("nope", 1, "x", Luck.FRESH, "t"))
        .hasMessageContaining("[main]");
  }

  @Test
  void after_a_take_back_the_same_action_gets_the_same_die_and_redo_brings_it_all_back() {
    OpenGame game = begin("open");
    long before = shootUntilHit(game);
    Position hit = game.now(game.register().main());
    List<RecordedRuling> shot = game.history().procedure(game.history().head(), Viewer.UMPIRE);
    Agreement.Answer back = game.takeBack().to(before, Optional.empty(), "tester");
    assertThat(back.branch()).isPresent();
    assertThat(game.now(game.register().main())).isEqualTo(game.history("main").position(before));
    assertThat(game.takeBack().redo("tester")).isEqualTo("b0");
    assertThat(game.now(game.register().main())).isEqualTo(hit);
    game.takeBack().to(before, Optional.empty(), "tester");
    submit(game, shoot(Duel.RED, "r1", "b1"));
    assertThat(game.now(game.register().main())).isEqualTo(hit);
    assertThat(game.history().procedure(game.history().head(), Viewer.UMPIRE)).hasSameSizeAs(shot);
  }

  @Test
  void a_take_back_is_free_until_a_die_fell_and_then_needs_the_other_seat() {
    OpenGame game = begin("open");
    long start = game.history().head();
    submit(game, walk(Duel.RED, "r1", "0305"));
    assertThat(game.takeBack().to(start, Optional.of(Duel.RED), "red").branch()).isPresent();
    submit(game, shoot(Duel.RED, "r1", "b1"));
    Agreement.Answer asked = game.takeBack().to(start, Optional.of(Duel.RED), "red");
    assertThat(asked.branch()).isEmpty();
    assertThat(asked.needs()).containsExactly(Duel.BLUE);
    assertThatThrownBy(() -> game.agreement().consent(Duel.RED, true, "red"))
        .hasMessageContaining("not asked");
    assertThat(game.agreement().consent(Duel.BLUE, true, "blue").branch()).isPresent();
    assertThat(game.now(game.register().main())).isEqualTo(game.history("main").position(start));
  }

  @Test
  void a_request_lapses_when_the_game_goes_on_and_bots_are_not_asked() {
    OpenGame game = begin("open");
    long start = game.history().head();
    submit(game, shoot(Duel.RED, "r1", "b1"));
    game.takeBack().to(start, Optional.of(Duel.RED), "red");
    if (!game.now("main").openChoices().isEmpty()) {
      submit(game, bear(game, "back"));
    } else {
      submit(game, walk(Duel.RED, "r1", "0305"));
    }
    assertThatThrownBy(() -> game.agreement().consent(Duel.BLUE, true, "blue"))
        .hasMessageContaining("lapsed");
    game.seat(Duel.BLUE, Seat.bot("greedy"), "tester");
    assertThat(game.takeBack().to(start, Optional.of(Duel.RED), "red").branch()).isPresent();
  }

  @Test
  void dice_with_the_same_luck_match_the_parent_by_key() {
    OpenGame game = begin("open");
    long start = game.history().head();
    submit(game, shoot(Duel.RED, "r1", "b2"));
    Position first = game.now("main");
    String same = game.tree().fork("main", start, "same", Luck.SAME, "t");
    submit(game, same, shoot(Duel.RED, "r1", "b2"));
    assertThat(game.now(same)).isEqualTo(first);
  }

  @Test
  void reported_dice_are_waited_for() {
    OpenGame game =
        ledger.create(
            new NewGame("r", "duel", "open", Map.of(), Map.of(), Luck.REPORTED, Optional.empty()));
    submit(game, shoot(Duel.RED, "r1", "b1"));
    assertThat(game.now("main").openRoll()).isPresent();
    submit(game, new Input.Dice(List.of(6), "reported by tester"));
    assertThat(game.now("main").openChoices()).hasSize(1);
    Verification found = new Post(ledger).verify("r", Optional.empty());
    assertThat(found.flaw()).isEmpty();
    assertThat(found.positions()).isEqualTo(3);
    assertThat(found.rolls()).extracting(GradedRoll::grade).containsExactly(Grade.REPORTED);
  }

  @Test
  void a_whole_game_verifies_in_the_store_and_from_its_export_and_a_changed_byte_is_named()
      throws IOException {
    OpenGame game = begin("open");
    long before = shootUntilHit(game);
    submit(game, bear(game, "step"));
    game.takeBack().to(before, Optional.empty(), "tester");
    submit(game, walk(Duel.RED, "r1", "0305"));
    Post post = new Post(ledger);
    Verification whole = post.verify("g", Optional.of(game.head(game.register().main())));
    assertThat(whole.flaw()).isEmpty();
    assertThat(whole.count(Grade.UNALTERED)).isPositive();
    StringBuilder out = new StringBuilder();
    post.export("g", Viewer.UMPIRE, out);
    assertThat(Verifier.verify(copy(out.toString()), Optional.empty())).isEqualTo(whole);
    assertThat(
            Verifier.verify(copy(out.toString().replaceFirst("0305", "0306")), Optional.empty())
                .flaw())
        .isPresent();
    String noBranch =
        out.toString()
            .lines()
            .filter(l -> !l.contains("\"stream\":\"game/g/b1\""))
            .reduce("", (a, b) -> a + b + "\n");
    assertThat(Verifier.verify(copy(noBranch), Optional.empty()).flaw().orElseThrow().stream())
        .isEqualTo("game/g/b1");
  }

  @Test
  void a_game_comes_into_a_store_that_has_its_data_set_from_another_game() throws IOException {
    OpenGame game = begin("open");
    submit(game, walk(Duel.RED, "r1", "0305"));
    StringBuilder out = new StringBuilder();
    new Post(ledger).export("g", Viewer.UMPIRE, out);
    try (Ledger other = Ledger.open(Store.inMemory(), Duel.TITLES, () -> 2000L)) {
      other.create(NewGame.of("own", "duel", "open"));
      Post post = new Post(other);
      post.take(new BufferedReader(new StringReader(out.toString())), "friend");
      assertThat(other.games()).containsExactly("g", "own");
      assertThat(other.game("g").now("main").piece("r1")).isEqualTo(game.now("main").piece("r1"));
      assertThat(post.verify("g", Optional.empty()).good()).isTrue();
      assertThat(post.take(new BufferedReader(new StringReader(out.toString())), "friend"))
          .isZero();
      StringBuilder back = new StringBuilder();
      post.export("g", Viewer.UMPIRE, back);
      assertThat(Verifier.verify(copy(back.toString()), Optional.empty()).good()).isTrue();
    }
  }

  @Test
  void a_data_set_that_is_not_what_its_fingerprint_says_is_named() throws IOException {
    begin("open");
    StringBuilder out = new StringBuilder();
    new Post(ledger).export("g", Viewer.UMPIRE, out);
    Ledger elsewhere = Ledger.open(Store.inMemory(), Duel.titles("1", 2), () -> 1000L);
    elsewhere.create(NewGame.of("g", "duel", "open"));
    StringBuilder others = new StringBuilder();
    new Post(elsewhere).export("g", Viewer.UMPIRE, others);
    elsewhere.close();
    String own = dataLine(out.toString());
    String foreign = dataLine(others.toString());
    String fingerprint = own.replaceAll(".*\"stream\":\"(data/[^\"]*)\".*", "$1");
    String swapped =
        foreign.replaceAll("\"stream\":\"data/[^\"]*\"", "\"stream\":\"" + fingerprint + "\"");
    Verification found =
        Verifier.verify(copy(out.toString().replace(own, swapped)), Optional.empty());
    assertThat(found.flaw().orElseThrow().what()).contains("another data set");
  }

  private static String dataLine(String copy) {
    return copy.lines().filter(l -> l.contains("\"stream\":\"data/")).findFirst().orElseThrow();
  }

  @Test
  void a_cut_tail_is_seen_by_who_kept_the_head() throws IOException {
    OpenGame game = begin("open");
    submit(game, walk(Duel.RED, "r1", "0305"));
    var noted = game.head("main");
    StringBuilder out = new StringBuilder();
    new Post(ledger).export("g", Viewer.UMPIRE, out);
    List<String> lines = out.toString().lines().toList();
    String cut = String.join("\n", lines.subList(0, lines.size() - 2)) + "\n";
    assertThat(Verifier.verify(copy(cut), Optional.empty()).good()).isTrue();
    assertThat(Verifier.verify(copy(cut), Optional.of(noted)).flaw().orElseThrow().what())
        .contains("cut off");
  }

  @Test
  void a_sides_export_verifies_and_has_nothing_of_the_others_secrets() throws IOException {
    OpenGame game = begin("secret");
    submit(game, shoot(Duel.RED, "r1", "b1"));
    StringBuilder out = new StringBuilder();
    new Post(ledger).export("g", Viewer.of(Duel.RED), out);
    assertThat(out.toString())
        .contains("the fox")
        .doesNotContain("the elk")
        .doesNotContain("seed\\\":");
    Verification verdict = Verifier.verify(copy(out.toString()), Optional.of(game.head("main")));
    assertThat(verdict.flaw()).isEmpty();
    assertThat(verdict.positions()).isPositive();
    assertThat(verdict.count(Grade.UNPROVED)).isEqualTo(1);
  }

  @Test
  void a_game_goes_by_mail_between_two_stores(@TempDir Path dir) throws IOException {
    OpenGame game = begin("open");
    StringBuilder first = new StringBuilder();
    new Post(ledger).export("g", Viewer.UMPIRE, first);
    try (Ledger other =
        Ledger.open(Store.open(dir.resolve("other.db")), Duel.TITLES, () -> 2000L)) {
      Post there = new Post(other);
      there.take(reader(first), "red");
      OpenGame copy = other.game("g");
      assertThat(copy.now("main")).isEqualTo(game.now("main"));
      copy.submit(
          new Submission("main", walk(Duel.RED, "r1", "0305"), "red", "x1", OptionalLong.empty()));
      StringBuilder mail = new StringBuilder();
      assertThat(there.send("g", "red", mail)).isEqualTo(2);
      assertThat(new Post(ledger).take(reader(mail), "blue")).isEqualTo(2);
      assertThat(ledger.game("g").now("main")).isEqualTo(copy.now("main"));
      assertThat(new Post(ledger).verify("g", Optional.empty()).good()).isTrue();
      assertThat(there.send("g", "red", new StringBuilder())).isZero();
      copy.submit(
          new Submission("main", walk(Duel.RED, "r2", "0306"), "red", "x2", OptionalLong.empty()));
      ledger
          .game("g")
          .submit(
              new Submission(
                  "main", walk(Duel.RED, "r2", "0307"), "red", "x3", OptionalLong.empty()));
      StringBuilder parted = new StringBuilder();
      there.send("g", "red", parted);
      assertThatThrownBy(() -> new Post(ledger).take(reader(parted), "blue"))
          .isInstanceOf(GameException.class)
          .hasMessageContaining("part at event");
    }
  }

  @Test
  void rulings_are_found_by_rule_piece_and_die() {
    OpenGame game = begin("open");
    submit(game, shoot(Duel.RED, "r1", "b1"));
    submit(game, walk(Duel.BLUE, "b1", "0305"));
    assertThat(game.find(List.of("duel:1"))).hasSize(1).allMatch(f -> !f.permitted());
    assertThat(game.find(List.of("shoot", "b1"))).hasSize(1);
    assertThat(game.find(List.of("kernel:dice"))).hasSize(1);
    assertThat(game.find(List.of("nothing"))).isEmpty();
  }

  private static Copy copy(String text) throws IOException {
    return Copy.read(new BufferedReader(new StringReader(text)));
  }

  private static BufferedReader reader(StringBuilder text) {
    return new BufferedReader(new StringReader(text.toString()));
  }
}
