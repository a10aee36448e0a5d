package org.adjutant.nomansland.move;

import static org.adjutant.nomansland.move.MoveField.germans;
import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Piece;
import org.junit.jupiter.api.Test;

/** Who moves how far, and where there is room (0.4, 2.1.2). */
final class MoveTest {
  @Test
  void whoIsHiddenBesideAMoverComesToLightAtOnceOrWhenTheMovesAreOver() {
    Given marked =
        germans()
            .piece("h1", "uk-inf", "defender", "L7")
            .steps(2)
            .knownTo("defender")
            .piece("q1", "unknown", "defender", "L7");
    Then now = marked.when("attacker", "move ge-inf-1 to M7").then().permitted();
    now.gone("q1").usesReading("nomansland:NI-024", 1);
    Given late = marked.reading("nomansland:NI-024", 2);
    Then moved = late.when("attacker", "move ge-inf-1 to M7").then().permitted();
    moved.at("q1", "L7").noEvent("nomansland/UnitsUnveiled");
    Then over = moved.when("attacker", "end").then().permitted();
    over.gone("q1").cites("nomansland:1.2.i").usesReading("nomansland:NI-024", 2);
  }

  @Test
  @ProvesRule("nomansland:2.1.2.a")
  void anUnpinnedUnitMovesOneHexATurn() {
    Then moved = germans().when("attacker", "move ge-inf-1 to M7").then().permitted();
    moved.at("ge-inf-1", "M7").at("ge-inf-2", "N7").having("ge-inf-1", "acted", Data.of("move"));
    moved.when("attacker", "move ge-inf-1 to L7").then().refused("nomansland:2.1.b");
    germans().when("attacker", "move ge-inf-1 to L7").then().refused("nomansland:2.1.2.a");
    germans().when("attacker", "move ge-inf-1 to N7").then().refused("nomansland:2.1.2.a");
    germans()
        .where("ge-inf-1")
        .being("pinned")
        .when("attacker", "move ge-inf-1 to M7")
        .then()
        .refused("nomansland:2.1.2.a");
    germans()
        .clock(1, "artillery", "attacker")
        .when("attacker", "move ge-inf-1 to M7")
        .then()
        .refused("nomansland:2.1.b");
    germans()
        .where("ge-inf-1")
        .having("acted", "fire")
        .when("attacker", "move ge-inf-1 to M7")
        .then()
        .refused("nomansland:2.1.b");
  }

  @Test
  void severalUnitsLeaveTogetherAndKeepTheirOrder() {
    Given given = germans();
    Then moved =
        given.when("attacker", "move officer-1,ge-inf-2,ge-inf-1 to M7").then().permitted();
    assertThat(moved.after().at(Place.hex("M7")).stream().map(piece -> piece.id().id()))
        .containsExactly("ge-inf-1", "ge-inf-2", "officer-1");
    given
        .moved("ge-inf-2", "N8")
        .when("attacker", "move ge-inf-1,ge-inf-2 to M7")
        .then()
        .refused("nomansland:2.1.2.a");
    given.when("attacker", "move ge-inf-1,ge-inf-1 to M7").then().refused("nomansland:2.1.2.a");
    given
        .piece("uk-inf-1", "uk-inf", "defender", "N7")
        .when("attacker", "move ge-inf-1,uk-inf-1 to M7")
        .then()
        .refused("nomansland:2.1.2.a");
    given.when("attacker", "move ge-inf-1 to box:sky").then().refused("nomansland:2.1.2.a");
  }

  @Test
  void movesAreOfferedForEachMoverAndForAllOfAHex() {
    germans()
        .when("attacker", "move ge-inf-1 to L7")
        .then()
        .may("attacker")
        .offered(
            "move ge-inf-1 to M7", "move officer-1 to O7", "move ge-inf-1,ge-inf-2,officer-1 to M8")
        .notOffered("move ge-inf-1 to L7");
  }

