package org.adjutant.ledger.retrial;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.adjutant.ledger.Ledger;
import org.adjutant.ledger.NewGame;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.Post;
import org.adjutant.ledger.Submission;
import org.adjutant.ledger.game.Luck;
import org.adjutant.ledger.game.Terms;
import org.adjutant.ledger.store.Store;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Title;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games whose seats agreed on other data on the way. Data of version 2 make a hit harder. */
class TermsTest {
  @TempDir private Path folder = Path.of("");
  private Ledger ledger = Ledger.open(Store.inMemory(), Skirmish.titles(), () -> 1000L);

  @BeforeEach
  void begin() {
    under(1);
    ledger.create(
        new NewGame("g", "skirmish", "field", Map.of(), Map.of(), Luck.REPORTED, Optional.empty()));
  }

  @AfterEach
  void close() {
    ledger.close();
  }

  private void under(int data) {
    ledger.close();
    ledger =
        Ledger.open(Store.open(folder.resolve("games.db")), Skirmish.titles(data), () -> 1000L);
  }

  private OpenGame game() {
    return ledger.game("g");
  }

  private void submit(String branch, Input input) {
    game().submit(new Submission(branch, input, "t", Ledger.newId(), OptionalLong.empty()));
  }

  /** Red shoots with a 4, which only the data of version 1 call a hit; blue loses a step then. */
  private void shoot(String branch) {
    submit(branch, Input.act(Skirmish.RED, "shoot", Data.of("target", "b1")));
    submit(branch, new Input.Dice(List.of(4), "reported by red"));
    if (!game().now(branch).openChoices().isEmpty()) {
      String choice = game().now(branch).openChoices().get(0).id();
      submit(branch, new Input.Answer(Skirmish.BLUE, choice, Data.of("how", "step")));
    }
  }

  private void adopt(int data) {
    under(data);
    game().agreement().adopt(Optional.empty(), "umpire");
  }

  private List<Verdict> verdicts(Map<String, Integer> flips) {
    RecordedGame recorded = RecordedGame.of(new Post(ledger).strands("g"));
    List<Verdict> all = new ArrayList<>();
    new Retrial(recorded, Conditions.of(recorded, TermsTest::opened, flips))
        .run(Scope.ALL, retried -> all.add(retried.verdict()));
    return all;
  }

  private static Title opened(DataSet data) {
    return Skirmish.on(data);
  }

  @Test
  void every_ruling_is_judged_by_the_data_that_were_in_force_at_it() {
    shoot("main");
    adopt(2);
    shoot("main");
    adopt(1);
    shoot("main");
    assertThat(verdicts(Map.of())).hasSize(9).containsOnly(Verdict.SAME);
  }

  @Test
  void what_is_asked_for_besides_comes_on_top() {
    shoot("main");
    adopt(2);
    shoot("main");
    List<Verdict> flipped = verdicts(Map.of(Skirmish.HIT, 2));
    assertThat(flipped.get(2)).as("a 4 is no hit any more").isEqualTo(Verdict.DIFFERENT);
    assertThat(flipped.get(5)).as("nor was it").isEqualTo(Verdict.SAME_BY_ANOTHER_WAY);
  }

  @Test
  void branches_begun_before_and_after_are_told_apart() {
    shoot("main");
    long hit = game().history().head();
    game().tree().fork("main", 1, "early", Luck.REPORTED, "t");
    shoot("early");
    adopt(2);
    game().tree().fork("main", hit, "late", Luck.REPORTED, "t");
    shoot("late");
    shoot("early");
    assertThat(verdicts(Map.of())).containsOnly(Verdict.SAME);
    RecordedGame recorded = RecordedGame.of(new Post(ledger).strands("g"));
    assertThat(recorded.register().allTerms()).hasSize(2);
    assertThat(recorded.register().terms().heads()).containsOnlyKeys("b0", "b1");
  }

  @Test
  void a_game_is_played_on_by_them_too() {
    shoot("main");
    adopt(2);
    shoot("main");
    RecordedGame recorded = RecordedGame.of(new Post(ledger).strands("g"));
    Carried carried =
        new Carrying(recorded, Conditions.of(recorded, TermsTest::opened, Map.of()))
            .run("main", 0, Long.MAX_VALUE);
    assertThat(carried.stop()).isEmpty();
    assertThat(carried.played()).extracting(Retried::verdict).containsOnly(Verdict.SAME);
  }

  @Test
  void data_that_the_pack_can_no_longer_open_leave_their_rulings_unjudged() {
    shoot("main");
    adopt(2);
    shoot("main");
    RecordedGame recorded = RecordedGame.of(new Post(ledger).strands("g"));
    List<Retried> all = new ArrayList<>();
    Conditions conditions =
        Conditions.of(
            recorded,
            data -> {
              if (data.get("rules").integer("version") == 1) {
                throw new IllegalArgumentException("a chart is missing");
              }
              return opened(data);
            },
            Map.of());
    new Retrial(recorded, conditions).run(Scope.ALL, all::add);
    assertThat(all.get(1).verdict()).isEqualTo(Verdict.NOT_JUDGED);
    assertThat(all.get(1).why()).contains("cannot open the data");
    assertThat(all.get(all.size() - 1).verdict()).isEqualTo(Verdict.SAME);
  }

  @Test
  void where_old_records_do_not_say_at_which_events_the_clock_decides() {
    Terms old = new Terms("1", "x", 7, 500, Map.of());
    assertThat(old.counts("b0", 3, true, 499)).isFalse();
    assertThat(old.counts("b0", 3, true, 500)).isTrue();
    Terms kept = new Terms("1", "x", 7, 500, Map.of("b0", 3L));
    assertThat(kept.counts("b0", 2, true, 900)).isFalse();
    assertThat(kept.counts("b0", 3, true, 100)).isTrue();
    assertThat(kept.counts("b0", 3, false, 100)).as("a refusal moves no head").isFalse();
    assertThat(kept.counts("b1", 0, true, 100)).as("begun since").isTrue();
  }
}
