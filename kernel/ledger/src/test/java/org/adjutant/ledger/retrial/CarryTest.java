package org.adjutant.ledger.retrial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.adjutant.ledger.dice.Contributions;
import org.adjutant.ledger.dice.Seed;
import org.adjutant.ledger.game.GameException;
import org.adjutant.ledger.game.Luck;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Input;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What was played on one branch carried over to another. */
class CarryTest {
  private final Table table = new Table(Luck.FRESH);

  @AfterEach
  void close() {
    table.close();
  }

  private Input shoot(String target) {
    return Input.act(Skirmish.RED, "shoot", Data.of("target", target));
  }

  /** Shoots at a piece until blue owes a choice, and blue takes the step. */
  private void hit(String target) {
    while (table.game.now("main").openChoices().isEmpty()) {
      table.submit("main", shoot(target));
    }
    table.bear("main", "step");
  }

  private Carry carry() {
    return new Carry(table.game, table.recorded());
  }

  @Test
  void later_inputs_follow_a_corrected_action_with_their_own_dice() {
    long fork = table.game.history().head();
    table.march("r1");
    hit("b1");
    table.march("r2");
    table.game.tree().fork("main", fork, "right", Luck.SAME, "tester");
    table.submit("right", Input.act(Skirmish.RED, "march", Data.of("who", "r2")));
    CarryPlan plan = carry().plan("main", "right", Optional.empty());
    assertThat(plan.replaced()).hasSize(1);
    Carried rehearsed = carry().rehearse(plan);
    Carried carried = carry().run(plan, "referee");
    assertThat(carried.stop()).isEmpty();
    assertThat(rehearsed.end()).isEqualTo(carried.end());
    assertThat(carried.played()).hasSameSizeAs(plan.steps());
    assertThat(table.game.now("right").piece("b1").orElseThrow().steps()).isEqualTo(8);
    assertThat(table.game.now("right").tally("marched")).isEqualTo(2);
  }

  @Test
  void answers_find_their_choice_under_another_id() {
    long fork = table.game.history().head();
    table.march("r1");
    hit("b1");
    hit("b2");
    table.game.tree().fork("main", fork, "right", Luck.SAME, "tester");
    long skipped = table.recordedAnswers("main").get(0).number();
    Carried carried = carry().run(carry().plan("main", "right", Optional.of(skipped)), "referee");
    assertThat(carried.played().size() + carried.left().size()).isPositive();
    assertThat(carried.stop()).isEmpty();
    assertThat(table.game.now("right").piece("b2").orElseThrow().steps()).isEqualTo(8);
    assertThat(table.game.now("right").piece("b1").orElseThrow().steps()).isEqualTo(9);
  }

  @Test
  void the_first_that_does_not_fit_ends_it_and_what_is_left_is_listed() {
    long fork = table.game.history().head();
    hit("b1");
    table.march("r1");
    table.march("r2");
    table.game.tree().fork("main", fork, "right", Luck.SAME, "tester");
    long action = table.recordedAnswers("main").get(0).event() - 1;
    CarryPlan plan = carry().plan("main", "right", Optional.of(action));
    Carried carried = carry().run(plan, "referee");
    assertThat(carried.stop().orElseThrow().why()).contains("nobody owes a choice");
    assertThat(carried.left()).hasSize(2);
    assertThat(table.game.now("right").tally("marched")).isZero();
  }

  @Test
  void a_rehearsal_records_nothing() {
    long fork = table.game.history().head();
    table.march("r1");
    table.game.tree().fork("main", fork, "right", Luck.SAME, "tester");
    long before = table.game.history("right").head();
    Carried carried = carry().rehearse(carry().plan("main", "right", Optional.empty()));
    assertThat(carried.played()).hasSize(1);
    assertThat(table.game.history("right").head()).isEqualTo(before);
  }

  @Test
  void nothing_is_carried_to_itself_or_from_before_the_branches_part() {
    table.march("r1");
    long fork = table.game.history().head();
    table.march("r2");
    table.game.tree().fork("main", fork, "right", Luck.SAME, "tester");
    assertThatThrownBy(() -> carry().plan("main", "main", Optional.empty()))
        .isInstanceOf(GameException.class)
        .hasMessageContaining("not to itself");
    assertThatThrownBy(() -> carry().plan("main", "right", Optional.of(0L)))
        .hasMessageContaining("up to " + fork);
    assertThatThrownBy(() -> carry().plan("main", "right", Optional.of(900L)))
        .hasMessageContaining("after event 900");
  }

  /** A shot of red's, to whose die blue contributes, as often as it takes to hit, and a march. */
  private long sharedHit(Table shared, Contributions blue) {
    shared.game.pledge(Skirmish.BLUE, blue.pledge(), "blue");
    long fork = shared.game.history().head();
    while (shared.game.now("main").openChoices().isEmpty()) {
      shared.submit("main", shoot("b1"));
      contribute(shared, "main", blue);
    }
    shared.bear("main", "step");
    shared.march("r1");
    return fork;
  }

  private static void contribute(Table shared, String branch, Contributions blue) {
    int next = shared.game.register().shared().next(Skirmish.BLUE);
    shared.game.contribute(branch, Skirmish.BLUE, blue.value(next), "blue");
  }

  @Test
  void shared_dice_that_fell_fall_again_on_a_fork_with_the_same_dice() {
    try (Table shared = new Table(Luck.SHARED)) {
      long fork = sharedHit(shared, new Contributions(new Seed("b".repeat(64))));
      shared.game.tree().fork("main", fork, "right", Luck.SAME, "tester");
      Carry carry = new Carry(shared.game, shared.recorded());
      Carried carried = carry.run(carry.plan("main", "right", Optional.empty()), "referee");
      assertThat(carried.stop()).isEmpty();
      assertThat(shared.game.now("right").tally("marched")).isEqualTo(1);
      assertThat(shared.game.now("right").piece("b1").orElseThrow().steps()).isEqualTo(8);
    }
  }

  @Test
  void where_dice_are_shared_anew_it_stops_at_the_roll_and_says_how_to_go_on() {
    try (Table shared = new Table(Luck.SHARED)) {
      Contributions blue = new Contributions(new Seed("b".repeat(64)));
      long fork = sharedHit(shared, blue);
      shared.game.tree().fork("main", fork, "right", Luck.SHARED, "tester");
      Carry carry = new Carry(shared.game, shared.recorded());
      CarryPlan plan = carry.plan("main", "right", Optional.empty());
      long after = plan.steps().get(1).recorded().number();
      assertThat(carry.rehearse(plan).stop().orElseThrow().why()).contains("falls anew");
      Carried.Stop stop = carry.run(plan, "referee").stop().orElseThrow();
      assertThat(stop.recorded().input()).isInstanceOf(Input.Dice.class);
      assertThat(stop.why())
          .contains("the roll 1|", "another seat than red", "adjutant contribute SIDE")
          .contains("adjutant carry main --branch right --after " + after + ";");
      contribute(shared, "right", blue);
      Carry again = new Carry(shared.game, shared.recorded());
      Carried rest = again.run(again.plan("main", "right", Optional.of(after)), "referee");
      assertThat(rest.played().size() + rest.left().size() + rest.stop().stream().count())
          .isEqualTo(plan.steps().size() - 2L);
    }
  }
}
