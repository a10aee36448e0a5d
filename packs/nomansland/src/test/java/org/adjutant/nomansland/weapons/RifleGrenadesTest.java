package org.adjutant.nomansland.weapons;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.nomansland.Battle;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

/** Rifle grenades, Granatenwerfer, and the units that choose their weapon (4.2.6 to 4.2.10). */
final class RifleGrenadesTest {
  /** A thrower in L7 and a section in J7, two hexes north, with a friend of the thrower between. */
  private static Given facing(String scenario, String kind) {
    return Battle.action(scenario, "attacker")
        .piece("r", kind, "attacker", "L7")
        .piece("f", "uk-lmg", "attacker", "K7")
        .piece("d", "ge-sec", "defender", "J7")
        .steps(2);
  }

  @Test
  @ProvesRule({"nomansland:4.2.6.a", "nomansland:4.2.6.b"})
  void aRifleGrenadeSectionThrowsTwoDiceOverFriendsHeads() {
    facing("silent-death", "uk-rgren")
        .when("attacker", "throw r at d")
        .then()
        .cites("nomansland:4.2.6.a", "nomansland:4.2.6.b")
        .input("nomansland:4.2.6.b", "distance", 2)
        .answer("defender", "stand")
        .dice(1, 6)
        .then()
        .steps("d", 1);
  }

  @Test
  @ProvesRule("nomansland:4.2.6.b")
  void rifleGrenadesReachFourHexes() {
    Given given =
        facing("silent-death", "uk-rgren")
            .piece("four", "ge-sec", "defender", "H7")
            .piece("five", "ge-sec", "defender", "G7");
    given.when("attacker", "throw r at four").then().permitted();
    given.when("attacker", "throw r at five").then().refused("nomansland:4.2.6.b");
  }

  @Test
  @ProvesRule("nomansland:4.2.6.a")
  void onceItHasThrownItDoesNotFire() {
    facing("silent-death", "uk-rgren")
        .without("f")
        .when("attacker", "throw r at d")
        .then()
        .answer("defender", "stand")
        .dice(1, 1)
        .then()
        .when("attacker", "fire r at d")
        .then()
        .refusedAtLeastFor("nomansland:2.1.b");
  }

  @Test
  @ProvesRule("nomansland:4.2.6.c")
  void rifleGrenadesDoNothingToDugoutsAndPillboxesButNestsTheyHit() {
    for (String structure : new String[] {"dugout", "pillbox", "mg-nest"}) {
      Given given =
          Battle.action("silent-death", "attacker")
              .piece("r", "uk-rgren", "attacker", "K5")
              .piece("s", structure, "defender", "I5")
              .piece("d", "ge-sec", "defender", "I5")
              .steps(2)
              .having("inside", "s");
      if (structure.equals("mg-nest")) {
        given
            .when("attacker", "throw r at d")
            .then()
            .answer("defender", "stand")
            .dice(4, 4)
            .then()
            .cites("nomansland:4.2.5.f")
            .having("d", "pinned", Data.of(true));
      } else {
        given.when("attacker", "throw r at d").then().refused("nomansland:4.2.6.c");
      }
    }
  }

  @Test
  @ProvesRule({"nomansland:4.2.6.d", "nomansland:4.2.6.e", "nomansland:4.2.6.f"})
  void theTargetHasTheSameThreeOptions() {
    var asked = facing("silent-death", "uk-rgren").when("attacker", "throw r at d").then();
    asked.choice("grenade").offers("stand", "duck", "retreat I7").offersNot("retreat J8");
    asked.answer("defender", "stand").dice(4, 1).then().cites("nomansland:4.2.6.d");
    asked.answer("defender", "retreat I7").then().cites("nomansland:4.2.6.e").at("d", "I7");
    asked
        .answer("defender", "duck")
        .dice(6, 1)
        .then()
        .cites("nomansland:4.2.6.f")
        .input("nomansland:4.2.6.d", "total", 5)
        .steps("d", 2);
    facing("silent-death", "uk-rgren")
        .where("d")
        .being("pinned")
        .when("attacker", "throw r at d")
        .dice(1, 1)
        .then()
        .noChoice()
        .cites("nomansland:4.2.6.d");
  }