  @Test
  @ProvesRule("nomansland:2.1.2.d")
  void anOfficerMovesOneHex() {
    Then moved = germans().when("attacker", "move officer-1 to M7").then().permitted();
    moved.cites("nomansland:2.1.2.d").at("officer-1", "M7");
    moved.when("attacker", "move officer-1 to L7").then().refused("nomansland:2.1.b");
    germans().when("attacker", "move officer-1 to L7").then().refused("nomansland:2.1.2.d");
  }

  @Test
  @ProvesRule("nomansland:2.1.2.b")
  void machineGunsDoNotMoveNorMortars() {
    Given guns =
        Battle.action("a-gun-still-too-far", "attacker")
            .piece("fr-mg-1", "fr-mg", "attacker", "N7")
            .piece("fr-crap-1", "fr-crap", "attacker", "N7");
    guns.when("attacker", "move fr-mg-1 to M7").then().refused("nomansland:2.1.2.b");
    guns.when("attacker", "move fr-crap-1 to M7").then().refused("nomansland:4.2.3.g");
    guns.when("attacker", "move fr-mg-1 to M7")
        .then()
        .may("attacker")
        .notOffered("move fr-mg-1 to M7", "move fr-crap-1 to M7");
  }

  @Test
  void structuresMarkersAndWrecksDoNotMove() {
    Given given =
        Battle.action("specialists", "defender").piece("pillbox-1", "pillbox", "defender", "I7");
    given.when("defender", "move pillbox-1 to I8").then().refused("nomansland:2.1.2.a");
    MoveField.tank()
        .where("tank-1")
        .being("wreck")
        .when("attacker", "move tank-1 to L7")
        .then()
        .refused("nomansland:2.1.2.a");
  }

  @Test
  @ProvesRule({"nomansland:0.4.a", "nomansland:0.4.c"})
  void theStackingLimitHoldsAfterEveryMove() {
    Given full =
        germans()
            .piece("ge-inf-3", "ge-inf", "attacker", "M7")
            .steps(2)
            .piece("ge-inf-4", "ge-inf", "attacker", "M7")
            .steps(2);
    full.when("attacker", "move ge-inf-1 to M7").then().refused("nomansland:0.4.a");
    full.when("attacker", "move officer-1 to M7").then().permitted();
    Given three = full.where("ge-inf-4").steps(1).where("ge-inf-1").steps(1);
    three.when("attacker", "move ge-inf-1 to M7").then().permitted();
    three.when("attacker", "move ge-inf-1,ge-inf-2 to M7").then().refused("nomansland:0.4.a");
    Given trench = germans().moved("ge-inf-1", "I5").moved("ge-inf-2", "J5");
    trench.when("attacker", "move ge-inf-1 to J5").then().refused("nomansland:0.4.c");
    trench
        .without("ge-inf-2")
        .piece("uk-inf-1", "uk-inf", "defender", "J5")
        .steps(2)
        .when("attacker", "move ge-inf-1 to J5")
        .then()
        .permitted();
  }

  @Test
  void theLimitMayWaitForTheEndOfThePhaseByTheSecondReading() {
    Given full =
        germans()
            .piece("ge-inf-3", "ge-inf", "attacker", "M7")
            .steps(2)
            .piece("ge-inf-4", "ge-inf", "attacker", "M7")
            .steps(2);
    Then strict = full.when("attacker", "move ge-inf-1 to M7").then().refused("nomansland:0.4.a");
    strict.source("interpretation", "nomansland:NI-012", "reading 1");
    Given late = full.reading("nomansland:NI-012", 2);
    Then crowded = late.when("attacker", "move ge-inf-1 to M7").then().permitted();
    Then made = crowded.when("attacker", "move ge-inf-3 to M6").then().permitted();
    made.when("attacker", "end").then().noChoice().phase("close-combat");
    Then asked = crowded.when("attacker", "end").then().phase("action");
    asked.cites("nomansland:0.4.a").usesReading("nomansland:NI-012", 2);
    asked.choice("give-up").ownedBy("attacker").offersOnly("ge-inf-3", "ge-inf-4", "ge-inf-1");
    Then over = asked.answer("attacker", "ge-inf-4").then().permitted();
    over.at("ge-inf-4", "box:lost-attacker").at("ge-inf-1", "M7").phase("close-combat");
    assertThat(over.ruling().events()).anyMatch(e -> e.name().equals(EventNames.PHASE_ENDED));
  }

