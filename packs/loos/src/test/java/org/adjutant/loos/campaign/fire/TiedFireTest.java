package org.adjutant.loos.campaign.fire;

import static org.adjutant.loos.campaign.fire.FireField.barrage;
import static org.adjutant.loos.campaign.fire.FireField.combat;
import static org.adjutant.loos.campaign.fire.FireField.germanBarrage;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.loos.campaign.german.Deadpile;
import org.adjutant.loos.campaign.german.GermanLosses;
import org.adjutant.loos.series.combat.clash.LossRule;
import org.adjutant.loos.series.movement.MovementRules;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.event.Event;
import org.junit.jupiter.api.Test;

/** 17.4.c and f: markers tied to the attack of 1a and 1b on 0705. */
final class TiedFireTest {
  private static final Given FRONT =
      barrage(1, "")
          .piece("1a", "half", "british", "0605")
          .steps(2)
          .piece("1b", "half", "british", "0606")
          .steps(2)
          .piece("g1", "regiment", "german", "0705")
          .steps(3);

  /** The British lay on 0705, the Germans on 0605, and nothing has fallen yet. */
  private static Then tied(Given given, String with) {
    Then laid = given.when("british", "lay 0705 with " + with).then().permitted();
    Then both = laid.when("british", "end").then().when("german", "lay 0605").then().permitted();
    return both.when("german", "end").then().permitted().noEvent("BombardmentResolved");
  }

  private static List<String> resolved(Then then) {
    return then.ruling().events().stream()
        .filter(e -> e.name().equals("BombardmentResolved") || e.name().equals("StepLost"))
        .map(TiedFireTest::line)
        .toList();
  }

  private static String line(Event event) {
    return event.name().equals("StepLost")
        ? "loss of " + event.facts().text("unit")
        : "fire on " + event.facts().text("target");
  }

  @Test
  @ProvesRule("loos:17.4.c")
  void bothSidesMarkersFallBeforeTheAttackAndCountInIt() {
    Then fought =
        tied(FRONT, "1a,1b")
            .when("british", "attack 0705 with 1a,1b")
            .dice(6, 6, 4, 6, 6, 4, 6)
            .then()
            .permitted();
    fought.cites("loos:17.4.c").input("loos:17.4.c", "attacker's markers", 1);
    assertThat(resolved(fought))
        .startsWith("fire on 0705", "loss of g1", "fire on 0605", "loss of 1a");
    fought.event("CombatResolved").fact("attack", 8).fact("defence", 6);
  }

  @Test
  void theOrderOfTiedMarkersIsThatOfTheReading() {
    Given first = FRONT.reading("loos:LI-25", 3);
    Then defender =
        tied(first, "1a")
            .when("british", "attack 0705 with 1a")
            .dice(6, 6, 4, 6, 6, 4)
            .then()
            .usesReading("loos:LI-25", 3);
    assertThat(resolved(defender))
        .startsWith("fire on 0605", "loss of 1a", "fire on 0705", "loss of g1");
    Then together =
        tied(FRONT.reading("loos:LI-25", 2), "1a")
            .when("british", "attack 0705 with 1a")
            .dice(6, 6, 4, 6, 6, 4)
            .then();
    assertThat(resolved(together))
        .startsWith("fire on 0705", "fire on 0605", "loss of g1", "loss of 1a");
  }

  @Test
  @ProvesRule("loos:17.4.f")
  void whoWasAnnouncedAdvancesIntoAHexThatBombardmentEmptied() {
    Given weak = FRONT.where("g1").steps(1);
    Then open = combat(weak.when("british", "lay 0705 with 1a,1b").then());
    Then emptied = open.when("british", "attack 0705 with 1a,1b").dice(6, 6, 4).then().permitted();
    emptied.cites("loos:17.4.f").noEvent("CombatResolved").usesReading("loos:LI-26", 1);
    emptied.choice("advance").ownedBy("british").offers("1a to 0705", "1b to 0705", "none");
    Then advanced = emptied.answer("british", "1a to 0705").then().permitted().at("1a", "0705");
    advanced.when("british", "end").then().permitted();
    Given other = advanced.given().piece("g2", "battalion", "german", "0706");
    other.when("british", "attack 0706 with 1b").then().refusedAtLeastFor("loos:17.1.g");
  }

