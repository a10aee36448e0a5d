package org.adjutant.loos.campaign.trench;

import static org.adjutant.loos.campaign.trench.TrenchField.assuming;
import static org.adjutant.loos.campaign.trench.TrenchField.combat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.position.PieceId;
import org.junit.jupiter.api.Test;

/**
 * 14.3: b1 in 0605 lies before the trench hexes 0504, 0604 and 0704, which g1, g2 and g3 hold; b2
 * lies before 0504 alone.
 */
final class FurtherEnemyTest {
  private static final String NEXT_TO_G2 = "0603";

  private static Given battle() {
    return assuming(combat("british"), ".")
        .piece("b1", "half", "british", "0605")
        .steps(2)
        .piece("b2", "half", "british", "0505")
        .steps(2)
        .piece("g1", "battalion", "german", "0504")
        .piece("g2", "battalion", "german", "0604")
        .piece("g3", "battalion", "german", "0704");
  }

  private static Then defence(Then then, int defence) {
    then.permitted().event("CombatResolved").fact("defence", defence);
    return then;
  }

  @Test
  @ProvesRule("loos:14.3.j")
  void theDefenceOfFurtherEnemiesIsAdded() {
    Then then = battle().when("british", "attack 0604 with b1").then();
    defence(then, 9)
        .cites("loos:14.3.h", "loos:14.3.j")
        .input("loos:14.3.j", "added", 3)
        .usesReading("loos:LI-48", 1);
    defence(battle().when("british", "attack 0504 with b2").then(), 3).citesNot("loos:14.3.j");
  }

  @Test
  @ProvesRule("loos:14.3.j")
  void eachIsAddedOnceUnlessReadOtherwise() {
    Given four = battle().piece("b3", "half", "british", "0705").steps(2);
    Then once = four.when("british", "attack 0704 with b1,b3").then();
    defence(once, 9);
    Given often =
        battle()
            .without("g1")
            .piece("g4", "battalion", "german", "0404")
            .piece("b3", "half", "british", "0405")
            .steps(2);
    defence(often.when("british", "attack 0604 with b1").then(), 6);
    Given sides =
        assuming(combat("british"), ".")
            .reading("loos:LI-48", 2)
            .piece("b1", "half", "british", "0605")
            .steps(2)
            .piece("b2", "half", "british", "0705")
            .steps(2)
            .piece("g3", "battalion", "german", "0704")
            .piece("g2", "battalion", "german", "0604");
    defence(sides.when("british", "attack 0704 with b1,b2").then(), 6);
    Given threeSides = sides.piece("g4", "battalion", "german", "0504");
    defence(threeSides.when("british", "attack 0704 with b1,b2").then(), 9)
        .usesReading("loos:LI-48", 2);
  }

  @Test
  @ProvesRule("loos:14.3.h")
  void oneAttackedBeforeInThePhaseIsNotAdded() {
    Then first = battle().when("british", "attack 0504 with b2").then();
    Then second = first.permitted().when("british", "attack 0604 with b1").then();
    defence(second, 6).input("loos:14.3.h", "answer", "nothing");
    Given attacked = battle().where("g1").being("defended").where("g3").being("defended");
    defence(attacked.when("british", "attack 0604 with b1").then(), 3)
        .cites("loos:14.3.h")
        .citesNot("loos:14.3.j")
        .input("loos:14.3.h", "answer", "attacked");
  }

  @Test
  @ProvesRule("loos:14.3.h")
  void onePledgedToBeAttackedIsNotAddedAndMustBeAttacked() {
    Then pledged = battle().when("british", "attack 0604 with b1 pledging 0504").then();
    defence(pledged, 6).input("loos:14.3.h", "answer", "pledged");
    pledged.when("british", "end").then().refused("loos:14.3.h");
    Then kept = pledged.when("british", "attack 0504 with b2").then();
    defence(kept, 3);
    kept.when("british", "end").then().permitted();
  }

  @Test
  @ProvesRule("loos:14.3.h")
  void onlyAFurtherEnemyWithSomebodyLeftToAttackItCanBePledged() {
    Given given = battle();
    given.when("british", "attack 0604 with b1 pledging 0704").then().refused("loos:14.3.h");
    given.when("british", "attack 0504 with b2 pledging 0704").then().refused("loos:14.3.h");
    given.when("british", "attack 0604 with b1 pledging 0303").then().refused("loos:14.3.h");
    given.when("british", "attack 0604 with b1 pledging 0504-0504").then().refused("loos:14.3.h");
    given
        .when("german", "attack 0605 with g2 pledging 0504")
        .then()
        .refusedAtLeastFor("loos:14.3.h");
    Given two = given.piece("b3", "half", "british", "0705").steps(2);
    two.when("british", "attack 0604 with b1 pledging 0504-0704")
        .then()
        .permitted()
        .may("british")
        .offered("attack 0504 with b2", "attack 0704 with b3");
    two.when("british", "attack 0604 with b1").then().permitted();
  }

