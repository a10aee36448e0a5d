package org.adjutant.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import org.adjutant.ledger.audit.Copy;
import org.adjutant.ledger.audit.Grade;
import org.adjutant.ledger.audit.GradedRoll;
import org.adjutant.ledger.audit.Verification;
import org.adjutant.ledger.audit.Verifier;
import org.adjutant.ledger.dice.Contributions;
import org.adjutant.ledger.dice.Seed;
import org.adjutant.ledger.game.Luck;
import org.adjutant.ledger.game.OwnSeed;
import org.adjutant.ledger.game.Proposal;
import org.adjutant.ledger.retrial.Conditions;
import org.adjutant.ledger.retrial.RecordedGame;
import org.adjutant.ledger.retrial.Retrial;
import org.adjutant.ledger.retrial.Retried;
import org.adjutant.ledger.retrial.Scope;
import org.adjutant.ledger.retrial.Verdict;
import org.adjutant.ledger.store.Store;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Input;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Branches that are played when the game's end has made its seed public. */
class OwnSeedTest {
  @TempDir private Path folder = Path.of("");
  private Ledger ledger = Ledger.open(Store.inMemory(), Duel.TITLES, () -> 1000L);
  private OpenGame game = begin(Luck.FRESH);
  private long start;

  @BeforeEach
  void open() {
    ledger.close();
    restart();
    game = begin(Luck.FRESH);
    start = game.history().head();
  }

  @AfterEach
  void close() {
    ledger.close();
  }

  private void restart() {
    ledger = Ledger.open(Store.open(folder.resolve("ledger.db")), Duel.TITLES, () -> 1000L);
  }

  private OpenGame begin(Luck luck) {
    return ledger.create(
        new NewGame(
            "g" + ledger.games().size(),
            "duel",
            "secret",
            Map.of(),
            Map.of(),
            luck,
            Optional.of("a seed for tests")));
  }

  private void submit(String branch, Input input) {
    game.submit(new Submission(branch, input, "tester", Ledger.newId(), OptionalLong.empty()));
  }

  /** Shoots at what is left of blue. */
  private void shoot(String branch) {
    String target = game.now(branch).pieces(Duel.BLUE).get(0).id().id();
    submit(branch, Input.act(Duel.RED, "shoot", Data.of("piece", "r1").with("target", target)));
    if (!game.now(branch).openChoices().isEmpty()) {
      Choice choice = game.now(branch).openChoices().get(0);
      submit(branch, new Input.Answer(choice.owner(), choice.id(), Data.of("how", "step")));
    }
  }

  private void end(String branch) {
    while (game.now(branch).outcome().isEmpty()) {
      shoot(branch);
    }
  }

  private String fork(String branch, String name, Luck luck) {
    return game.tree().fork(branch, start, name, luck, "tester");
  }

  private Seed seed(String branch) {
    return game.register().seeds().own(branch).flatMap(OwnSeed::seed).orElseThrow();
  }

  private Verification verified() {
    return new Post(ledger).verify(game.name(), Optional.empty());
  }

  private String export(Viewer viewer) throws IOException {
    StringBuilder out = new StringBuilder();
    new Post(ledger).export(game.name(), viewer, out);
    return out.toString();
  }

  private static Copy copy(String text) throws IOException {
    return Copy.read(new BufferedReader(new StringReader(text)));
  }

  private List<Grade> gradesOf(Verification found, String branch) {
    return found.rolls().stream()
        .filter(roll -> roll.stream().endsWith("/" + branch))
        .map(GradedRoll::grade)
        .distinct()
        .toList();
  }

  @Test
  void branches_begun_before_the_end_have_no_seed_of_their_own() {
    String other = fork("main", "other", Luck.FRESH);
    shoot(other);
    assertThat(game.register().seeds().own(other)).isEmpty();
    assertThat(game.register().seeds().isPublic(other)).isFalse();
  }

  @Test
  void a_branch_begun_after_the_end_is_rolled_for_from_a_seed_of_its_own() throws IOException {
    end("main");
    String late = fork("main", "late", Luck.FRESH);
    assertThat(game.register().seeds().own(late)).isPresent();
    shoot(late);
    assertThat(verified().flaw()).isEmpty();
    assertThat(gradesOf(verified(), late)).containsExactly(Grade.UNALTERED);
    assertThat(Verifier.verify(copy(export(Viewer.UMPIRE)), Optional.empty()))
        .isEqualTo(verified());
  }

