package org.adjutant.loos.campaign.fire;

import static org.adjutant.loos.campaign.fire.FireField.combat;
import static org.adjutant.loos.campaign.fire.LayTest.FRONT;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.junit.jupiter.api.Test;

/** 17.1.f by its readings: how many markers a hex may have, and when. */
final class MarkersPerHexTest {
  @Test
  void twoMarkersOnAHexThatNobodyAttacksOrNoneWithoutAnAttack() {
    Given two = FRONT.reading("loos:LI-22", 2);
    Then one = two.when("british", "lay 0705").then().permitted();
    one.when("british", "lay 0705 with 1a").then().refused("loos:17.1.f");
    Then both = one.when("british", "lay 0705").then().permitted();
    both.tally("artillery:british", 0);
    combat(both, 1, 2, 3, 4, 1).event("BombardmentResolved").times(1).fact("attack", 10);
    Then attacked = two.when("british", "lay 0705 with 1a").then().permitted();
    attacked.when("british", "lay 0705").then().refused("loos:17.1.f");
    Given tied = FRONT.reading("loos:LI-22", 3);
    tied.when("british", "lay 0705").then().refused("loos:17.1.f");
    tied.when("british", "lay 0705 with 1a").then().permitted();
  }

  @Test
  void nobodyAttacksWhereTwoMarkersWereLaid() {
    Then both =
        FRONT
            .reading("loos:LI-22", 2)
            .when("british", "lay 0705")
            .then()
            .when("british", "lay 0705")
            .then();
    both.given()
        .reading("loos:LI-24", 2)
        .when("british", "announce 0705 with 1a")
        .then()
        .refused("loos:17.1.f");
    Given open = combat(both, 1, 2, 3, 4, 6).given();
    open.reading("loos:LI-24", 3)
        .when("british", "attack 0705 with 1a")
        .then()
        .refused("loos:17.1.f");
    open.reading("loos:LI-24", 3).when("british", "attack 0706 with 1b").then().permitted();
  }

  @Test
  void aBombardmentPhaseOfItsOwnIsAnotherReading() {
    Given early = FRONT.clock(1, "bombardment", "british");
    early
        .when("british", "bombard 0705")
        .then()
        .refused("loos:17.1.e")
        .usesReading("loos:LI-20", 1);
    Given own = early.reading("loos:LI-20", 2);
    Then fell = own.when("british", "bombard 0705").dice(6, 6, 6).then().permitted();
    fell.tally("artillery:british", 1).event("BombardmentResolved").fact("result", "Ex");
    fell.may("british").offered("bombard 0706");
    fell.given()
        .clock(1, "combat", "british")
        .when("british", "attack 0705 with 1a")
        .then()
        .permitted();
  }

  @Test
  @ProvesRule("loos:17.1.f")
  void aHexHasOneMarkerInABombardmentPhaseToo() {
    Then fell =
        FRONT
            .clock(1, "bombardment", "british")
            .reading("loos:LI-20", 2)
            .when("british", "bombard 0705")
            .dice(6, 6, 6)
            .then()
            .permitted();
    fell.when("british", "bombard 0705").then().refused("loos:17.1.f");
    fell.may("british").offered("bombard 0706").notOffered("bombard 0705");
  }
}
