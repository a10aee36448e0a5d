package org.adjutant.loos.campaign.fire;

import static org.adjutant.loos.campaign.fire.FireField.barrage;
import static org.adjutant.loos.campaign.fire.FireField.combat;
import static org.adjutant.loos.campaign.fire.FireField.germanBarrage;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

/** 17.1.d to h: where and when markers are laid, and what is announced with them. */
final class LayTest {
  static final Given FRONT =
      barrage(1, "")
          .piece("1a", "half", "british", "0605")
          .steps(2)
          .piece("1b", "half", "british", "0606")
          .steps(2)
          .piece("2a", "half", "british", "0204")
          .piece("g1", "battalion", "german", "0705")
          .piece("g2", "battalion", "german", "0706")
          .piece("g3", "battalion", "german", "1205");

  @Test
  @ProvesRule("loos:17.1.d")
  void onlyAnObservedEnemyIsBombarded() {
    FRONT.when("british", "lay 0705").then().permitted().cites("loos:17.1.d", "loos:17.2.a");
    FRONT.when("british", "lay 1205").then().refused("loos:17.1.d").cites("loos:17.2.c");
    FRONT.when("british", "lay 0805").then().refused("loos:17.1.d");
    FRONT.when("british", "lay 0605").then().refused("loos:17.1.d");
    FRONT.when("british", "lay 9999").then().refused("loos:17.1.d");
    FRONT.when("british", "lay 0705").then().may("british").notOffered("lay 1205");
  }

  @Test
  @ProvesRule("loos:17.1.d")
  void observationIsLookedForWhenTheMarkerIsLaidOrAlsoWhenItFalls() {
    Given far = FRONT.moved("1a", "0505").moved("g1", "0905").without("1b").without("g2");
    Then laid = far.when("british", "lay 0905").then().permitted();
    Then gone = laid.given().moved("1a", "0305").when("british", "end").then();
    gone.when("german", "end")
        .dice(6, 6, 4)
        .then()
        .usesReading("loos:LI-69", 1)
        .at("g1", "box:eliminated");
    gone.given()
        .reading("loos:LI-69", 2)
        .when("german", "end")
        .then()
        .cites("loos:17.1.d")
        .noEvent("BombardmentResolved")
        .at("g1", "0905");
  }

  @Test
  @ProvesRule("loos:17.1.e")
  void theAttackerLaysAtTheStartOfHisCombatPhase() {
    FRONT.clock(1, "combat", "british").when("british", "lay 0705").then().refused("loos:17.1.e");
    FRONT.clock(1, "movement", "british").when("british", "lay 0705").then().refused("loos:17.1.e");
    FRONT
        .clock(1, "counter-barrage", "german")
        .when("british", "lay 0705")
        .then()
        .refused("loos:17.1.e");
    FRONT
        .when("british", "lay 0705")
        .then()
        .permitted()
        .when("british", "lay 0706")
        .then()
        .permitted();
  }

  @Test
  @ProvesRule("loos:17.1.f")
  void theAttackerLaysOneMarkerOnAHex() {
    Then one = FRONT.when("british", "lay 0705").then().permitted();
    one.when("british", "lay 0705").then().refused("loos:17.1.f").usesReading("loos:LI-22", 1);
    one.when("british", "lay 0706").then().permitted();
  }

  @Test
  @ProvesRule("loos:17.1.g")
  void theAttackerSaysWhoIsToAttackTheHex() {
    Then laid = FRONT.when("british", "lay 0705 with 1a,1b").then().permitted();
    laid.cites("loos:17.1.g")
        .usesReading("loos:LI-24", 1)
        .having("1a", "pledged", Data.of("0705"))
        .having("1b", "pledged", Data.of("0705"));
    FRONT.when("british", "lay 0705 with 2a").then().refused("loos:8.2.a");
    FRONT.when("british", "lay 0705 with g2").then().refused("loos:17.1.g");
    FRONT.when("british", "lay 0705 with 1a,1a").then().refused("loos:17.1.g");
    FRONT.when("british", "lay 0705 with none").then().refused("loos:17.1.g");
    FRONT
        .where("1a")
        .being("advanced")
        .when("british", "lay 0705 with 1a")
        .then()
        .refused("loos:8.5.h");
    laid.when("british", "lay 0706 with 1b").then().refused("loos:17.1.g");
    laid.may("british").offered("lay 0706").notOffered("lay 0706 with 1b");
    FRONT.when("british", "lay 0705").then().may("british").offered("lay 0706", "lay 0706 with 1b");
  }

  @Test
  @ProvesRule("loos:17.1.g")
  void announcedUnitsMustAttackAndOthersMayNotJoin() {
    Then open = combat(FRONT.when("british", "lay 0705 with 1a").then());
    open.phase("combat").noEvent("BombardmentResolved");
    open.when("british", "attack 0705 with 1b").then().refused("loos:17.1.g");
    open.when("british", "attack 0705 with 1a,1b").then().refused("loos:17.1.g");
    open.given()
        .piece("1c", "half", "british", "0704")
        .when("british", "attack 0705 with 1c")
        .then()
        .refused("loos:17.1.g");
    open.when("british", "end").then().refused("loos:17.1.g");
    open.may("british").offered("attack 0705 with 1a", "attack 0706 with 1b");
    open.may("british").notOffered("attack 0705 with 1b", "end");
    Then fought = open.when("british", "attack 0705 with 1a").dice(1, 1, 6, 4).then().permitted();
    fought.when("british", "end").then().permitted();
  }

