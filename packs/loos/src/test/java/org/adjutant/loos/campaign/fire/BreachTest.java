package org.adjutant.loos.campaign.fire;

import static org.adjutant.loos.campaign.fire.FireField.assuming;
import static org.adjutant.loos.campaign.fire.FireField.barrage;
import static org.adjutant.loos.campaign.fire.FireField.combat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

/** 17.5: 0705 is a German trench hex, with its trench towards 0605 and 0606. */
final class BreachTest {
  private static final String TRENCH =
      "'hexsides': [{'feature': 'trench', 'of': {'0705': ['UL', 'DL']}}]";
  private static final Given FRONT =
      barrage(1, TRENCH)
          .piece("1a", "half", "british", "0605")
          .steps(2)
          .piece("g1", "battalion", "german", "0705");

  private static Then fire(Given given, String result) {
    return combat(assuming(given, result).when("british", "lay 0705").then().permitted(), 3, 3);
  }

  private static boolean breached(Then then, String hex) {
    return then.after().feature(new Hex(hex), "breach").isPresent();
  }

  private static boolean marked(Then then, String hex) {
    return then.after().feature(new Hex(hex), "barrage:british").isPresent();
  }

  @Test
  @ProvesRule("loos:17.5.a")
  void d2D3AndDeBreachTheTrenchWithOrWithoutALoss() {
    for (String result : List.of("D2", "D3", "De")) {
      Then then = fire(FRONT, result).cites("loos:17.5.a").steps("g1", 1).at("g1", "0705");
      then.event("loos/TrenchBreached").fact("hex", "0705");
      assertThat(breached(then, "0705")).isTrue();
    }
    Given regiment = FRONT.without("g1").piece("r1", "regiment", "german", "0705").steps(3);
    assertThat(breached(fire(regiment, "D2").steps("r1", 2), "0705")).isTrue();
    assertThat(breached(fire(FRONT, "Ex"), "0705")).isFalse();
    Given open = FRONT.without("g1").piece("r1", "regiment", "german", "0704").steps(3);
    Then outside = combat(assuming(open, "De").when("british", "lay 0704").then(), 3, 3);
    assertThat(breached(outside.steps("r1", 2), "0704")).isFalse();
  }

  /** The deadpile of this board is empty, so that no battalion can show a regiment's last step. */
  @Test
  void byTheSecondReadingARegimentInATrenchStaysOnItsTwoStepSide() {
    Given regiment = FRONT.without("g1").piece("r1", "regiment", "german", "0705").steps(2);
    Given kept = regiment.where("r1").having("full-steps", 3).reading("loos:LI-50", 2);
    fire(kept, "D2").usesReading("loos:LI-50", 2).steps("r1", 2).at("r1", "0705");
    Given tracked = kept.reading("loos:LI-50", 3);
    assertThat(breached(fire(tracked, "D2").steps("r1", 1), "0705")).isTrue();
  }

  @Test
  @ProvesRule("loos:17.5.b")
  void theReminderStaysUntilTheCombatPhaseEnds() {
    Then open = fire(FRONT, "D2");
    assertThat(breached(open, "0705") && marked(open, "0705")).isTrue();
    Then over = open.when("british", "end").then().permitted().cites("loos:17.5.b");
    assertThat(breached(over, "0705") || marked(over, "0705")).isFalse();
  }

  @Test
  @ProvesRule("loos:17.5.c")
  void regularCombatDisregardsTheTrenchOfABreachedHex() {
    Given fight = FRONT.clock(1, "combat", "british");
    fight
        .when("british", "attack 0705 with 1a")
        .dice(6)
        .then()
        .event("CombatResolved")
        .fact("line", "city");
    Given breached = fight.feature("0705", "breach", Data.of(true));
    Then then = breached.when("british", "attack 0705 with 1a").dice(6).then();
    then.cites("loos:17.5.c").event("CombatResolved").fact("line", "clear");
  }

  @Test
  @ProvesRule({"loos:17.5.d", "loos:14.3.k"})
  void aGermanInATrenchNeverLosesItsLastStepToBombardment() {
    fire(FRONT, "De").cites("loos:17.5.d", "loos:14.3.k").steps("g1", 1).noEvent("StepLost");
    Given last = FRONT.without("g1").piece("r1", "regiment", "german", "0705").steps(1);
    fire(last, "De").cites("loos:17.5.d").steps("r1", 1);
    Given british =
        FRONT
            .without("g1")
            .moved("1a", "0705")
            .where("1a")
            .steps(1)
            .piece("g2", "battalion", "german", "0806")
            .clock(1, "counter-barrage", "german");
    Then hit =
        assuming(british, "D2")
            .when("german", "lay 0705")
            .then()
            .when("german", "end")
            .dice(3, 3)
            .then();
    hit.at("1a", "box:eliminated");
    assertThat(breached(hit, "0705")).isFalse();
  }

  @Test
  void whoseTrenchItIsDependsOnTheReading() {
    Given outside =
        FRONT.without("g1").moved("1a", "0505").piece("g1", "battalion", "german", "0605");
    Then one = combat(assuming(outside, "De").when("british", "lay 0605").then(), 3, 3);
    assertThat(breached(one.at("g1", "box:eliminated"), "0605")).isFalse();
    Given both = outside.reading("loos:LI-45", 2);
    Then two = combat(assuming(both, "De").when("british", "lay 0605").then(), 3, 3);
    assertThat(breached(two.at("g1", "0605"), "0605")).isTrue();
  }
}
