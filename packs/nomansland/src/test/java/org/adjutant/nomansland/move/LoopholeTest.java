package org.adjutant.nomansland.move;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.nomansland.Battle;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Subject;
import org.junit.jupiter.api.Test;

/** The passage by a Loophole (4.3.4.c; NI-133). */
final class LoopholeTest {
  private static Given before(String scenario, String kind, String hex) {
    return Battle.action(scenario, "attacker").piece("a1", kind, "attacker", hex);
  }

  @Test
  @ProvesRule("nomansland:4.3.4.c")
  void theAttackerPassesOnlyThroughABreach() {
    Given west = before("silent-death", "uk-lmg", "H3");
    west.when("attacker", "move a1 to G3").then().refused("nomansland:4.3.4.c");
    before("specialists", "fr-hp16", "H11")
        .when("attacker", "move a1 to G11")
        .then()
        .refused("nomansland:4.3.4.c");
    west.attribute(Subject.of(Place.hex("H3")), "wire", Data.of("damaged"))
        .when("attacker", "move a1 to G3")
        .then()
        .refused("nomansland:4.3.4.c");
    west.attribute(Subject.of(Place.hex("H3")), "wire", Data.of("breach"))
        .when("attacker", "move a1 to G3")
        .then()
        .permitted()
        .at("a1", "G3");
    west.reading("nomansland:NI-133", 3)
        .when("attacker", "move a1 to G3")
        .die("extraction", 6)
        .then()
        .permitted();
  }

  @Test
  void otherWaysAndTheDefenderAreFree() {
    before("specialists", "fr-hp16", "G3").when("attacker", "move a1 to H3").then().permitted();
    before("sturmtruppen", "ge-lmg", "H3").when("attacker", "move a1 to G3").then().permitted();
    Battle.action("specialists", "defender")
        .piece("d1", "ge-sec", "defender", "H3")
        .when("defender", "move d1 to G3")
        .die("extraction", 6)
        .then()
        .permitted();
  }
}
