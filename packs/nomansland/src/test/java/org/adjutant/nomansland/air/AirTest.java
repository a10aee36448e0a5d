package org.adjutant.nomansland.air;

import java.util.List;
import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

/** 2.3: Sky Domination or strafing. */
final class AirTest {
  private static Given late(String scenario) {
    return Battle.phase(scenario, "counter-attack", "defender")
        .piece("a1", "uk-inf", "attacker", "L3")
        .steps(2)
        .piece("d1", "ge-inf", "defender", "I3")
        .steps(2)
        .piece("d2", "ge-inf", "defender", "I5")
        .steps(2)
        .cup("elan", "rallying", "forward");
  }

  private static final Given LATE = late("tank-you");
  private static final Given OURS =
      LATE.piece("fighter-1", "fighter", "attacker", "box:aerodrome-attacker")
          .piece("fighter-2", "fighter", "attacker", "box:aerodrome-attacker");

  private static Then air(Given given) {
    return given.when("defender", "end").then();
  }

  @Test
  @ProvesRule("nomansland:2.3.a")
  void whereBothSidesHaveFightersSkyDominationIsPlayedAgain() {
    Given both = OURS.piece("fighter-9", "fighter", "defender", "box:aerodrome-defender");
    air(both).cites("nomansland:2.3.a").citesNot("nomansland:2.3.b");
    air(LATE).citesNot("nomansland:2.3.a", "nomansland:2.3.b").awaitsRoll("elan draw");
  }

  @Test
  void eachSideMayKeepItsFightersAtHomeUnlessTheOtherReadingHolds() {
    Given both = OURS.piece("fighter-9", "fighter", "defender", "box:aerodrome-defender");
    Then free = air(both).usesReading("nomansland:NI-082", 1);
    free.answer("defender", Data.of("fighters", Data.texts(List.of()))).then().permitted();
    Then bound = air(both.reading("nomansland:NI-082", 2)).usesReading("nomansland:NI-082", 2);
    bound
        .answer("defender", Data.of("fighters", Data.texts(List.of())))
        .then()
        .refused("nomansland:2.3.a");
    bound.answer("defender", "fighter-9").then().permitted();
  }

  @Test
  @ProvesRule("nomansland:2.3.b")
  void theOnlySideWithFightersMayStrafeWithEach() {
    Then first = air(OURS).cites("nomansland:2.3.b");
    first.choice("strafe").ownedBy("attacker").offers("yes").offers("no");
    Then second = first.answer("attacker", "no").then();
    second.choice("strafe").ownedBy("attacker").about("fighter", "fighter-2");
    second.answer("attacker", "no").then().noChoice().awaitsRoll("elan draw");
    Given theirs = LATE.piece("fighter-9", "fighter", "defender", "box:aerodrome-defender");
    air(theirs).choice("strafe").ownedBy("defender").offers("yes");
  }

  @Test
  @ProvesRule("nomansland:2.3.c")
  void aFighterIsLostOnOneOrTwoAndStrafesElse() {
    Then flies = air(OURS);
    for (int die = 1; die <= 2; die++) {
      Then lost = flies.answer("attacker", "yes").die("sortie", die).then();
      lost.at("fighter-1", "box:lost-attacker").choice("strafe").about("fighter", "fighter-2");
    }
    Then aims = flies.answer("attacker", "yes").die("sortie", 3).then();
    aims.choice("strafe-hex").ownedBy("attacker").offers("I3").offers("I5");
    aims.answer("attacker", "box:sky").then().refused("nomansland:2.3.c");
    Then hit = aims.answer("attacker", "I5").die("strafing", 6).then();
    hit.steps("d2", 1).steps("d1", 2).cites("nomansland:2.3.c");
    hit.source("table", "strafing, column open, row 6", "Loss and Pinned");
    Then safe = aims.answer("attacker", "I3").die("strafing", 4).then();
    safe.steps("d1", 2).event("nomansland/HexStrafed").fact("hex", "I3");
  }

  @Test
  @ProvesRule("nomansland:2.3.d")
  void aFighterThatStrafedStaysForLaterTurns() {
    Then aims = air(OURS).answer("attacker", "yes").die("sortie", 3).then();
    aims.cites("nomansland:2.3.d");
    Then done = aims.answer("attacker", "I5").die("strafing", 1).then();
    done.at("fighter-1", "box:aerodrome-attacker");
    air(OURS).answer("attacker", "yes").die("sortie", 2).then().citesNot("nomansland:2.3.d");
  }

  @Test
  @ProvesRule("nomansland:2.3.e")
  void unitsInStructuresAreNotStrafed() {
    Given nest =
        OURS.piece("mg-nest-1", "mg-nest", "defender", "I5")
            .where("d2")
            .having("inside", "mg-nest-1");
    Then aims = air(nest).answer("attacker", "yes").die("sortie", 6).then();
    Then spared = aims.answer("attacker", "I5").then().cites("nomansland:2.3.e");
    spared.steps("d2", 2).choice("strafe").about("fighter", "fighter-2");
  }

  @Test
  void friendsAndHiddenUnitsAreStrafedToo() {
    Given mixed =
        OURS.moved("a1", "I3")
            .piece("q1", "unknown", "defender", "I5")
            .where("d2")
            .knownTo("defender");
    Then aims = air(mixed).answer("attacker", "yes").die("sortie", 6).then();
    Then both = aims.answer("attacker", "I3").die("strafing", 5, 5).then();
    both.event("nomansland/HexStrafed");
    Then hidden = aims.answer("attacker", "I5").die("strafing", 6, 1, 1, 1, 1).then();
    hidden.steps("d2", 1).gone("q1");
    Then quiet = aims.answer("attacker", "I5").die("strafing", 1, 6, 6, 6, 6).then();
    quiet.steps("d2", 2).at("q1", "I5");
    Given visible = mixed.reading("nomansland:NI-083", 2);
    Then aimed = air(visible).answer("attacker", "yes").die("sortie", 6).then();
    aimed.answer("attacker", "I5").then().choice("strafe").about("fighter", "fighter-2");
  }

  @Test
  @ProvesRule("nomansland:S02.special.g")
  void inTheSecondScenarioNobodyStrafes() {
    Given second =
        late("a-gun-still-too-far")
            .piece("fighter-1", "fighter", "attacker", "box:aerodrome-attacker");
    air(second).cites("nomansland:S02.special.g").noChoice().awaitsRoll("elan draw");
  }

  @Test
  @ProvesRule({"nomansland:2.0.i", "nomansland:2.0.e"})
  void anInitiativeBonusStaysWhenTheRollIsMadeAgain() {
    Given able = OURS.tally("elan:initiative", 1).tally("forward", 1);
    Then flies = air(able);
    flies.choice("strafe").offers("yes initiative 1");
    Then rolled = flies.answer("attacker", "yes initiative 1").die("sortie", 1).then();
    rolled.tally("elan:initiative", 2).choice("forward").ownedBy("attacker");
    Then again = rolled.answer("attacker", "yes").die("sortie", 2).then();
    again.cites("nomansland:2.0.i").input("nomansland:2.3.c", "total", 3);
    again.tally("elan:initiative", 2).choice("strafe-hex").ownedBy("attacker");
  }
}