  @Test
  void byAnotherReadingRifleGrenadesFallAmongFriends() {
    Given mixed = facing("silent-death", "uk-rgren").piece("g", "uk-lmg", "attacker", "J7");
    mixed.when("attacker", "throw r at d").then().refused("nomansland:2.1.3.1.d");
    mixed.reading("nomansland:NI-107", 2).when("attacker", "throw r at d").then().permitted();
  }

  @Test
  @ProvesRule({"nomansland:4.2.6bis.a", "nomansland:4.2.12.f"})
  void aGranatenwerferReachesSixHexesAndDoesNotFire() {
    Given given =
        Battle.action("raining-shells", "defender")
            .piece("g", "ge-gran", "defender", "I7")
            .piece("six", "fr-inf", "attacker", "O7")
            .steps(2)
            .piece("seven", "fr-inf", "attacker", "P7")
            .steps(2);
    given
        .when("defender", "throw g at six")
        .then()
        .permitted()
        .cites("nomansland:4.2.6bis.a")
        .answer("attacker", "stand")
        .dice(6, 1)
        .then()
        .steps("six", 1);
    given.when("defender", "throw g at seven").then().refused("nomansland:4.2.6bis.a");
    given.when("defender", "fire g at six").then().refused("nomansland:2.1.3.2.a");
    given
        .piece("p", "pillbox", "defender", "I7")
        .where("g")
        .having("inside", "p")
        .when("defender", "throw g at six")
        .then()
        .refusedAtLeastFor("nomansland:4.2.12.f");
  }

  @Test
  @ProvesRule("nomansland:4.2.6bis.b")
  void aGranatenwerferMoves() {
    Battle.action("raining-shells", "defender")
        .piece("g", "ge-gran", "defender", "I7")
        .when("defender", "move g to H7")
        .then()
        .permitted()
        .cites("nomansland:4.2.6bis.b")
        .at("g", "H7");
  }

  @Test
  @ProvesRule({"nomansland:4.2.8.a", "nomansland:4.2.8.b", "nomansland:4.2.8.d"})
  void aFullHalfPlatoonOf1916AttacksTwiceInTwoKindsAndNotAThirdTime() {
    Given given =
        Battle.action("specialists", "attacker")
            .piece("h", "fr-hp16", "attacker", "K7")
            .steps(2)
            .piece("d", "ge-inf", "defender", "J7")
            .steps(2)
            .piece("e", "ge-inf", "defender", "I7")
            .steps(2);
    var once =
        given
            .when("attacker", "throw h at d")
            .then()
            .cites("nomansland:4.2.8.a", "nomansland:4.2.8.b", "nomansland:4.2.8.d")
            .answer("defender", "stand")
            .dice(1, 1)
            .then();
    var twice =
        once.when("attacker", "throw h at e as rifle")
            .then()
            .permitted()
            .cites("nomansland:4.2.8.b")
            .answer("defender", "stand")
            .dice(1, 1)
            .then();
    twice.when("attacker", "throw h at d").then().refused("nomansland:2.1.b");
    once.when("attacker", "fire h at d as lmg").then().permitted();
    once.when("attacker", "move h to L7").then().refusedAtLeastFor("nomansland:2.1.b");
  }

  @Test
  @ProvesRule("nomansland:4.2.8.c")
  void onItsReducedSideItAttacksOnce() {
    Battle.action("specialists", "attacker")
        .piece("h", "fr-hp16", "attacker", "K7")
        .piece("d", "ge-inf", "defender", "J7")
        .steps(2)
        .when("attacker", "throw h at d")
        .then()
        .cites("nomansland:4.2.8.c")
        .answer("defender", "stand")
        .dice(1, 1)
        .then()
        .when("attacker", "throw h at d as rifle")
        .then()
        .refused("nomansland:2.1.b");
  }