  @Test
  @ProvesRule("loos:17.1.g")
  void allWhoWereAnnouncedAttackTogether() {
    Then open = combat(FRONT.when("british", "lay 0705 with 1a,1b").then());
    open.when("british", "attack 0705 with 1a").then().refused("loos:17.1.g");
    open.when("british", "attack 0705 with 1a,1b").then().permitted();
  }

  @Test
  void nobodyAttacksABombardedHexForWhichNobodyWasAnnounced() {
    Then open = combat(FRONT.when("british", "lay 0705").then(), 1, 1, 6);
    open.when("british", "attack 0705 with 1a").then().refused("loos:17.1.g");
    open.when("british", "attack 0706 with 1b").then().permitted();
  }

  @Test
  void whatIsExposedAfterTheAnnouncedAttackIsATargetLikeAnyOther() {
    Given stack =
        FRONT
            .without("g1")
            .without("g2")
            .piece("r1", "regiment", "german", "0705")
            .steps(3)
            .piece("r2", "regiment", "german", "0705")
            .steps(3)
            .piece("1c", "half", "british", "0704");
    Then open = combat(stack.when("british", "lay 0705 with 1a").then());
    Given sure = FireField.assuming(open.given(), "De");
    Then fought = sure.when("british", "attack 0705 with 1a").dice(1, 1).then().permitted();
    fought.at("r2", "box:eliminated").steps("r1", 2);
    fought.when("british", "attack 0705 with 1b,1c").then().permitted();
    fought.when("british", "attack 0705 with 1a").then().refusedAtLeastFor("loos:8.2.d");
  }

  @Test
  void announcementsMayBeReadToCoverAllAttacksOrToBindNobody() {
    Given all = FRONT.reading("loos:LI-24", 2);
    FRONT.when("british", "announce 0706 with 1b").then().refused("loos:17.1.g");
    Then said = all.when("british", "announce 0706 with 1b").then().permitted();
    said.having("1b", "pledged", Data.of("0706")).event("loos/AttackAnnounced");
    Then open = combat(said);
    open.when("british", "attack 0705 with 1a").then().refused("loos:17.1.g");
    open.when("british", "end").then().refused("loos:17.1.g");
    open.when("british", "attack 0706 with 1b").then().permitted();
    Then free = combat(FRONT.reading("loos:LI-24", 3).when("british", "lay 0705 with 1a").then());
    free.when("british", "attack 0705 with 1b").then().permitted();
    free.when("british", "attack 0706 with 1a").then().refused("loos:8.2.a");
    free.when("british", "end").dice(1, 1, 6).then().permitted().event("BombardmentResolved");
  }

  @Test
  @ProvesRule("loos:17.1.h")
  void theDefenderLaysWhenTheAttackerHasDoneSo() {
    FRONT.when("german", "lay 0605").then().refused("loos:17.1.h");
    Given counter = FRONT.clock(1, "counter-barrage", "german");
    Then one = counter.when("german", "lay 0605").then().permitted();
    one.when("german", "lay 0605").then().refused("loos:17.1.h");
    one.when("german", "lay 0606").then().permitted();
    counter.when("german", "lay 0605 with g1").then().refused("loos:17.1.g");
    counter.when("german", "end").then().permitted();
  }

  @Test
  void theDefenderMayBeHeldToHexesOfUnitsThatAttack() {
    Then announced = FRONT.when("british", "lay 0705 with 1a").then().when("british", "end").then();
    announced.when("german", "lay 0606").then().permitted();
    Given only = announced.given().reading("loos:LI-23", 2);
    only.when("german", "lay 0606").then().refused("loos:17.1.h").usesReading("loos:LI-23", 2);
    only.when("german", "lay 0605").then().permitted();
  }

  @Test
  void germanGunsMayBeHeldToFrontLineHexes() {
    String line =
        "'terrain': [{'type': 'front-line', 'hexes': ['0605']}], 'regions': {'front-I': {'kind':"
            + " 'front line', 'hexes': ['0605']}, 'second-I': {'kind': 'second line', 'hexes':"
            + " ['0505']}}";
    Given german =
        germanBarrage(1, line)
            .piece("1a", "half", "british", "0605")
            .piece("1b", "half", "british", "0606")
            .piece("g1", "battalion", "german", "0705")
            .piece("g2", "battalion", "german", "0706");
    german.when("german", "lay 0605").then().permitted().cites("loos:14.2.g");
    german.when("german", "lay 0606").then().permitted();
    Given only = german.reading("loos:LI-27", 2);
    only.when("german", "lay 0605").then().permitted();
    only.when("german", "lay 0606").then().refused("loos:14.2.g").usesReading("loos:LI-27", 2);
  }
}
