package org.adjutant.nomansland.fire;

import static org.adjutant.nomansland.fire.FireField.hidden;

import java.util.List;
import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Viewer;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

/** Red Firepower strikes a whole hex (2.1.3.2.g, 2.1.3.2.h, 4.2.7; NI-121). */
final class RedFireTest {
  private static final String FIRE = "fire ge-lmg-1 at ";

  /** A German light machine gun attacks a British front; two units of Size 2 and 0 are in I7. */
  private static Given hex() {
    return Battle.action("sturmtruppen", "attacker")
        .piece("ge-lmg-1", "ge-lmg", "attacker", "L7")
        .piece("uk-inf-1", "uk-inf", "defender", "I7")
        .steps(2)
        .piece("uk-mg-1", "uk-mg", "defender", "I7");
  }

  @Test
  @ProvesRule({"nomansland:2.1.3.2.g", "nomansland:2.1.3.2.h", "nomansland:4.2.7.a"})
  void everyUnitOfTheHexUndergoesItWithDiceOfItsOwn() {
    Then then = hex().when("attacker", FIRE + "uk-mg-1").dice(6, 1, 2, 4).then().permitted();
    then.cites("nomansland:2.1.3.2.g", "nomansland:4.2.7.a")
        .usesReading("nomansland:NI-121", 1)
        .input("nomansland:2.1.3.2.h", "kept", 6)
        .input("nomansland:2.1.3.2.h", "kept", 4)
        .at("uk-mg-1", "box:lost-defender")
        .having("uk-inf-1", "pinned", Data.of(true));
    then.when("attacker", FIRE + "uk-inf-1").then().refused("nomansland:2.1.b");
  }

  @Test
  void aLightMachineGunMovesLikeInfantryAndFiresAllRound() {
    Given given = hex();
    given.when("attacker", FIRE + "uk-mg-1").then().may("attacker").and().permitted();
    given
        .moved("uk-inf-1", "N7")
        .moved("uk-mg-1", "O7")
        .when("attacker", FIRE + "uk-inf-1")
        .dice(1, 1)
        .then()
        .permitted();
  }

  @Test
  void redFirePassesOverDugoutsAndNeedsALegalTarget() {
    Given dugout =
        hex()
            .piece("dugout-1", "dugout", "defender", "I7")
            .where("uk-mg-1")
            .having("inside", "dugout-1");
    dugout.when("attacker", FIRE + "uk-inf-1").dice(1, 1).then().permitted();
    dugout.when("attacker", FIRE + "uk-mg-1").then().refused("nomansland:2.1.3.1.p");
  }

  @Test
  void initiativeGoesToTheNamedTargetFirst() {
    Then then =
        hex()
            .tally("elan:initiative", 1)
            .when("attacker", FIRE + "uk-mg-1 initiative 1")
            .dice(4, 1, 1, 1)
            .then()
            .permitted();
    then.input("nomansland:2.1.3.2.b", "total", 5)
        .input("nomansland:2.1.3.2.b", "total", 3)
        .having("uk-mg-1", "pinned", Data.of(true));
  }

  @Test
  void aSixPinsItsOwnTargetAtLeastAndByTheOtherReadingAllThatTheAttackStrikes() {
    Given weak = hex().where("ge-lmg-1").being("pinned").being("gassed");
    Then own = weak.when("attacker", FIRE + "uk-inf-1").dice(6, 1, 1, 1).then().permitted();
    own.having("uk-inf-1", "pinned", Data.of(true)).usesReading("nomansland:NI-044", 1);
    own.steps("uk-inf-1", 2).event("nomansland/UnitPinned").times(1);
    Given any = weak.reading("nomansland:NI-044", 2);
    Then both = any.when("attacker", FIRE + "uk-inf-1").dice(6, 1, 1, 1).then().permitted();
    both.having("uk-mg-1", "pinned", Data.of(true)).usesReading("nomansland:NI-044", 2);
    both.event("nomansland/UnitPinned").times(2);
    any.when("attacker", FIRE + "uk-inf-1")
        .dice(4, 1, 1, 1)
        .then()
        .noEvent("nomansland/UnitPinned");
  }

