package org.adjutant.nomansland.move;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

/** Bombing Posts: who gets into them, and the Bombers that hold them (NI-052, NI-053, NI-154). */
final class PostTest {
  private static final String TEST = "nomansland:2.1.2.1.f";

  /** Two French half-platoons beside H4. */
  private static Given before() {
    return Battle.action("raining-shells", "attacker")
        .piece("fr-inf-1", "fr-inf", "attacker", "I4")
        .steps(1)
        .piece("fr-inf-2", "fr-inf", "attacker", "I4")
        .steps(1)
        .piece("officer-1", "officer", "attacker", "I4");
  }

  private static Given posts(String scenario) {
    return Battle.action(scenario, "defender");
  }

  private static Then place(Given given, String hex, String rule) {
    return given.when("defender", "post " + hex).then().permitted().cites(rule);
  }

  @Test
  @ProvesRule(TEST)
  void eachUnitOfTheAttackersIsTestedBeforeItEntersAPost() {
    before()
        .when("attacker", "move fr-inf-1,fr-inf-2,officer-1 to H4")
        .die("extraction", 4, 3)
        .then()
        .permitted()
        .cites(TEST)
        .usesReading("nomansland:NI-154", 1)
        .at("fr-inf-1", "H4")
        .at("fr-inf-2", "I4")
        .at("officer-1", "H4")
        .having("fr-inf-2", "acted", Data.of("move"));
    before()
        .when("attacker", "move fr-inf-1,officer-1 to H4")
        .die("extraction", 3)
        .then()
        .at("fr-inf-1", "I4")
        .at("officer-1", "I4");
    before().when("attacker", "move officer-1 to H4").then().permitted().at("officer-1", "H4");
    before()
        .clock(1, "action", "defender")
        .piece("ge-sec-1", "ge-sec", "defender", "I5")
        .when("defender", "move ge-sec-1 to H4")
        .then()
        .permitted()
        .citesNot(TEST)
        .at("ge-sec-1", "H4");
    Battle.action("sturmtruppen", "attacker")
        .piece("ge-inf-1", "ge-inf", "attacker", "I4")
        .steps(2)
        .when("attacker", "move ge-inf-1 to H4")
        .then()
        .permitted()
        .citesNot(TEST);
  }

  @Test
  void byTheOtherReadingTheEasternPostIsH11() {
    Given east = before().moved("fr-inf-1", "I11").reading("nomansland:NI-052", 2);
    east.when("attacker", "move fr-inf-1 to H11")
        .die("extraction", 1)
        .then()
        .permitted()
        .cites(TEST)
        .at("fr-inf-1", "I11");
    posts("specialists")
        .reading("nomansland:NI-052", 2)
        .when("defender", "post H11")
        .then()
        .permitted();
    posts("specialists")
        .reading("nomansland:NI-052", 2)
        .when("defender", "post H10")
        .then()
        .refused("nomansland:S08.special.i");
  }

  @Test
  @ProvesRule({"nomansland:S05.special.b", "nomansland:S06.special.b"})
  void oneBomberComesToEitherPostInTheEarlierScenarios() {
    Then placed = place(posts("raining-shells"), "H4", "nomansland:S05.special.b");
    placed.at("ge-bomb-h4", "H4");
    placed
        .when("defender", "post H10")
        .then()
        .refused("nomansland:S05.special.b")
        .usesReading("nomansland:NI-053", 1);
    placed.when("defender", "post H4").then().refused("nomansland:S05.special.b");
    place(posts("tank-you"), "H10", "nomansland:S06.special.b")
        .when("defender", "post H4")
        .then()
        .refused("nomansland:S06.special.b");
  }

  @Test
  @ProvesRule({"nomansland:S08.special.i", "nomansland:S09.special.j", "nomansland:S11.special.k"})
  void oneBomberComesToEachPostInTheLaterScenarios() {
    Then both =
        place(posts("specialists"), "H4", "nomansland:S08.special.i")
            .when("defender", "post H10")
            .then()
            .permitted();
    both.at("ge-bomb-h4", "H4").at("ge-bomb-h10", "H10");
    both.when("defender", "post H4").then().refused("nomansland:S08.special.i");
    place(posts("silent-death"), "H4", "nomansland:S09.special.j");
    place(posts("last-gamble"), "H4", "nomansland:S11.special.k");
    posts("specialists")
        .reading("nomansland:NI-053", 2)
        .when("defender", "post H4")
        .then()
        .when("defender", "post H10")
        .then()
        .refused("nomansland:S08.special.i");
  }

  @Test
  void heComesInAnyPhaseOfTheAssaultAndActsFromTheDefendersNextActionPhaseOn() {
    Given enemysTurn = Battle.action("raining-shells", "attacker");
    Then early = place(enemysTurn, "H4", "nomansland:S05.special.b");
    early
        .given()
        .clock(1, "action", "defender")
        .when("defender", "move ge-bomb-h4 to I4")
        .then()
        .permitted();
    place(posts("raining-shells"), "H4", "nomansland:S05.special.b")
        .when("defender", "move ge-bomb-h4 to I4")
        .then()
        .refused("nomansland:2.1.b");
    posts("raining-shells")
        .clock(0, "bombardment", "attacker")
        .when("defender", "post H4")
        .then()
        .refused("nomansland:S05.special.b");
    enemysTurn.when("attacker", "post H4").then().refused("nomansland:S05.special.b");
    enemysTurn.when("attacker", "post H4").then().may("defender").offered("post H4", "post H10");
  }

  @Test
  void heComesToAPostWithoutEnemiesInAScenarioThatHasOne() {
    before()
        .moved("fr-inf-1", "H4")
        .when("defender", "post H4")
        .then()
        .refused("nomansland:S05.special.b");
    before().when("defender", "post I4").then().refused("nomansland:S05.special.b");
    posts("raining-shells")
        .piece("barricade-1", "barricade", "defender", "H4")
        .when("defender", "post H4")
        .then()
        .refused("nomansland:4.2.5.i");
    posts("raining-shells")
        .piece("d1", "ge-inf", "defender", "H4")
        .steps(2)
        .piece("d2", "ge-inf", "defender", "H4")
        .steps(2)
        .when("defender", "post H4")
        .then()
        .refused("nomansland:0.4.a");
    posts("sturmtruppen").when("defender", "post H4").then().refused(TEST);
  }

  @Test
  void bothBombersMayBuildOneAfterTheOther() {
    place(Battle.action("specialists", "attacker"), "H4", "nomansland:S08.special.i")
        .given()
        .clock(1, "action", "defender")
        .when("defender", "barricade ge-bomb-h4")
        .then()
        .permitted()
        .gone("ge-bomb-h4")
        .given()
        .clock(1, "close-combat", "defender")
        .when("defender", "post H10")
        .then()
        .permitted()
        .given()
        .clock(2, "action", "defender")
        .when("defender", "barricade ge-bomb-h10")
        .then()
        .permitted()
        .at("barricade-h4", "H4")
        .at("barricade-h10", "H10");
  }

  @Test
  void anotherBarricadeMayComeWhereOneWasBlownUp() {
    place(Battle.action("specialists", "attacker"), "H4", "nomansland:S08.special.i")
        .given()
        .piece("barricade-h4", "barricade", "defender", "box:lost-defender")
        .clock(1, "action", "defender")
        .when("defender", "barricade ge-bomb-h4")
        .then()
        .permitted()
        .at("barricade-h4-2", "H4");
  }
}
