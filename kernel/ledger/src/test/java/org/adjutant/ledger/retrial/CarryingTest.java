package org.adjutant.ledger.retrial;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.adjutant.ledger.game.Luck;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.spi.Title;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Recorded inputs played on under other conditions. */
class CarryingTest {
  private final Table table = new Table(Luck.REPORTED);

  @AfterEach
  void close() {
    table.close();
  }

  private Carried carried(Title title, Map<String, Integer> flips) {
    return new Carrying(table.recorded(), new Conditions(title, flips))
        .run("main", 0, Long.MAX_VALUE);
  }

  @Test
  void under_unchanged_rules_everything_fits_and_ends_where_it_ended() {
    table.shoot("b1", 5);
    table.bear("main", "step");
    table.march("r1");
    Carried carried = carried(Skirmish.with(), Map.of());
    assertThat(carried.stop()).isEmpty();
    assertThat(carried.end()).isEqualTo(table.game.now("main"));
  }

  @Test
  void it_ends_at_an_answer_to_a_choice_that_is_not_open_now() {
    table.shoot("b1", 4);
    table.bear("main", "step");
    table.march("r1");
    Carried carried = carried(Skirmish.with("harder"), Map.of());
    assertThat(carried.stop().orElseThrow().why()).contains("\"bear\"", "nobody owes a choice");
    assertThat(carried.played().get(2).verdict()).isEqualTo(Verdict.DIFFERENT);
    assertThat(carried.left()).hasSize(1);
  }

  @Test
  void an_answer_is_bound_to_the_same_choice_under_another_id() {
    table.shoot("b1", 1);
    table.shoot("b1", 5);
    table.bear("main", "back");
    Carried carried = carried(Skirmish.with("inside"), Map.of());
    assertThat(carried.stop()).isEmpty();
    assertThat(carried.played().get(4).ruling()).isPresent();
    assertThat(carried.end().pieces(Skirmish.BLUE))
        .isEqualTo(table.game.now("main").pieces(Skirmish.BLUE));
  }

  @Test
  void an_answer_is_never_bound_to_a_choice_on_other_facts() {
    table.shoot("b1", 5);
    table.bear("main", "back");
    Carried carried = carried(Skirmish.with("other"), Map.of());
    assertThat(carried.stop().orElseThrow().why()).contains("bear of blue on other facts");
  }

  @Test
  void dice_that_nobody_awaits_are_left_out_and_play_goes_on() {
    table.shoot("b1", 5);
    table.bear("main", "step");
    Carried carried = carried(Skirmish.with(), Map.of(Skirmish.HIT, 3));
    assertThat(carried.stop()).isEmpty();
    assertThat(carried.unneeded()).hasSize(1);
    assertThat(carried.end().piece("b1").orElseThrow().steps()).isEqualTo(8);
  }

  @Test
  void it_ends_where_a_roll_was_never_made() {
    table.shoot("b1", 5);
    table.bear("main", "step");
    Carried carried = carried(Skirmish.with("twice"), Map.of());
    assertThat(carried.stop().orElseThrow().why()).contains("never made").contains("confirm");
  }

  @Test
  void a_refused_action_is_where_it_ends_and_its_trail_is_told() {
    table.march("r1");
    table.submit("main", Input.act(Skirmish.RED, "shoot", Data.of("target", "b1")));
    Carried carried = carried(Skirmish.with("idle"), Map.of());
    Carried.Stop stop = carried.stop().orElseThrow();
    assertThat(stop.why()).isEqualTo("it is refused");
    assertThat(stop.tried().orElseThrow().ruling().orElseThrow().forbidding()).hasSize(1);
  }

  @Test
  void a_flip_holds_through_an_agreement_to_read_it_so() {
    table.change(Skirmish.HIT, 2);
    table.shoot("b1", 5);
    assertThat(carried(Skirmish.with(), Map.of(Skirmish.HIT, 2)).stop()).isEmpty();
    Carried first = carried(Skirmish.with(), Map.of(Skirmish.HIT, 1));
    assertThat(first.played().get(2).verdict()).isEqualTo(Verdict.DIFFERENT);
  }
}
