package org.adjutant.nomansland.move;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.nomansland.Battle;
import org.junit.jupiter.api.Test;

/** French pairs (S01.special.c, S02.special.c; NI-134). */
final class PairsTest {
  private static Given pair(String scenario, String hex) {
    return Battle.action(scenario, "attacker")
        .piece("fr-inf-1", "fr-inf", "attacker", hex)
        .steps(2)
        .piece("fr-inf-2", "fr-inf", "attacker", hex)
        .steps(2);
  }

  @Test
  @ProvesRule("nomansland:S01.special.c")
  void aPairSplitsOnlyWhenOneIsPinnedOrIntoATrench() {
    Given pair = pair("fix-bayonet", "N7");
    pair.when("attacker", "move fr-inf-1 to M7").then().refused("nomansland:S01.special.c");
    pair.when("attacker", "move fr-inf-1 to M7")
        .then()
        .may("attacker")
        .notOffered("move fr-inf-1 to M7")
        .offered("move fr-inf-1,fr-inf-2 to M7");
    pair.when("attacker", "move fr-inf-1,fr-inf-2 to M7").then().permitted();
    pair.where("fr-inf-2")
        .being("pinned")
        .when("attacker", "move fr-inf-1 to M7")
        .then()
        .permitted();
    Given wire = pair("fix-bayonet", "K7");
    wire.when("attacker", "move fr-inf-1 to J7").die("extraction", 5).then().permitted();
    wire.when("attacker", "move fr-inf-1 to L7").then().refused("nomansland:S01.special.c");
    pair("fix-bayonet", "H7")
        .when("attacker", "move fr-inf-1 to G7")
        .then()
        .refused("nomansland:S01.special.c");
    pair.without("fr-inf-2").when("attacker", "move fr-inf-1 to M7").then().permitted();
  }

  @Test
  @ProvesRule("nomansland:S02.special.c")
  void theSameHoldsInTheNextScenarioAndNotLater() {
    pair("a-gun-still-too-far", "N7")
        .when("attacker", "move fr-inf-1 to M7")
        .then()
        .refused("nomansland:S02.special.c");
    pair("a-gun-still-too-far", "H7").when("attacker", "move fr-inf-1 to G7").then().permitted();
    pair("raining-shells", "N7").when("attacker", "move fr-inf-1 to M7").then().permitted();
  }

  @Test
  void ofThreeOneHasNoPartner() {
    Given three =
        pair("fix-bayonet", "N7")
            .where("fr-inf-1")
            .steps(1)
            .where("fr-inf-2")
            .steps(1)
            .piece("fr-inf-3", "fr-inf", "attacker", "N7")
            .steps(1);
    three.when("attacker", "move fr-inf-3 to M7").then().permitted();
    three.when("attacker", "move fr-inf-3,fr-inf-1 to M7").then().permitted();
  }
}
