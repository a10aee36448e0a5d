package org.adjutant.nomansland.planning.setup;

import org.adjutant.kit.given.Given;
import org.adjutant.nomansland.Battle;
import org.junit.jupiter.api.Test;

/** Where the map ends in scenario 1 (NI-136). */
final class MapEdgeTest {
  @Test
  void nobodyIsSetUpWhereTheMapHasEnded() {
    Given given =
        Battle.on("fix-bayonet")
            .clock(0, "defender-set-up", "defender")
            .piece("ge-sec-1", "ge-sec", "defender", "box:pool-defender");
    given.when("defender", "deploy ge-sec-1 F5").then().permitted();
    Given ends = given.reading("nomansland:NI-136", 2);
    ends.when("defender", "deploy ge-sec-1 F5").then().refused("nomansland:S01.special.g");
    ends.when("defender", "deploy ge-sec-1 J5").then().permitted();
  }
}