  @Test
  void survivorsMayBeReadToPickAnotherTarget() {
    Given weak =
        FRONT
            .where("g1")
            .steps(1)
            .piece("g2", "battalion", "german", "0706")
            .reading("loos:LI-26", 2);
    Then open = combat(weak.when("british", "lay 0705 with 1a,1b").then());
    Then emptied = open.when("british", "attack 0705 with 1a,1b").dice(6, 6, 4).then();
    Then advanced = emptied.answer("british", "1a to 0705").then().permitted();
    advanced.when("british", "attack 0706 with 1a").then().refused("loos:8.5.h");
    advanced.when("british", "attack 0706 with 1b").then().permitted();
  }

  @Test
  void theAttackLapsesWhenNoAttackerIsLeft() {
    Given weak = FRONT.where("1a").steps(1);
    Then lapsed =
        tied(weak, "1a")
            .when("british", "attack 0705 with 1a")
            .dice(6, 6, 6, 6, 6, 4)
            .then()
            .permitted();
    lapsed.at("1a", "box:eliminated").noEvent("CombatResolved").event("loos/AttackLapsed");
    lapsed.usesReading("loos:LI-26", 1).when("british", "end").then().permitted();
  }

  @Test
  void theReserveThatTheBombardmentExposesIsAttacked() {
    Given stack = FRONT.where("g1").steps(3).piece("g2", "battalion", "german", "0705");
    Then open = combat(stack.when("british", "lay 0705 with 1a").then());
    Then fought =
        open.when("british", "attack 0705 with 1a").dice(6, 6, 6, 4, 6).then().permitted();
    fought.at("g2", "box:eliminated").event("CombatResolved").fact("defender", "g1");
    fought.having("g1", "defended", Data.of(true));
  }

  /** A regiment that attacks is down to its last step, which a battalion shows (13.1). */
  @Test
  void whatTakesThePlaceOfAnAttackerFightsOn() {
    LossRule losses =
        new GermanLosses(LossRule.SERIES, new Deadpile("battalion"), MovementRules.SERIES);
    Given german =
        Given.given(FireField.title("", losses), germanBarrage(1, "").position())
            .piece("1a", "half", "british", "0605")
            .steps(2)
            .piece("r1", "regiment", "german", "0705")
            .steps(2)
            .piece("g9", "battalion", "german", "box:deadpile")
            .steps(0);
    Then laid = german.when("german", "lay 0605 with r1").then().permitted();
    Then both = laid.when("german", "end").then().when("british", "lay 0705").then().permitted();
    Then open = both.when("british", "end").then().permitted().noEvent("BombardmentResolved");
    Then fought =
        open.when("german", "attack 0605 with r1").dice(6, 6, 6, 6, 6, 4, 1).then().permitted();
    fought.event("BombardmentResolved").fact("target", "0705").by("british");
    fought.at("g9", "0705").event("CombatResolved").fact("attack", 2).fact("defence", 4);
    fought.when("german", "end").then().permitted();
  }

  @Test
  void aMarkerWhoseAttackLapsedFallsWhenTheCombatPhaseEnds() {
    Then open = combat(FRONT.when("british", "lay 0705 with 1a").then());
    Given gone = open.given().moved("1a", "0204");
    Then over = gone.when("british", "end").dice(6, 6, 4).then().permitted();
    over.phase("mobile-movement").steps("g1", 2).usesReading("loos:LI-26", 1);
    over.event("loos/MarkersRemoved");
  }
}