  @Test
  void a_branch_played_on_after_the_end_is_given_its_seed_before_the_first_roll() {
    String early = fork("main", "early", Luck.FRESH);
    shoot(early);
    end("main");
    assertThat(game.register().seeds().isPublic(early)).isTrue();
    submit(early, Input.act(Duel.RED, "walk", Data.of("piece", "r2").with("to", "0301")));
    assertThat(game.register().seeds().own(early)).as("nothing fell").isEmpty();
    long head = game.history(early).head();
    shoot(early);
    assertThat(game.register().seeds().own(early).orElseThrow().after()).isEqualTo(head);
    long events = game.register().events();
    shoot(early);
    assertThat(game.register().events()).as("one seed is enough").isEqualTo(events);
    assertThat(verified().flaw()).isEmpty();
    assertThat(gradesOf(verified(), early)).containsExactly(Grade.UNALTERED);
  }

  @Test
  void every_late_branch_has_another_seed_and_so_has_one_that_leaves_it() {
    end("main");
    String one = fork("main", "one", Luck.FRESH);
    String other = fork("main", "other", Luck.FRESH);
    shoot(one);
    long at = game.history(one).head();
    String child = game.tree().fork(one, at, "child", Luck.FRESH, "tester");
    shoot(child);
    shoot(one);
    shoot(other);
    assertThat(List.of(seed(one), seed(other), seed(child))).doesNotHaveDuplicates();
    assertThat(verified().flaw()).isEmpty();
    assertThat(verified().count(Grade.FORESEEABLE)).isZero();
  }

  @Test
  void the_same_dice_are_those_of_the_branch_it_left_and_others_are_its_own() {
    end("main");
    String late = fork("main", "late", Luck.SAME);
    end(late);
    assertThat(game.now(late)).isEqualTo(game.now("main"));
    String freed = fork(late, "freed", Luck.SAME);
    submit(freed, Input.act(Duel.RED, "shoot", Data.of("piece", "r2").with("target", "b2")));
    assertThat(verified().flaw()).isEmpty();
    assertThat(verified().count(Grade.FORESEEABLE)).isZero();
  }

  @Test
  void the_seed_is_nobodys_until_the_branch_ends_and_everybodys_then() throws IOException {
    end("main");
    String late = fork("main", "late", Luck.FRESH);
    shoot(late);
    String hidden = export(Viewer.of(Duel.RED));
    assertThat(hidden).doesNotContain(seed(late).hex());
    Verification before = Verifier.verify(copy(hidden), Optional.empty());
    assertThat(before.flaw()).isEmpty();
    assertThat(gradesOf(before, late)).containsExactly(Grade.UNPROVED);
    end(late);
    assertThat(game.register().seeds().own(late).orElseThrow().revealed()).isTrue();
    Verification after = Verifier.verify(copy(export(Viewer.of(Duel.RED))), Optional.empty());
    assertThat(after.flaw()).isEmpty();
    assertThat(gradesOf(after, late)).containsExactly(Grade.UNALTERED);
  }

  @Test
  void what_takes_an_ended_branch_back_has_a_seed_of_its_own_again() {
    end("main");
    game.takeBack().to(start, Optional.empty(), "tester");
    String second = game.register().main();
    end(second);
    String third = game.tree().fork(second, start, "third", Luck.FRESH, "tester");
    shoot(third);
    assertThat(game.register().seeds().isPublic(second)).isTrue();
    assertThat(game.register().seeds().isPublic(third)).isFalse();
    assertThat(seed(third)).isNotEqualTo(seed(second));
    assertThat(verified().flaw()).isEmpty();
    assertThat(verified().count(Grade.FORESEEABLE)).isZero();
  }

  @Test
  void a_fork_that_was_agreed_on_has_one_too() {
    end("main");
    game.agreement().fork("main", new Proposal.Fork(start, "asked", Luck.FRESH), Duel.RED, "red");
    String asked = game.agreement().consent(Duel.BLUE, true, "blue").branch().orElseThrow();
    assertThat(game.register().seeds().own(asked)).isPresent();
  }

  @Test
  void a_game_goes_on_with_it_after_a_restart_and_in_another_store() throws IOException {
    end("main");
    String late = fork("main", "late", Luck.FRESH);
    shoot(late);
    String sent = export(Viewer.UMPIRE);
    ledger.close();
    restart();
    game = ledger.game(game.name());
    shoot(late);
    List<GradedRoll> here = verified().rolls();
    assertThat(verified().flaw()).isEmpty();

    Ledger first = ledger;
    ledger = Ledger.open(Store.inMemory(), Duel.TITLES, () -> 1000L);
    new Post(ledger).take(new BufferedReader(new StringReader(sent)), "mail");
    game = ledger.game(game.name());
    shoot(late);
    assertThat(verified().flaw()).isEmpty();
    assertThat(verified().rolls()).isEqualTo(here);
    first.close();
  }