  @Test
  @ProvesRule("loos:14.3.h")
  void pledgesAreOfferedWithTheAttacks() {
    battle()
        .when("british", "attack 0604 with b2")
        .then()
        .refused("loos:8.2.a")
        .may("british")
        .offered("attack 0604 with b1", "attack 0604 with b1 pledging 0504")
        .notOffered("attack 0604 with b1 pledging 0704", "attack 0504 with b2 pledging 0604");
  }

  @Test
  @ProvesRule("loos:14.3.h")
  void unitsNeededToKeepAPledgeMayNotBeUsedUp() {
    Given given = battle().without("g3").piece("g4", "battalion", "german", "0405");
    Then pledged = given.when("british", "attack 0604 with b1 pledging 0504").then().permitted();
    pledged
        .may("british")
        .notOffered("attack 0405 with b2")
        .not("attack 0405 with b2", "loos:14.3.h");
    Given spare = given.piece("b3", "half", "british", "0503").steps(2);
    spare
        .when("british", "attack 0604 with b1 pledging 0504")
        .then()
        .permitted()
        .when("british", "attack 0405 with b2")
        .then()
        .permitted();
  }

  @Test
  @ProvesRule("loos:14.3.h")
  void aPledgeThatNobodyCanKeepLapses() {
    Then pledged = battle().when("british", "attack 0604 with b1 pledging 0504").then();
    pledged.given().without("b2").when("british", "end").then().permitted();
  }

  @Test
  @ProvesRule("loos:14.3.h")
  void oneThatUnitsAreAnnouncedAgainstIsNotAdded() {
    Given announced = battle().where("b2").having("pledged", "0504");
    defence(announced.when("british", "attack 0604 with b1").then(), 6)
        .input("loos:14.3.h", "answer", "announced");
    Given loose = announced.reading("loos:LI-24", 3);
    defence(loose.when("british", "attack 0604 with b1").then(), 9);
  }

  @Test
  @ProvesRule("loos:14.3.i")
  void bombardmentDoesNotAnswerForAFurtherEnemy() {
    Given struck = battle().where("g1").being("bombarded");
    defence(struck.when("british", "attack 0604 with b1").then(), 9)
        .cites("loos:14.3.i")
        .input("loos:14.3.i", "unit", "g1");
    Given marked = battle().feature("0704", "barrage:british", Data.of("resolved", Data.of(true)));
    defence(marked.when("british", "attack 0604 with b1").then(), 9)
        .input("loos:14.3.i", "unit", "g3");
    defence(battle().when("british", "attack 0604 with b1").then(), 9).citesNot("loos:14.3.i");
  }

  @Test
  @ProvesRule("loos:14.3.h")
  void onlyAttacksAndEnemiesAcrossTrenchHexsidesCount() {
    Given behind = battle().moved("b1", NEXT_TO_G2);
    defence(behind.when("british", "attack 0604 with b1").then(), 3).citesNot("loos:14.3.h");
    Given open = battle().without("g3").moved("g1", "0606");
    defence(open.when("british", "attack 0604 with b1").then(), 3).citesNot("loos:14.3.h");
  }

  @Test
  @ProvesRule("loos:14.3.j")
  void ofAStackOnlyTheFrontLineIsAdded() {
    Given stack = battle().with(new Move(PieceId.of("g3"), new Hex("0504")));
    defence(stack.when("british", "attack 0604 with b1").then(), 6)
        .input("loos:14.3.j", "unit", "g3");
  }

  @Test
  void aBreachOfTheTargetEndsTheAdditionUnlessReadOtherwise() {
    Given breached = battle().feature("0604", "breach", Data.of(true));
    defence(breached.when("british", "attack 0604 with b1").then(), 3);
    defence(breached.reading("loos:LI-49", 3).when("british", "attack 0604 with b1").then(), 9);
    Given beside = battle().feature("0504", "breach", Data.of(true));
    defence(beside.when("british", "attack 0604 with b1").then(), 9);
    defence(beside.reading("loos:LI-49", 2).when("british", "attack 0604 with b1").then(), 6);
  }

  @Test
  @ProvesRule("loos:14.3.j")
  void itAppliesInMobileCombatTooUnlessReadOtherwise() {
    Given mobile = battle().clock(1, "mobile-combat", "british").where("b1").being("mobile");
    defence(mobile.when("british", "attack 0604 with b1").then(), 9);
    defence(mobile.reading("loos:LI-48", 3).when("british", "attack 0604 with b1").then(), 3);
  }

  @Test
  void theMatchingFindsRoomByMovingUnits() {
    var a = PieceId.of("a");
    var b = PieceId.of("b");
    assertThat(Matching.most(List.of(List.of(a, b), List.of(a)))).isEqualTo(2);
    assertThat(Matching.most(List.of(List.of(a), List.of(a)))).isEqualTo(1);
    assertThat(Matching.most(List.of(List.of()))).isZero();
  }
}
