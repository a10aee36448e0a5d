package org.adjutant.nomansland.melee;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.junit.jupiter.api.Test;

/** Every modifier of Close Combat by its name (2.1.5.d). */
final class OddsTest {
  private static final String ROLL = "nomansland:2.1.5.d";

  private static Given pair(String ours, String theirs, String hex) {
    return CloseCombatTest.fight("attacker")
        .piece("a", ours, "attacker", hex)
        .steps(2)
        .piece("d", theirs, "defender", hex)
        .steps(2);
  }

  private static Given plain() {
    return pair("uk-rifle", "ge-res", "M7");
  }

  private static Then assault(Given given) {
    return given
        .when("attacker", "assault M7 with a against d")
        .die("close combat", 3)
        .then()
        .permitted();
  }

  @Test
  @ProvesRule(ROLL)
  void withoutModifiersTheDieCountsAlone() {
    assault(plain()).input(ROLL, "total", 3).cites("nomansland:2.0.c");
  }

  @Test
  @ProvesRule(ROLL)
  void theLargestSizeOfEachSide() {
    assault(pair("uk-inf", "ge-res", "M7")).input(ROLL, "size", 2);
    assault(pair("uk-rifle", "ge-inf", "M7")).input(ROLL, "size", -2);
    assault(pair("uk-inf", "ge-sec", "M7")).input(ROLL, "size", 1);
    assault(pair("uk-inf", "ge-sec", "M7").reading("nomansland:NI-010", 2)).input(ROLL, "size", 2);
    assault(pair("uk-inf", "ge-sec", "M7").reading("nomansland:NI-010", 3)).input(ROLL, "size", 2);
    assault(pair("uk-rifle", "ge-inf", "M7").reading("nomansland:NI-010", 3))
        .input(ROLL, "size", -4);
  }

  @Test
  @ProvesRule({ROLL, "nomansland:2.1.5.h"})
  void bombersOfEitherSide() {
    assault(pair("uk-bomb", "ge-res", "M7")).input(ROLL, "own-bomber", 1);
    assault(pair("uk-rifle", "ge-bomb", "M7"))
        .input(ROLL, "enemy-bomber", -1)
        .cites("nomansland:2.1.5.h");
  }

  @Test
  @ProvesRule({ROLL, "nomansland:4.2.10.b"})
  void stosstruppenOfEitherSide() {
    assault(pair("ge-stoss", "ge-res", "M7"))
        .input(ROLL, "own-stosstruppen", 1)
        .cites("nomansland:4.2.10.b");
    assault(pair("uk-rifle", "ge-stoss", "M7")).input(ROLL, "enemy-stosstruppen", -1);
  }

  @Test
  @ProvesRule({ROLL, "nomansland:0.3.b"})
  void officersOfEitherSide() {
    assault(plain().piece("o", "officer", "attacker", "M7"))
        .input(ROLL, "own-officer", 1)
        .cites("nomansland:0.3.b");
    assault(plain().piece("o", "officer", "defender", "M7")).input(ROLL, "enemy-officer", -1);
  }

  @Test
  @ProvesRule({ROLL, "nomansland:2.1.5.i"})
  void furtherUnitsOfEitherSideButNoPinnedOnes() {
    plain()
        .piece("b", "uk-rifle", "attacker", "M7")
        .piece("c", "uk-rifle", "attacker", "M7")
        .when("attacker", "assault M7 with a,b,c against d")
        .die("close combat", 3)
        .then()
        .input(ROLL, "own-extra", 2)
        .input(ROLL, "total", 5);
    plain()
        .piece("e", "ge-res", "defender", "M7")
        .when("attacker", "assault M7 with a against d,e")
        .die("close combat", 3)
        .then()
        .input(ROLL, "enemy-extra", -1);
  }

  @Test
  @ProvesRule({ROLL, "nomansland:2.1.5.e"})
  void enemiesThatAreAllPinned() {
    assault(plain().where("d").being("pinned")).input(ROLL, "all-pinned", 1);
  }

  @Test
  @ProvesRule(ROLL)
  void gassedUnitsOfEitherSideButByAnotherReading() {
    assault(plain().where("a").being("gassed")).input(ROLL, "own-gassed", -1);
    assault(plain().where("d").being("gassed")).input(ROLL, "enemy-gassed", 1);
    assault(plain().where("a").being("gassed").reading("nomansland:NI-086", 3))
        .input(ROLL, "total", 3);
  }

  @Test
  @ProvesRule(ROLL)
  void enemiesInANestOrAPillboxButNotInADugout() {
    for (String structure : new String[] {"mg-nest", "pillbox"}) {
      assault(plain().piece("s", structure, "defender", "M7").where("d").having("inside", "s"))
          .input(ROLL, "structure", -1);
    }
    assault(plain().piece("s", "dugout", "defender", "M7").where("d").having("inside", "s"))
        .input(ROLL, "total", 3);
  }

  @Test
  @ProvesRule(ROLL)
  void theAttackerInATrenchOfTheDefender() {
    pair("uk-rifle", "ge-res", "J7")
        .when("attacker", "assault J7 with a against d")
        .die("close combat", 3)
        .then()
        .input(ROLL, "trench", -1);
    Battle.phase("silent-death", "close-combat", "defender")
        .piece("a", "uk-rifle", "attacker", "J7")
        .piece("d", "ge-res", "defender", "J7")
        .when("defender", "assault J7 with d against a")
        .die("close combat", 3)
        .then()
        .input(ROLL, "total", 3);
  }

  @Test
  @ProvesRule(ROLL)
  void theElanColumnForTheAttackerAlone() {
    assault(plain().tally("elan:close-combat", 0)).input(ROLL, "elan", 2);
    assault(plain().tally("elan:close-combat", 4)).input(ROLL, "elan", -2);
    Battle.phase("silent-death", "close-combat", "defender")
        .piece("a", "uk-rifle", "attacker", "M7")
        .piece("d", "ge-res", "defender", "M7")
        .when("defender", "assault M7 with d against a")
        .die("close combat", 3)
        .then()
        .cites("nomansland:2.0.a")
        .input(ROLL, "total", 3);
  }
}
