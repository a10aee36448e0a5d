package org.adjutant.loos.series.combat;

import static org.adjutant.loos.series.combat.CombatField.assuming;
import static org.adjutant.loos.series.combat.CombatField.combat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

/** 8.0 and 8.2: who may attack whom, and when. */
final class AttackTest {
  private static final Given FACE_TO_FACE =
      combat()
          .piece("b1", "line", "blue", "0605")
          .steps(2)
          .piece("b2", "line", "blue", "0606")
          .steps(2)
          .piece("b3", "line", "blue", "0403")
          .steps(2)
          .piece("r1", "line", "red", "0705")
          .steps(2)
          .piece("r2", "line", "red", "0607")
          .steps(2);

  /** A combat of no effect, all the way. */
  private static Then quiet(Given given, String attack) {
    return assuming(given, ".").when("blue", attack).then().permitted().noChoice();
  }

  @Test
  @ProvesRule({"loos:8.2.1.a", "loos:8.0.a"})
  void theAttackerNamesUnitsAndTarget() {
    FACE_TO_FACE
        .when("blue", "attack 0705 with b1,b2")
        .then()
        .permitted()
        .cites("loos:8.2.1.a")
        .event("AttackDeclared")
        .by("blue")
        .fact("target", "0705")
        .fact("defender", "r1")
        .fact("attackers", Data.of("b1", 4).with("b2", 4));
  }

  @Test
  @ProvesRule("loos:8.2.1.a")
  void aDeclaredAttackCannotBeWithdrawn() {
    FACE_TO_FACE
        .when("blue", "attack 0705 with b1")
        .then()
        .awaitsRoll("combat")
        .when("blue", "end")
        .then()
        .refused("kernel:in-progress");
  }

  @Test
  @ProvesRule("loos:8.2.1.a")
  void unitsMustBeOnesOwnAndNamedOnce() {
    FACE_TO_FACE.when("blue", "attack 0705 with none").then().refused("loos:8.2.1.a");
    FACE_TO_FACE.when("blue", "attack 0705 with r2").then().refused("loos:8.2.1.a");
    FACE_TO_FACE.when("blue", "attack 0705 with b1,b1").then().refused("loos:8.2.1.a");
  }

  @Test
  @ProvesRule({"loos:4.1.f", "loos:8.0.a"})
  void onlyTheActiveSideAttacksAndOnlyInACombatPhase() {
    FACE_TO_FACE.when("red", "attack 0605 with r1").then().refused("loos:4.1.f");
    FACE_TO_FACE
        .clock(1, "movement", "blue")
        .when("blue", "attack 0705 with b1")
        .then()
        .refused("loos:4.1.f");
  }

  @Test
  @ProvesRule("loos:8.0.b")
  void attackingIsOptionalAndTheDefenderIsNotAsked() {
    FACE_TO_FACE.when("blue", "end").then().permitted().phase("mobile-combat");
    quiet(FACE_TO_FACE, "attack 0705 with b1").event("CombatResolved").fact("defender", "r1");
  }

  @Test
  @ProvesRule("loos:8.0.c")
  void aUnitIsAttackedOnceInEachKindOfPhase() {
    Then fought = quiet(FACE_TO_FACE, "attack 0705 with b1");
    fought.when("blue", "attack 0705 with b2").then().refused("loos:8.0.c").unchanged();
    fought.may("blue").notOffered("attack 0705 with b2").offered("attack 0607 with b2");
    Given mobile =
        fought.given().clock(1, "mobile-combat", "blue").piece("b9", "horse", "blue", "0704");
    quiet(mobile, "attack 0705 with b9")
        .when("blue", "attack 0705 with b9")
        .then()
        .refusedAtLeastFor("loos:8.0.c");
  }

  @Test
  @ProvesRule("loos:8.0.d")
  void anAttackHasOneTargetWithAnEnemyInIt() {
    FACE_TO_FACE.when("blue", "attack 0704 with b1").then().refusedAtLeastFor("loos:8.0.d");
    FACE_TO_FACE.when("blue", "attack 0606 with b1").then().refused("loos:8.0.d");
    FACE_TO_FACE.when("blue", "attack 9999 with b1").then().refused("loos:8.0.d");
    FACE_TO_FACE.when("blue", "attack box:eliminated with b1").then().refused("loos:8.0.d");
  }

  @Test
  @ProvesRule({"loos:8.0.e", "loos:8.0.g", "loos:8.2.e"})
  void attacksAreDeclaredOneByOneInAnyOrder() {
    Then first = quiet(FACE_TO_FACE, "attack 0607 with b2").cites("loos:8.0.e", "loos:8.0.g");
    quiet(first.given(), "attack 0705 with b1").cites("loos:8.2.e");
    Then other = quiet(FACE_TO_FACE, "attack 0705 with b1");
    quiet(other.given(), "attack 0607 with b2").cites("loos:8.2.e");
  }