  @Test
  void byAnotherReadingAHalfPlatoonMovesAndStillAttacksOnce() {
    Given moved =
        Battle.action("specialists", "attacker")
            .piece("h", "fr-hp16", "attacker", "K7")
            .steps(2)
            .having("acted", "move")
            .piece("d", "ge-inf", "defender", "J7")
            .steps(2);
    moved.when("attacker", "throw h at d").then().refused("nomansland:2.1.b");
    moved.reading("nomansland:NI-108", 2).when("attacker", "throw h at d").then().permitted();
  }

  @Test
  @ProvesRule("nomansland:4.2.9.a")
  void aMopperUpThrowsOneDieOrFiresAsALightMachineGun() {
    Given given =
        Battle.action("silent-death", "attacker")
            .piece("m", "uk-mop", "attacker", "K7")
            .piece("d", "ge-inf", "defender", "J7")
            .steps(2);
    given
        .when("attacker", "throw m at d")
        .then()
        .cites("nomansland:4.2.9.a")
        .input("nomansland:4.2.9.a", "dice", 1)
        .answer("defender", "stand")
        .dice(6)
        .then()
        .steps("d", 1)
        .when("attacker", "fire m at d")
        .then()
        .refusedAtLeastFor("nomansland:2.1.b");
    given.when("attacker", "fire m at d").dice(1).then().permitted();
  }

  @Test
  @ProvesRule({"nomansland:4.2.10.a"})
  void stosstruppenChooseBetweenFireAndGrenades() {
    Given given =
        Battle.action("gladiators", "attacker")
            .piece("s", "ge-stoss", "attacker", "K7")
            .steps(2)
            .piece("d", "fr-inf", "defender", "J7")
            .steps(2);
    given
        .when("attacker", "throw s at d")
        .then()
        .cites("nomansland:4.2.10.a")
        .answer("defender", "stand")
        .dice(1, 1)
        .then()
        .when("attacker", "fire s at d")
        .then()
        .refusedAtLeastFor("nomansland:2.1.b");
    given.when("attacker", "fire s at d").dice(1, 1).then().permitted();
  }

  @Test
  @ProvesRule("nomansland:S11.attacker.b")
  void aRifleSectionOf1918HasOneDieOfEachKindOrTwoByAnotherReading() {
    Given given =
        Battle.action("last-gamble", "attacker")
            .piece("r", "uk-rifle-18", "attacker", "K7")
            .piece("d", "ge-inf", "defender", "J7")
            .steps(2);
    given
        .when("attacker", "throw r at d")
        .then()
        .cites("nomansland:S11.attacker.b")
        .answer("defender", "stand")
        .dice(6)
        .then()
        .steps("d", 1);
    given
        .when("attacker", "throw r at d as rifle")
        .then()
        .cites("nomansland:S11.attacker.b")
        .input("nomansland:S11.attacker.b", "as", "rifle-grenade");
    given
        .reading("nomansland:NI-109", 2)
        .when("attacker", "throw r at d")
        .then()
        .input("nomansland:S11.attacker.b", "dice", 2);
  }

  @Test
  void fogHidesWhatIsFartherThanFourHexesAlsoFromGranatenwerfer() {
    Given given =
        Battle.action("gladiators", "attacker")
            .piece("g", "ge-gran", "attacker", "L7")
            .piece("d", "fr-inf", "defender", "G7")
            .steps(2);
    given.when("attacker", "throw g at d").then().refused("nomansland:S10.special.b");
    given.reading("nomansland:NI-145", 2).when("attacker", "throw g at d").then().permitted();
  }

  @Test
  void grenadesCannotHurtATankButByAnotherReading() {
    Given given =
        Battle.action("tank-you", "defender")
            .piece("g", "ge-bomb", "defender", "J7")
            .piece("t", "tank", "attacker", "K7")
            .steps(2);
    given.when("defender", "throw g at t").then().refused("nomansland:4.2.11.1.a");
    given.reading("nomansland:NI-111", 2).when("defender", "throw g at t").then().permitted();
  }
}
