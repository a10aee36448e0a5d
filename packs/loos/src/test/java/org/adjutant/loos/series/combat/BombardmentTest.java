package org.adjutant.loos.series.combat;

import static org.adjutant.loos.series.combat.CombatField.assuming;
import static org.adjutant.loos.series.combat.CombatField.bombardment;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.SetCup;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.junit.jupiter.api.Test;

/** 8.1: markers fall on r1 in 0905, far from anybody else. */
final class BombardmentTest {
  private static Given map(String layers) {
    return bombardment(layers)
        .piece("r1", "line", "red", "0905")
        .steps(2)
        .piece("r2", "militia", "red", "0208")
        .piece("b1", "line", "blue", "0205")
        .steps(2)
        .cup("received:blue", "4", "3", "5", "6")
        .cup("received:red", "6");
  }

  private static final Given OPEN = map("");

  private static Then result(Given given, String result) {
    return assuming(given, result).when("blue", "bombard 0905 with 1").then().permitted();
  }

  @Test
  @ProvesRule({"loos:8.1.a", "loos:8.1.b", "loos:8.1.1.a", "loos:8.1.2.a", "loos:2.3.2.b"})
  void markersAloneBombardAnywhereAndTheTargetCannotAnswer() {
    Then then = OPEN.when("blue", "bombard 0905 with 2").dice(6).then().permitted();
    then.cites("loos:8.1.a", "loos:8.1.2.a")
        .noChoice()
        .event("BombardmentDeclared")
        .fact("target", "0905")
        .fact("defender", "r1")
        .fact("markers", 2);
    assertThat(then.after().cup("received:blue")).containsExactly("5", "6");
    assertThat(then.after().cup("used:blue")).containsExactly("4", "3");
    assertThat(then.after().cup("received:red")).containsExactly("6");
  }

  @Test
  @ProvesRule({"loos:8.1.2.b", "loos:8.1.2.d"})
  void theirTotalLessTheDefenceFindsTheColumnOfOneDie() {
    Then then = OPEN.when("blue", "bombard 0905 with 2").die("bombardment", 1).then();
    then.input("loos:8.1.2.b", "attack", 7)
        .input("loos:8.1.2.b", "defence", 4)
        .cites("loos:8.1.2.d")
        .event("BombardmentResolved")
        .fact("differential", 3)
        .fact("column", "+2,+3")
        .fact("die", 1)
        .fact("result", "D2")
        .and()
        .choice("retreat")
        .ownedBy("red");
  }

  @Test
  @ProvesRule({"loos:8.1.2.c", "loos:8.1.4.a", "loos:8.2.2.d"})
  void theLineIsThatOfTheHexWithoutItsHexsides() {
    Given town =
        map(
            "'terrain': [{'type': 'town', 'hexes': ['0905']}], 'hexsides': [{'feature': 'river',"
                + " 'at': ['0904/0905', '0905/1005', '0905/1006', '0905/0906', '0806/0905',"
                + " '0805/0905']}]");
    result(town, ".").cites("loos:8.1.2.c").event("BombardmentResolved").fact("line", "town");
    Given river =
        map(
            "'terrain': [{'type': 'ridge', 'hexes': ['0505', '0605', '0705']}], 'hexsides':"
                + " [{'feature': 'river', 'at': ['0805/0905', '0806/0905']}]");
    result(river, ".").event("BombardmentResolved").fact("line", "clear");
  }

  @Test
  @ProvesRule("loos:8.2.3.b")
  void aFortificationHalvesEachMarkerAndDoublesTheDefence() {
    OPEN.feature("0905", "fortification", Data.of(true))
        .when("blue", "bombard 0905 with 2")
        .dice(6)
        .then()
        .event("BombardmentResolved")
        .fact("attack", 3)
        .fact("defence", 8);
  }

  @Test
  @ProvesRule("loos:8.1.d")
  void onlyAnEnemyHexIsBombarded() {
    OPEN.when("blue", "bombard 0805 with 1").then().refused("loos:8.1.d");
    OPEN.when("blue", "bombard 0205 with 1").then().refused("loos:8.1.d");
    OPEN.when("blue", "bombard 9999 with 1").then().refused("loos:8.1.d");
  }

  @Test
  @ProvesRule({"loos:8.1.e", "loos:8.0.c"})
  void aHexTakesTwoMarkersAndAUnitOneBombardment() {
    OPEN.when("blue", "bombard 0905 with 3").then().refused("loos:8.1.e");
    OPEN.when("blue", "bombard 0905 with 0").then().refused("loos:8.1.a");
    Then one = result(OPEN, ".");
    one.when("blue", "bombard 0905 with 1").then().refused("loos:8.0.c");
    Given another = one.given().moved("r1", "1008").moved("r2", "0905");
    another.when("blue", "bombard 0905 with 2").then().refused("loos:8.1.e");
    assuming(another, ".").when("blue", "bombard 0905 with 1").then().permitted();
    one.may("blue").offered("bombard 0208 with 2").notOffered("bombard 0905 with 1");
    another
        .when("red", "end")
        .then()
        .may("blue")
        .offered("bombard 0905 with 1")
        .notOffered("bombard 0905 with 2");
  }