  @Test
  void aBarricadeBarsTheHexToBothSides() {
    Given barred = germans().piece("barricade-1", "barricade", "defender", "M7");
    barred.when("attacker", "move ge-inf-1 to M7").then().refused("nomansland:4.2.5.i");
    barred
        .piece("uk-inf-1", "uk-inf", "defender", "L7")
        .steps(2)
        .clock(1, "action", "defender")
        .when("defender", "move uk-inf-1 to M7")
        .then()
        .refused("nomansland:4.2.5.i");
  }

  @Test
  void unitsEnterAndLeaveHexesWithEnemiesUnlessTheOtherReadingIsInForce() {
    Given mixed = germans().piece("uk-inf-1", "uk-inf", "defender", "N7").steps(2);
    mixed
        .when("attacker", "move ge-inf-1 to M7")
        .then()
        .permitted()
        .usesReading("nomansland:NI-118", 1);
    mixed
        .reading("nomansland:NI-118", 2)
        .when("attacker", "move ge-inf-1 to M7")
        .then()
        .refused("nomansland:2.1.2.a");
    germans()
        .piece("uk-inf-1", "uk-inf", "defender", "M7")
        .steps(2)
        .when("attacker", "move ge-inf-1 to M7")
        .then()
        .permitted()
        .at("ge-inf-1", "M7");
  }

  @Test
  @ProvesRule("nomansland:1.2.g")
  void whoMovesComesToLightAndTheOthersOfTheStackDoNot() {
    Given hidden =
        germans()
            .clock(1, "action", "defender")
            .piece("uk-inf-1", "uk-inf", "defender", "I7")
            .steps(2)
            .knownTo("defender")
            .piece("uk-inf-2", "uk-inf", "defender", "I7")
            .steps(2)
            .knownTo("defender")
            .piece("q1", "unknown", "defender", "I7");
    Then moved = hidden.when("defender", "move uk-inf-1 to I8").then().permitted();
    moved.cites("nomansland:1.2.g").at("q1", "I7").at("uk-inf-1", "I8");
    assertThat(known(moved, "uk-inf-1")).isTrue();
    assertThat(known(moved, "uk-inf-2")).isFalse();
    moved.when("defender", "move uk-inf-2 to I6").then().permitted().gone("q1");
  }

  private static boolean known(Then then, String piece) {
    Piece found = then.after().piece(piece).orElseThrow();
    return found.knownTo().everyone();
  }

  @Test
  @ProvesRule("nomansland:2.1.2.1.a")
  void whoArrivesBesideWireWithATestMarkerTestsItAtOnce() {
    germans()
        .moved("ge-inf-1", "M7")
        .attribute(org.adjutant.rules.position.Subject.of(Place.hex("K7")), "tests", Data.of(1))
        .when("attacker", "move ge-inf-1 to L7")
        .die("wire", 1)
        .then()
        .permitted()
        .cites("nomansland:2.1.2.1.a");
  }

  @Test
  void whatIsHiddenBesideTheHexThatIsEnteredComesToLight() {
    germans()
        .moved("ge-inf-1", "L7")
        .piece("uk-inf-1", "uk-inf", "defender", "J7")
        .steps(2)
        .knownTo("defender")
        .piece("q1", "unknown", "defender", "J7")
        .when("attacker", "move ge-inf-1 to K7")
        .then()
        .permitted()
        .cites("nomansland:1.2.i")
        .gone("q1");
  }
}