  @Test
  void byTheThirdReadingInitiativeIsAddedToTheDiceForEachTarget() {
    Given each = hex().tally("elan:initiative", 1).reading("nomansland:NI-069", 3);
    Then then = each.when("attacker", FIRE + "uk-mg-1 initiative 1").dice(4, 1, 1, 1).then();
    then.input("nomansland:2.1.3.2.b", "total", 5).input("nomansland:2.1.3.2.b", "total", 4);
    then.tally("elan:initiative", 2).usesReading("nomansland:NI-069", 3);
  }

  @Test
  void whatIsHiddenInTheHexIsRolledUnseenAndShownOnlyIfHit() {
    Given hidden = hidden(hex(), "uk-sec-1", "I7");
    Then missed =
        hidden
            .when("attacker", FIRE + "uk-mg-1")
            .dice(1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 6, 6, 6, 6)
            .then()
            .permitted();
    missed.at("qI7", "I7").noEvent("nomansland/UnitPinned").noEvent("StepLost");
    Assertions.assertThat(missed.ruling().trail())
        .filteredOn(finding -> finding.audience().includes(Viewer.of(Sides.ATTACKER)))
        .noneMatch(finding -> finding.inputs().toString().contains("uk-sec-1"));
    Then struck =
        hidden
            .when("attacker", FIRE + "uk-mg-1")
            .dice(1, 1, 1, 1, 1, 4, 1, 1, 1, 1, 1, 1, 1, 1)
            .then()
            .permitted();
    struck.gone("qI7").having("uk-sec-1", "pinned", Data.of(true));
  }

  @Test
  void diceForWhatIsHiddenAreTheDefendersAloneUnlessTheOtherReadingShowsThem() {
    int[] dice = {1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 6, 6, 6, 6};
    Given hidden = hidden(hex(), "uk-sec-1", "I7");
    Then dark = hidden.when("attacker", FIRE + "uk-mg-1").dice(dice).then();
    dark.usesReading("nomansland:NI-023", 1);
    Assertions.assertThat(seenDice(dark)).containsExactly(2, 2);
    Then shown =
        hidden
            .reading("nomansland:NI-023", 2)
            .when("attacker", FIRE + "uk-mg-1")
            .dice(dice)
            .then()
            .usesReading("nomansland:NI-023", 2);
    Assertions.assertThat(seenDice(shown)).containsExactly(2, 2, 10);
    shown.at("qI7", "I7");
  }

  /** How many dice the Attacker sees fall, roll by roll. */
  private static List<Integer> seenDice(Then then) {
    return then.ruling().events().stream()
        .filter(event -> event.name().equals(EventNames.DICE_ROLLED))
        .filter(event -> event.audience().includes(Viewer.of(Sides.ATTACKER)))
        .map(event -> event.facts().get("dice").items().size())
        .toList();
  }

  @Test
  void byTheOtherReadingWhatIsHiddenIsLeftOut() {
    hidden(hex(), "uk-sec-1", "I7")
        .reading("nomansland:NI-121", 2)
        .when("attacker", FIRE + "uk-mg-1")
        .dice(1, 1, 1, 1)
        .then()
        .permitted();
  }

  @Test
  void oneOfficerDieIsRolledForTheWholeAttack() {
    Given led = hex().piece("officer-1", "officer", "defender", "I7");
    led.when("attacker", FIRE + "uk-mg-1")
        .die("fire", 5, 1, 4, 1)
        .die("officer", 6)
        .then()
        .permitted()
        .at("officer-1", "box:lost-defender");
    led.when("attacker", FIRE + "uk-mg-1")
        .die("fire", 1, 1, 1, 1)
        .then()
        .permitted()
        .at("officer-1", "I7");
  }
}
