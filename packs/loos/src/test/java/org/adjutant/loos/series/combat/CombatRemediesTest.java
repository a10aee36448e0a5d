package org.adjutant.loos.series.combat;

import static org.adjutant.loos.Refusals.legal;
import static org.adjutant.loos.series.combat.CombatField.assuming;
import static org.adjutant.loos.series.combat.CombatField.bombardment;
import static org.adjutant.loos.series.combat.CombatField.combat;

import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.junit.jupiter.api.Test;

/** What would be legal, where sections 7 and 8 refuse something. */
final class CombatRemediesTest {
  private static final Given FIGHT =
      combat()
          .piece("b1", "line", "blue", "0605")
          .steps(2)
          .piece("b2", "line", "blue", "0606")
          .steps(2)
          .piece("b3", "line", "blue", "0202")
          .steps(2)
          .piece("r1", "line", "red", "0705")
          .steps(2)
          .piece("r2", "line", "red", "0706")
          .steps(2);

  private static Then attack(String what) {
    return FIGHT.when("blue", "attack " + what).then();
  }

  @Test
  void anAttackIsToldWhomItMayStrikeAndWhoMayJoin() {
    legal(attack("0707 with b1"), "the units named may attack 0705");
    legal(attack("9999 with b1"), "name a hex of the map; they run from 0101 to 1210");
    legal(attack("0705 with none"), "able to attack 0705: b2, b1");
    legal(attack("0705 with b3"), "able to attack 0705: b2, b1");
    legal(attack("0706 with b1"), "b1 may attack 0705; able to attack 0706: b2");
    legal(
        FIGHT.where("b1").being("attacked").when("blue", "attack 0705 with b1").then(),
        "it may attack again in its side's next player turn; able to attack 0705: b2");
    legal(
        FIGHT.where("r1").being("defended").when("blue", "attack 0705 with b2").then(),
        "attack another unit; the units named may attack 0706");
  }

  @Test
  void aSideOutOfTurnIsToldWhoActsAndWhen() {
    legal(
        FIGHT.when("red", "attack 0605 with r1").then(),
        "wait until red acts; now is turn 1, combat (blue)");
    legal(
        FIGHT.when("blue", "bombard 0705 with 1").then(),
        "submit it in the phase bombardment; now is turn 1, combat (blue)");
  }

  @Test
  void aBombardmentIsToldItsTargetsAndTheMarkersThereAre() {
    Given guns =
        bombardment("").piece("r1", "line", "red", "0705").steps(2).cup("received:blue", "2");
    legal(guns.when("blue", "bombard 0805 with 1").then(), "hexes that may be bombarded: 0705");
    legal(
        guns.when("blue", "bombard 0705 with 2").then(),
        "bombard with 1 at most; the next markers come at the start of turn 2");
    legal(guns.when("blue", "bombard 0705 with 0").then(), "say how many markers fall: 1 or 2");
  }

  @Test
  void aRetreatIsToldItsWays() {
    Then two = assuming(FIGHT.without("r2"), "D2").when("blue", "attack 0705 with b1,b2").then();
    legal(
        two.answer("red", "go 0805").then(),
        "ways it may go: 0805-0804, 0805-0904, 0805-0905, 0806-0905, 0806-0906, 0806-0807");
    legal(two.when("blue", "end").then(), "wait until red has answered choice c0 (retreat)");
    legal(
        two.when("red", "end").then(),
        "answer choice c0 first: retreat <how> [<path>] [with <unit>]; how: go or stand");
  }

  @Test
  void anAdvanceIsToldItsHexes() {
    Then asked =
        assuming(FIGHT.without("r2"), "D2")
            .when("blue", "attack 0705 with b1,b2")
            .then()
            .answer("red", "go 0806-0906")
            .then();
    legal(asked.answer("blue", "b1 to 0606").then(), "b1 may advance to 0705, 0806");
    legal(
        asked.answer("blue", "b3 to 0705").then(),
        "name each unit once: b1 to 0705, 0806; b2 to 0705, 0806");
    legal(
        asked.answer("blue", "b1,b2 to 0705-0705").then(),
        "name another hex for one of them: b1 to 0705, 0806; b2 to 0705, 0806");
  }

  @Test
  void aMarkerDrawnBlindlyHasNoNumber() {
    Then asked = FIGHT.cup("received:blue", "2", "3").when("blue", "attack 0705 with b1").then();
    legal(asked.answer("blue", "place 2").then(), "answer place without a number");
    legal(asked.answer("blue", "pass 2").then(), "answer pass alone, or place");
  }
}