  @Test
  @ProvesRule("loos:8.0.f")
  void eachAttackIsCarriedToItsEndFirst() {
    FACE_TO_FACE
        .when("blue", "attack 0705 with b1")
        .then()
        .awaitsRoll("combat")
        .when("blue", "attack 0607 with b2")
        .then()
        .refusedAtLeastFor("loos:8.0.f");
  }

  @Test
  @ProvesRule("loos:8.2.a")
  void everyAttackerMustBeAdjacent() {
    FACE_TO_FACE.when("blue", "attack 0705 with b1,b3").then().refused("loos:8.2.a");
  }

  @Test
  @ProvesRule({"loos:8.2.b", "loos:8.2.c"})
  void anyOfTheAdjacentUnitsJoin() {
    quiet(FACE_TO_FACE, "attack 0705 with b2").cites("loos:8.2.b").citesNot("loos:8.2.c");
    quiet(FACE_TO_FACE, "attack 0705 with b1,b2").cites("loos:8.2.c").citesNot("loos:8.2.b");
  }

  @Test
  @ProvesRule({"loos:8.2.d", "loos:8.2.h"})
  void aUnitAttacksOnceATurn() {
    Then fought = quiet(FACE_TO_FACE, "attack 0705 with b2");
    fought.when("blue", "attack 0607 with b2").then().refused("loos:8.2.d");
    fought.may("blue").notOffered("attack 0607 with b2");
  }

  @Test
  @ProvesRule("loos:8.2.f")
  void noAttackAcrossAProhibitedHexsideOrIntoAProhibitedHex() {
    Given cliff =
        CombatField.combat("'hexsides': [{'feature': 'cliff', 'at': ['0605/0705']}]")
            .piece("b1", "line", "blue", "0605")
            .piece("b2", "line", "blue", "0606")
            .piece("r1", "line", "red", "0705");
    cliff.when("blue", "attack 0705 with b1,b2").then().refused("loos:8.2.f");
    quiet(cliff, "attack 0705 with b2");
    Given bog =
        CombatField.combat("'terrain': [{'type': 'bog', 'hexes': ['0705']}]")
            .piece("b1", "line", "blue", "0605")
            .piece("b2", "horse", "blue", "0606")
            .piece("r1", "horse", "red", "0705");
    bog.when("blue", "attack 0705 with b1").then().refused("loos:8.2.f");
    quiet(bog, "attack 0705 with b2");
  }

  @Test
  @ProvesRule("loos:8.2.g")
  void theTerrainOfTheAttackersHexDoesNotMatter() {
    String layers = "'terrain': [{'type': 'sea', 'hexes': ['0605']}]";
    Given water =
        CombatField.combat(layers)
            .piece("b1", "marines", "blue", "0605")
            .piece("r1", "line", "red", "0705");
    quiet(water, "attack 0705 with b1");
  }

  @Test
  @ProvesRule({"loos:4.1.g", "loos:4.1.i"})
  void theMobileCombatPhaseIsForMobileUnitsThatHaveNotFought() {
    Given both =
        combat()
            .piece("b1", "horse", "blue", "0605")
            .piece("b2", "line", "blue", "0606")
            .piece("b3", "horse", "blue", "0704")
            .piece("r1", "line", "red", "0705");
    Then fought = quiet(both, "attack 0705 with b1");
    Given mobile = fought.given().clock(1, "mobile-combat", "blue");
    mobile.when("blue", "attack 0705 with b1").then().refused("loos:4.1.g", "loos:8.2.d");
    mobile.when("blue", "attack 0705 with b2").then().refused("loos:4.1.i");
    quiet(mobile, "attack 0705 with b3");
  }

  @Test
  @ProvesRule({"loos:8.5.h", "loos:8.3.1.c"})
  void unitsThatAdvancedOrWereDisplacedDoNotAttack() {
    Given given = FACE_TO_FACE.where("b1").being("advanced").where("b2").being("displaced");
    given.when("blue", "attack 0705 with b1,b2").then().refused("loos:8.5.h", "loos:8.3.1.c");
    given.when("blue", "end").then().permitted();
    given
        .when("blue", "attack 0607 with b2")
        .then()
        .may("blue")
        .notOffered("attack 0705 with b1", "attack 0607 with b2");
  }

  @Test
  void everySetOfUpToFourUnitsIsOffered() {
    quiet(FACE_TO_FACE.without("r2"), "attack 0705 with b1")
        .may("blue")
        .notOffered("attack 0705 with b2");
    assuming(FACE_TO_FACE, ".")
        .when("blue", "attack 0607 with b2")
        .then()
        .may("blue")
        .offered("attack 0705 with b1")
        .notOffered("attack 0705 with b1,b2", "attack 0705 with b2");
  }
}
