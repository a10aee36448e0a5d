package org.adjutant.ledger.retrial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.ledger.game.GameException;
import org.adjutant.ledger.game.Luck;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.odds.Forecast;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Input;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Recorded rulings decided again on their own recorded positions. */
class RetrialTest {
  private final Table table = new Table(Luck.REPORTED);
  private final Table seeded = new Table(Luck.FRESH);

  @AfterEach
  void close() {
    table.close();
    seeded.close();
  }

  /** Shoots until blue owes a choice. */
  private void seededHit() {
    while (seeded.game.now("main").openChoices().isEmpty()) {
      seeded.submit("main", Input.act(Skirmish.RED, "shoot", Data.of("target", "b1")));
    }
  }

  private static Retried last(List<Retried> all) {
    return all.get(all.size() - 1);
  }

  @Test
  void unchanged_rules_give_the_same_rulings_refusals_and_forks_included() {
    table.shoot("b1", 5);
    table.bear("main", "step");
    table.dig("r1");
    table.march("r1");
    table.game.tree().fork("main", table.game.history().head(), "other", Luck.REPORTED, "tester");
    table.submit("other", Input.act(Skirmish.RED, "march", Data.of("who", "r2")));
    assertThat(table.verdicts()).hasSize(7).containsOnly(Verdict.SAME);
  }

  @Test
  void a_game_that_begins_at_a_position_begins_there_again() {
    table.march("r1");
    Position moved = table.game.now("main");
    assertThat(moved.digest()).isNotEqualTo(seeded.game.now("main").digest());
    try (Table later = new Table(Luck.REPORTED, moved)) {
      later.march("r2");
      assertThat(later.verdicts()).hasSize(2).containsOnly(Verdict.SAME);
    }
  }

  @Test
  void rules_concerned_are_those_whose_findings_differ_and_no_others() {
    table.shoot("b1", 4);
    Totals totals = new Totals();
    table.retried(Skirmish.with("harder"), Map.of()).forEach(totals::add);
    assertThat(totals.changed()).isEqualTo(1);
    assertThat(totals.rules()).isNotEmpty().doesNotContainKey("kernel:dice");
  }

  @Test
  void findings_in_another_order_are_the_same_and_more_of_them_another_way() {
    table.march("r1");
    assertThat(table.verdicts("first")).containsExactly(Verdict.SAME, Verdict.SAME);
    Retried wordy = last(table.retried(Skirmish.with("wordy"), Map.of()));
    assertThat(wordy.verdict()).isEqualTo(Verdict.SAME_BY_ANOTHER_WAY);
    assertThat(wordy.parting()).contains(2);
    assertThat(wordy.oldFinding()).isEmpty();
    assertThat(wordy.newFinding().orElseThrow().rule().text()).isEqualTo("skirmish:8");
  }

  @Test
  void effects_in_an_order_that_does_not_matter_are_the_same() {
    table.march("r1");
    assertThat(table.verdicts("swapped")).containsExactly(Verdict.SAME, Verdict.SAME);
  }

  @Test
  void a_stage_more_that_is_left_open_is_a_difference() {
    seededHit();
    assertThat(last(seeded.retried(Skirmish.with("inside"), Map.of())).verdict())
        .isEqualTo(Verdict.DIFFERENT);
    assertThat(last(seeded.retried(Skirmish.with(), Map.of())).verdict()).isEqualTo(Verdict.SAME);
  }

  @Test
  void the_same_die_under_another_rule_may_come_to_something_else() {
    table.shoot("b1", 4);
    Retried harder = last(table.retried(Skirmish.with("harder"), Map.of()));
    assertThat(harder.verdict()).isEqualTo(Verdict.DIFFERENT);
    assertThat(harder.oldFinding().orElseThrow().says()).isEqualTo("a hit");
    assertThat(harder.newFinding().orElseThrow().says()).isEqualTo("a miss");
    assertThat(harder.unused()).isEmpty();
  }

  @Test
  void what_was_permitted_may_be_refused_and_what_was_refused_permitted() {
    table.dig("r1");
    table.shoot("b1", 1);
    assertThat(table.verdicts("idle").get(2)).isEqualTo(Verdict.NO_LONGER_PERMITTED);
    List<Retried> soft = table.retried(Skirmish.with(), Map.of(Skirmish.DIG, 2));
    assertThat(soft.get(1).verdict()).isEqualTo(Verdict.NEWLY_PERMITTED);
    assertThat(soft.get(1).recorded().permitted()).isFalse();
    assertThat(table.verdicts("wordy").get(1)).isEqualTo(Verdict.SAME_BY_ANOTHER_WAY);
  }

  @Test
  void a_roll_that_was_never_made_leaves_it_undetermined_with_every_outcome() {
    seededHit();
    Retried twice = last(seeded.retried(Skirmish.with("twice"), Map.of()));
    assertThat(twice.verdict()).isEqualTo(Verdict.UNDETERMINED);
    assertThat(twice.missing().orElseThrow()).contains("confirm|b1");
    Forecast.Exact exact = (Forecast.Exact) twice.outcomes().orElseThrow();
    assertThat(exact.upshots()).extracting(u -> u.weight().intValue()).containsExactly(1, 2);
  }