  @Test
  @ProvesRule({"loos:4.1.b", "loos:7.1.a"})
  void itTakesTheActiveSideItsPhaseAndMarkers() {
    OPEN.when("red", "bombard 0205 with 1").then().refused("loos:4.1.b");
    OPEN.clock(1, "combat", "blue")
        .when("blue", "bombard 0905 with 1")
        .then()
        .refused("loos:4.1.b");
    OPEN.cup("received:blue", "4").when("blue", "bombard 0905 with 2").then().refused("loos:7.1.a");
  }

  @Test
  void aPieceIsOfferedAsATargetOnly() {
    Position position = OPEN.position();
    SideId blue = SideId.of("blue");
    Piece target = position.piece("r1").orElseThrow();
    assertThat(Offers.of(OPEN.title(), position, blue, target))
        .filteredOn(legal -> legal.kind().equals("bombard"))
        .singleElement()
        .satisfies(legal -> assertThat(legal.offer().examples()).hasSize(2));
    Piece own = position.piece("b1").orElseThrow();
    assertThat(Offers.of(OPEN.title(), position, blue, own))
        .noneMatch(legal -> legal.kind().equals("bombard"));
  }

  @Test
  @ProvesRule("loos:8.0.f")
  void noOtherBombardmentWhileOneIsInProgress() {
    OPEN.when("blue", "bombard 0905 with 1")
        .then()
        .awaitsRoll("bombardment")
        .when("blue", "bombard 0208 with 1")
        .then()
        .refusedAtLeastFor("loos:8.0.f");
  }

  @Test
  @ProvesRule("loos:8.1.3.a")
  void mostResultsAgainstTheAttackerHaveNoEffect() {
    for (String result : List.of("Ae", "A1", "A2", "A3", "Ex")) {
      Then then = result(OPEN.piece("b2", "line", "blue", "0805"), result);
      then.cites("loos:8.1.3.a").noChoice().steps("r1", 2).steps("b1", 2).at("b2", "0805");
    }
  }

  @Test
  @ProvesRule("loos:8.1.3.b")
  void friendlyFireFallsOnAnAdjacentUnitOfTheBombarder() {
    result(OPEN, "(A)").cites("loos:8.1.3.b").noChoice().steps("b1", 2).steps("r1", 2);
    Given near = OPEN.piece("b2", "line", "blue", "0805").steps(2);
    result(near, "(A)").cites("loos:8.1.3.b").noChoice().steps("b2", 1);
    Then two = result(near.piece("b3", "line", "blue", "0806"), "(A)");
    two.choice("loss").ownedBy("blue").offersOnly("b2", "b3");
    two.answer("blue", "b3").then().permitted().at("b3", "box:eliminated").steps("b2", 2);
  }

  @Test
  @ProvesRule({"loos:8.1.c", "loos:8.2.4.a"})
  void deEliminatesTheUnitAndNobodyAdvances() {
    result(OPEN.piece("b2", "line", "blue", "0805"), "De")
        .cites("loos:8.1.c", "loos:8.2.4.a")
        .noChoice()
        .at("r1", "box:eliminated")
        .at("b2", "0805");
  }

  @Test
  @ProvesRule({"loos:8.1.5.a", "loos:8.1.c"})
  void aBombardedUnitRetreatsFromTheClosestEnemyOrStands() {
    Given near = OPEN.piece("b2", "train", "blue", "1105").steps(1);
    Then asked = result(near, "D2").cites("loos:8.1.5.a", "loos:8.1.c");
    asked
        .choice("retreat")
        .ownedBy("red")
        .offers("go 0805-0704", "stand")
        .offersNot("go 1005-1104");
    asked.answer("red", "go 1005-1104").then().refused("loos:8.1.5.a");
    Then gone = asked.answer("red", "go 0805-0705").then().permitted();
    gone.at("r1", "0705").noChoice().noEvent("AdvanceMade");
    asked.answer("red", "stand").then().permitted().cites("loos:8.4.a").steps("r1", 1).noChoice();
  }

  @Test
  @ProvesRule("loos:8.1.5.a")
  void withoutEnemiesOnTheMapItRetreatsTowardsTheClosestFriend() {
    Given alone = OPEN.without("b1").without("r2").piece("r3", "line", "red", "0903");
    result(alone, "D2").choice("retreat").offersOnly("go 0904-1004", "go 1005-1004", "stand");
  }

  @Test
  void aSideThatKnowsItsMarkersSaysWhichItUses() {
    Audience blue = Audience.of(SideId.of("blue"));
    Given known = OPEN.with(new SetCup("received:blue", List.of("4", "3", "3"), blue));
    Then asked = known.when("blue", "bombard 0905 with 2").then().permitted();
    asked.choice("support").ownedBy("blue").offersOnly("place 3", "place 4");
    asked.answer("blue", "pass").then().refused("loos:8.2.1.b");
    Then next = asked.answer("blue", "place 4").dice(6).then().permitted().noChoice();
    next.event("BombardmentResolved").fact("attack", 7);
    assertThat(next.after().cup("received:blue")).containsExactly("3");
  }

  @Test
  @ProvesRule("loos:7.2.d")
  void aMarkerIsAppliedWhollyToOneHex() {
    Then first = OPEN.when("blue", "bombard 0905 with 1").dice(6).then().permitted();
    first.cites("loos:7.2.d").event("BombardmentResolved").fact("attack", 4);
    first
        .when("blue", "bombard 0208 with 1")
        .dice(6)
        .then()
        .permitted()
        .event("BombardmentResolved")
        .fact("attack", 3);
  }
}