  @Test
  void every_ruling_on_it_is_decided_again_the_same() throws IOException {
    end("main");
    end(fork("main", "late", Luck.FRESH));
    RecordedGame recorded = RecordedGame.of(copy(export(Viewer.UMPIRE)));
    assertThat(verdicts(recorded)).containsExactly(Verdict.SAME);
  }

  private static List<Verdict> verdicts(RecordedGame recorded) {
    List<Retried> all = new java.util.ArrayList<>();
    new Retrial(recorded, Conditions.of(recorded.title(Duel.TITLES))).run(Scope.ALL, all::add);
    return all.stream().map(Retried::verdict).distinct().toList();
  }

  @Test
  void another_seed_than_the_one_committed_to_is_found() throws IOException {
    end("main");
    String late = fork("main", "late", Luck.FRESH);
    OwnSeed own = game.register().seeds().own(late).orElseThrow();
    assertThat(own.broken()).isFalse();
    OwnSeed other =
        new OwnSeed(
            late,
            own.after(),
            own.commitment(),
            Optional.of(new Seed("d".repeat(64))),
            Optional.empty());
    assertThat(other.broken()).isTrue();
  }

  @Test
  void shared_dice_on_it_are_unforeseeable() {
    game = begin(Luck.SHARED);
    start = game.history().head();
    Contributions blue = new Contributions(new Seed("b".repeat(64)));
    game.pledge(Duel.BLUE, blue.pledge(), "blue");
    String early = fork("main", "early", Luck.SHARED);
    while (game.now("main").outcome().isEmpty()) {
      shootShared("main", blue);
    }
    String late = fork("main", "late", Luck.SHARED);
    shootShared(late, blue);
    shootShared(early, blue);
    assertThat(game.register().seeds().own(late)).isPresent();
    assertThat(game.register().seeds().own(early)).isPresent();
    assertThat(verified().flaw()).isEmpty();
    assertThat(verified().rolls()).extracting(GradedRoll::grade).containsOnly(Grade.UNFORESEEABLE);
  }

  private void shootShared(String branch, Contributions blue) {
    shoot(branch);
    int next = game.register().shared().next(Duel.BLUE);
    game.contribute(branch, Duel.BLUE, blue.value(next), "blue");
    if (!game.now(branch).openChoices().isEmpty()) {
      Choice choice = game.now(branch).openChoices().get(0);
      submit(branch, new Input.Answer(choice.owner(), choice.id(), Data.of("how", "step")));
    }
  }

  @Test
  void where_dice_are_reported_there_is_no_seed_to_give() {
    end("main");
    String table = fork("main", "table", Luck.REPORTED);
    assertThat(game.register().seeds().own(table)).isEmpty();
  }

  /** Written before branches were given seeds of their own. */
  private static BufferedReader old() {
    return new BufferedReader(
        new InputStreamReader(
            Objects.requireNonNull(OwnSeedTest.class.getResourceAsStream("before-own-seeds.jsonl")),
            StandardCharsets.UTF_8));
  }

  @Test
  void an_old_record_without_them_verifies_and_is_graded_as_before() throws IOException {
    Copy old = Copy.read(old());
    Verification found = Verifier.verify(old, Optional.empty());
    assertThat(found.flaw()).isEmpty();
    assertThat(gradesOf(found, "b1")).containsExactly(Grade.FORESEEABLE);
    assertThat(gradesOf(found, "b0")).containsExactly(Grade.UNALTERED);
    assertThat(verdicts(RecordedGame.of(old))).containsExactly(Verdict.SAME);
  }

  @Test
  void an_old_late_branch_is_given_one_when_it_is_played_on() throws IOException {
    ledger.close();
    ledger = Ledger.open(Store.inMemory(), Duel.TITLES, () -> 1000L);
    new Post(ledger).take(old(), "old");
    game = ledger.game("g");
    while (!game.now("b1").openChoices().isEmpty()) {
      Choice choice = game.now("b1").openChoices().get(0);
      submit("b1", new Input.Answer(choice.owner(), choice.id(), Data.of("how", "step")));
    }
    shoot("b1");
    assertThat(verified().flaw()).isEmpty();
    assertThat(gradesOf(verified(), "b1")).containsExactly(Grade.FORESEEABLE, Grade.UNALTERED);
  }
}