  @Test
  void dice_that_nobody_asks_for_any_more_are_listed() {
    seededHit();
    Retried sure = last(seeded.retried(Skirmish.with(), Map.of(Skirmish.HIT, 3)));
    assertThat(sure.verdict()).isEqualTo(Verdict.DIFFERENT);
    assertThat(sure.unused()).extracting(Thrown::origin).containsExactly("seed");
  }

  @Test
  void dice_that_wait_end_a_ruling_then_as_now() {
    table.submit("main", Input.act(Skirmish.RED, "shoot", Data.of("target", "b1")));
    assertThat(table.verdicts()).containsExactly(Verdict.SAME, Verdict.SAME);
    assertThat(table.verdicts("harder")).containsExactly(Verdict.SAME, Verdict.SAME);
  }

  @Test
  void a_pack_that_fails_or_no_longer_knows_the_action_is_said_to() {
    table.march("r1");
    Retried faulty = last(table.retried(Skirmish.with("faulty"), Map.of()));
    assertThat(faulty.verdict()).isEqualTo(Verdict.NOT_JUDGED);
    assertThat(faulty.why()).contains("lost in the mud");
    Retried halt = last(table.retried(Skirmish.with("halt"), Map.of()));
    assertThat(halt.verdict()).isEqualTo(Verdict.NOT_JUDGED);
    assertThat(halt.why()).contains("no action \"march\"");
  }

  @Test
  void a_reading_changed_in_mid_game_holds_from_there_on_unless_it_is_flipped() {
    table.shoot("b1", 5);
    table.bear("main", "step");
    table.change(Skirmish.HIT, 2);
    table.shoot("b1", 5);
    assertThat(table.verdicts()).containsOnly(Verdict.SAME);
    List<Retried> flipped = table.retried(Skirmish.with(), Map.of(Skirmish.HIT, 2));
    assertThat(flipped.stream().map(Retried::verdict).filter(Verdict::changed)).hasSize(1);
    assertThat(flipped.get(2).verdict()).isEqualTo(Verdict.DIFFERENT);
  }

  @Test
  void a_flip_counts_for_the_opening_too() {
    List<Retried> flat = table.retried(Skirmish.with(), Map.of(Skirmish.DIG, 2, Skirmish.HIT, 2));
    assertThat(flat).extracting(Retried::verdict).containsExactly(Verdict.SAME);
    List<Retried> wet = table.retried(Skirmish.with("rainy"), Map.of(Skirmish.DIG, 2));
    assertThat(wet.get(0).verdict()).isEqualTo(Verdict.DIFFERENT);
    assertThat(wet.get(0).ruling().orElseThrow().after().tally("mud")).isEqualTo(2);
    List<Retried> dry = table.retried(Skirmish.with("rainy"), Map.of(Skirmish.DIG, 1));
    assertThat(dry.get(0).ruling().orElseThrow().after().tally("mud")).isEqualTo(1);
  }

  @Test
  void a_flip_counts_for_an_opening_at_a_position_too() {
    try (Table later = new Table(Luck.REPORTED, table.game.now("main"))) {
      assertThat(later.retried(Skirmish.with(), Map.of(Skirmish.DIG, 2)))
          .extracting(Retried::verdict)
          .containsExactly(Verdict.SAME);
    }
  }

  @Test
  void a_store_and_an_export_give_the_same_and_neither_is_changed() {
    table.shoot("b1", 5);
    String before = table.export(org.adjutant.rules.position.Viewer.UMPIRE);
    table.verdicts("harder");
    assertThat(table.export(org.adjutant.rules.position.Viewer.UMPIRE)).isEqualTo(before);
  }

  @Test
  void a_range_and_a_branch_can_be_chosen() {
    table.march("r1");
    long fork = table.game.history().head();
    table.march("r2");
    table.game.tree().fork("main", fork, "other", Luck.REPORTED, "tester");
    table.submit("other", Input.act(Skirmish.RED, "march", Data.of("who", "r1")));
    assertThat(count(Scope.along("other"))).isEqualTo(3);
    assertThat(count(Scope.ALL)).isEqualTo(4);
    assertThat(count(new Scope(Optional.of("main"), fork, fork))).isEqualTo(1);
  }

  private int count(Scope scope) {
    int[] count = new int[1];
    new Retrial(table.recorded(), Conditions.of(Skirmish.with())).run(scope, r -> count[0]++);
    return count[0];
  }

  @Test
  void what_is_not_there_is_named_with_what_is() {
    table.march("r1");
    assertThatThrownBy(() -> count(Scope.along("other")))
        .isInstanceOf(GameException.class)
        .hasMessageContaining("it has [main]");
    assertThatThrownBy(() -> count(new Scope(Optional.of("main"), 900, 900)))
        .hasMessage("there is no event 900; branch main has events 0 to 3");
    assertThatThrownBy(() -> new Conditions(Skirmish.with(), Map.of("skirmish:I-9", 1)))
        .isInstanceOf(DataException.class)
        .hasMessageContaining(Skirmish.HIT);
    assertThatThrownBy(() -> new Conditions(Skirmish.with(), Map.of(Skirmish.HIT, 4)))
        .hasMessageContaining("readings 1 to 3, not 4");
  }
}
