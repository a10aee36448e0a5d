package org.adjutant.loos.series.combat;

import static org.adjutant.loos.series.combat.CombatField.assuming;
import static org.adjutant.loos.series.combat.CombatField.combat;
import static org.adjutant.loos.series.combat.CombatField.texts;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.combat.retreat.RetreatRule;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

/**
 * 8.3.1: the sea leaves r1 in 0705 a single way of two hexes, 0805 and 0904, and a friend stands at
 * its end.
 */
final class DisplacementTest {
  private static final String NARROW =
      "'terrain': [{'type': 'sea', 'hexes': ['0806', '0804', '0905', '0704', '0706']}]";

  private static final Given FULL =
      combat(NARROW)
          .piece("b1", "line", "blue", "0605")
          .steps(2)
          .piece("r1", "line", "red", "0705")
          .steps(2)
          .piece("r2", "line", "red", "0904")
          .steps(2);

  private static Then retreat(Given given) {
    return assuming(given, "D2").when("blue", "attack 0705 with b1").then().permitted();
  }

  @Test
  @ProvesRule("loos:8.3.1.a")
  void aRetreatingUnitMayPushAFriendOutOfItsLastHex() {
    Then asked = retreat(FULL);
    asked.choice("retreat").offersOnly("go 0805", "go 0805-0904", "stand");
    Then pushed = asked.answer("red", "go 0805-0904").then().permitted();
    pushed.cites("loos:8.3.1.a");
    pushed.choice("displace").ownedBy("red").about("unit", "r2").offersOnly("1004", "1005");
    pushed
        .answer("red", "1005")
        .then()
        .permitted()
        .at("r2", "1005")
        .at("r1", "0904")
        .steps("r1", 2)
        .event("loos/UnitDisplaced")
        .by("red")
        .fact("unit", "r2")
        .fact("from", "0904")
        .fact("path", texts("1005"));
  }

  @Test
  @ProvesRule("loos:8.3.1.c")
  void displacementIsVoluntary() {
    retreat(FULL)
        .answer("red", "go 0805")
        .then()
        .permitted()
        .at("r1", "0805")
        .steps("r1", 1)
        .at("r2", "0904");
  }

  @Test
  @ProvesRule("loos:8.3.1.c")
  void nobodyIsDisplacedWhileAVacantHexIsThere() {
    Given open = combat().piece("b1", "line", "blue", "0605").piece("r1", "line", "red", "0705");
    Then asked = retreat(open.piece("r2", "line", "red", "0904"));
    asked.choice("retreat").offersNot("go 0805-0904").offers("go 0805-0905");
    asked.answer("red", "go 0805-0904").then().refused("loos:8.3.1.c");
  }

  @Test
  @ProvesRule("loos:8.3.1.c")
  void aDisplacedUnitGoesByTheRulesOfRetreat() {
    Given zone = FULL.piece("b4", "line", "blue", "1105");
    Then asked = retreat(zone).answer("red", "go 0805-0904").then().permitted();
    asked.at("r2", "1004").at("r1", "0904");
    Then pushed = retreat(FULL).answer("red", "go 0805-0904").then();
    pushed.answer("red", "0903").then().refused("loos:8.3.1.c");
    pushed.answer("red", "0905").then().refused("loos:8.3.1.c");
  }

  @Test
  @ProvesRule("loos:8.3.1.c")
  void displacementsFormChains() {
    Given packed =
        FULL.piece("r3", "line", "red", "1004")
            .piece("r4", "line", "red", "1005")
            .piece("r5", "line", "red", "0903")
            .piece("r6", "line", "red", "0805");
    Then asked = retreat(packed).answer("red", "go 0805-0904").then().permitted();
    asked.choice("displace").about("unit", "r2").offersOnly("1004", "1005");
    Then next = asked.answer("red", "1004").then().permitted();
    next.choice("displace").about("unit", "r3").offersOnly("1103", "1104");
    next.answer("red", "1104")
        .then()
        .permitted()
        .at("r3", "1104")
        .at("r2", "1004")
        .at("r1", "0904")
        .at("r4", "1005");
  }

  @Test
  @ProvesRule("loos:8.3.1.c")
  void aFriendWithoutAWayOutCannotBeDisplaced() {
    Given stuck =
        FULL.piece("b4", "line", "blue", "1003")
            .piece("b5", "line", "blue", "1105")
            .piece("r6", "line", "red", "0805");
    Then asked = retreat(stuck);
    asked.choice("retreat").offersOnly("go none", "stand");
    asked.answer("red", "go 0805-0904").then().refused("loos:8.3.1.c");
    asked.answer("red", "go 0805").then().refused("loos:8.3.1.c");
  }

  @Test
  @ProvesRule("loos:8.3.1.c")
  void withOnlyFriendsInTheWayAUnitIsReducedNotEliminated() {
    Given walled =
        combat(
                "'terrain': [{'type': 'sea', 'hexes': ['0806', '0704', '0706', '0804', '0905',"
                    + " '0904']}]")
            .piece("b1", "line", "blue", "0605")
            .steps(2)
            .piece("r1", "line", "red", "0705")
            .steps(2)
            .piece("r2", "line", "red", "0805")
            .steps(2);
    retreat(walled)
        .answer("red", "go none")
        .then()
        .permitted()
        .cites("loos:8.3.1.c")
        .citesNot("loos:8.3.b")
        .at("r1", "0705")
        .steps("r1", 1)
        .noChoice();
  }

  @Test
  @ProvesRule("loos:8.3.1.c")
  void aDisplacedAttackerLosesItsAttack() {
    Given narrow =
        combat("'terrain': [{'type': 'sea', 'hexes': ['0604', '0504', '0606']}]")
            .piece("b1", "line", "blue", "0605")
            .steps(2)
            .piece("b2", "line", "blue", "0505")
            .piece("r1", "line", "red", "0705")
            .piece("r2", "train", "red", "0406");
    Then asked = assuming(narrow, "A1").when("blue", "attack 0705 with b1").then();
    asked.choice("retreat").offersOnly("go 0505", "stand");
    Then done =
        asked.answer("blue", "go 0505").then().permitted().at("b2", "0405").at("b1", "0505");
    done.noChoice().having("b2", "displaced", Data.of(true));
    done.when("blue", "attack 0406 with b2").then().refused("loos:8.3.1.c");
  }

  @Test
  void aTitleMayHaveUnitsStandBeforeTheirFriends() {
    RetreatRule stands =
        new RetreatRule() {
          @Override
          public boolean displaces(Situation situation) {
            return false;
          }

          @Override
          public boolean standsBeforeFriends(Situation situation) {
            return true;
          }
        };
    Given full =
        Given.given(
            CombatField.title(NARROW, CombatRules.SERIES.withRetreat(stands)), FULL.position());
    retreat(full).permitted().at("r1", "0705").steps("r1", 1).noChoice().cites("loos:8.4.d");
  }
}
