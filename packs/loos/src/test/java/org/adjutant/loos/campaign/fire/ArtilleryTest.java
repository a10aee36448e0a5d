package org.adjutant.loos.campaign.fire;

import static org.adjutant.loos.campaign.fire.FireField.barrage;
import static org.adjutant.loos.campaign.fire.FireField.combat;
import static org.adjutant.loos.campaign.fire.FireField.germanCombat;
import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Subject;
import org.junit.jupiter.api.Test;

/** 17.1.a to c: markers, and how many there are. */
final class ArtilleryTest {
  private static final Given FRONT =
      barrage(1, "")
          .piece("1a", "half", "british", "0605")
          .steps(2)
          .piece("1b", "half", "british", "0606")
          .steps(2)
          .piece("g1", "battalion", "german", "0705")
          .piece("g2", "battalion", "german", "0706");

  @Test
  @ProvesRule("loos:17.1.a")
  void markersNeverSupportAnAttack() {
    FRONT
        .clock(1, "combat", "british")
        .cup("received:british", "6")
        .cup("received:german", "6")
        .when("british", "attack 0705 with 1a")
        .dice(6)
        .then()
        .permitted()
        .noChoice()
        .event("CombatResolved")
        .fact("attack", 5)
        .fact("defence", 3);
    FRONT.when("british", "lay 0705").then().permitted().cites("loos:17.1.a");
  }

  @Test
  @ProvesRule("loos:17.1.b")
  void theTurnRecordGivesEachSideTheMarkersOfTheTurn() {
    Then next =
        FRONT
            .tally("artillery:british", 1)
            .tally("artillery:german", 0)
            .clock(1, "mobile-combat", "german")
            .when("german", "end")
            .then()
            .permitted();
    next.turn(2)
        .tally("artillery:british", 2)
        .tally("artillery:german", 2)
        .usesReading("loos:LI-71", 1)
        .event("loos/ArtilleryAllotted")
        .fact("british", 2)
        .fact("german", 2);
    next.cites("loos:17.1.b");
    barrage(0, "")
        .piece("1a", "half", "british", "0605")
        .piece("g1", "battalion", "german", "0705")
        .clock(0, "counter-barrage", "german")
        .when("german", "lay 0605")
        .then()
        .refused("loos:17.1.b");
  }

  @Test
  @ProvesRule("loos:17.1.c")
  void aMarkerIsUsedOnceInATurnInEitherCombatPhase() {
    Then one = FRONT.when("british", "lay 0705").then().permitted().cites("loos:17.1.c");
    one.tally("artillery:british", 1)
        .event("BombardmentDeclared")
        .by("british")
        .fact("target", "0705")
        .fact("left", 1);
    Given germanTurn =
        combat(one, 1, 1, 6)
            .when("british", "end")
            .then()
            .given()
            .attribute(Subject.GAME, "player", Data.of("german"))
            .clock(1, "counter-barrage", "british");
    Then other = germanTurn.when("british", "lay 0706").then().permitted();
    other.tally("artillery:british", 0).when("british", "lay 0705").then().refused("loos:17.1.c");
    assertThat(other.after().feature(new Hex("0706"), "barrage:british")).isPresent();
  }

  @Test
  void aLaidMarkerIsTakenUpAgainWhileThePhaseLasts() {
    Then laid = FRONT.when("british", "lay 0705 with 1a").then().permitted();
    laid.having("1a", "pledged", Data.of("0705"));
    laid.when("british", "take-up 0706").then().refused("loos:17.1.e");
    laid.when("german", "take-up 0705").then().refusedAtLeastFor("loos:17.1.h");
    Then taken = laid.when("british", "take-up 0705").then().permitted();
    taken.tally("artillery:british", 2).event("loos/MarkerTakenUp").fact("left", 2);
    assertThat(taken.after().piece("1a").orElseThrow().attribute("pledged")).isEmpty();
    taken.when("british", "lay 0705 with 1b").then().permitted();
  }

  @Test
  void tenCountersMayBeReadAsACapOnBothSidesTogether() {
    Given nine =
        barrage(0, "")
            .reading("loos:LI-71", 2)
            .piece("1a", "half", "british", "0605")
            .piece("g1", "battalion", "german", "0705")
            .tally("artillery:british", 0);
    nine.tally("artillery:british", 1).when("british", "lay 0705").then().permitted();
    nine.tally("artillery:german", 1)
        .clock(0, "counter-barrage", "german")
        .when("german", "lay 0605")
        .then()
        .refused("loos:17.1.b")
        .usesReading("loos:LI-71", 2);
  }

  @Test
  void allMarkersMustBeLaidByAnAttackerWhoKeepsNone() {
    FRONT.when("british", "end").then().permitted();
    Given all = FRONT.reading("loos:LI-21", 2);
    all.when("british", "end").then().refused("loos:17.1.e");
    Then one = all.when("british", "lay 0705").then().permitted();
    one.when("british", "end").then().refused("loos:17.1.e");
    one.when("british", "lay 0706").then().permitted().when("british", "end").then().permitted();
    all.without("g2").when("british", "lay 0705").then().when("british", "end").then().permitted();
    germanCombat(FRONT.clock(1, "barrage", "german").when("german", "lay 0605").then(), 1, 1, 6)
        .permitted();
  }
}
