package org.adjutant.nomansland.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.adjutant.rules.board.Place.Hex;
import org.junit.jupiter.api.Test;

/** What the ground is under other readings (NI-136, NI-154, NI-157). */
final class GroundReadingsTest {
  private static Wire wire(String scenario, String hex, int reading) {
    Given given = Battle.on(scenario).reading(GroundReadings.WIRE_ROWS, reading);
    return new Field(Battle.setting(scenario), given.position()).wire(new Hex(hex));
  }

  @Test
  void theFirstWireRowLiesInNoMansLandOrAtTheTop() {
    assertThat(wire("silent-death", "K7", 1)).isEqualTo(Wire.THICK);
    assertThat(wire("silent-death", "H7", 1)).isEqualTo(Wire.INTACT);
    assertThat(wire("silent-death", "K7", 2)).isEqualTo(Wire.INTACT);
    assertThat(wire("silent-death", "H7", 2)).isEqualTo(Wire.THICK);
  }

  @Test
  void theRowThatTheFirstScenarioIgnoresIsTheSecondHoweverCounted() {
    assertThat(wire("fix-bayonet", "K7", 1)).isEqualTo(Wire.DAMAGED);
    assertThat(wire("fix-bayonet", "H7", 1)).isEqualTo(Wire.NONE);
    assertThat(wire("fix-bayonet", "K7", 2)).isEqualTo(Wire.NONE);
    assertThat(wire("fix-bayonet", "H7", 2)).isEqualTo(Wire.DAMAGED);
  }

  private static Then leaving(int reading) {
    return Battle.action("sturmtruppen", "attacker")
        .reading(GroundReadings.WIRE_ROWS, reading)
        .piece("u", "ge-inf", "attacker", "H7")
        .steps(2)
        .when("attacker", "move u to G7")
        .then()
        .permitted();
  }

  @Test
  void whoLeavesTheWireIsTestedInTheRowThatHasIt() {
    leaving(1).at("u", "G7");
    leaving(2)
        .awaitsRoll("extraction")
        .diceFall(1)
        .then()
        .usesReading(GroundReadings.WIRE_ROWS, 2)
        .at("u", "H7");
  }

  @Test
  void aBarrageGrantedOnTheFirstWireRowFallsOnTheRowThatIsTheFirst() {
    Given given = Battle.on("a-gun-still-too-far").clock(0, "bombardment", "attacker");
    given.when("attacker", "straight H granted").then().refused("nomansland:1.5.3.3.a");
    given
        .when("attacker", "straight wire-1")
        .then()
        .permitted()
        .event("nomansland/StraightBarrageFired")
        .fact("row", "K");
    Given top = given.reading(GroundReadings.WIRE_ROWS, 2);
    top.when("attacker", "straight K granted").then().refused("nomansland:1.5.3.3.a");
    top.when("attacker", "straight wire-1")
        .then()
        .permitted()
        .usesReading(GroundReadings.WIRE_ROWS, 2)
        .event("nomansland/StraightBarrageFired")
        .fact("row", "H")
        .and()
        .event("nomansland/TestMarkersLaid");
  }

  private static Then firedOnInAPost(String scenario, int reading) {
    return Battle.action(scenario, "attacker")
        .reading(GroundReadings.POSTS, reading)
        .piece("a", "uk-inf", "attacker", "I4")
        .steps(2)
        .piece("d", "ge-inf", "defender", "H4")
        .steps(2)
        .when("attacker", "fire a at d")
        .dice(3, 1)
        .then()
        .usesReading(GroundReadings.POSTS, reading);
  }

  @Test
  void aBombingPostCoversWhereTheGameHasOne() {
    String covered = "fire, column trench, row 5";
    String bare = "fire, column open, row 5";
    firedOnInAPost("tank-you", 1).source("table", covered, "Pinned");
    firedOnInAPost("tank-you", 2).source("table", covered, "Pinned");
    firedOnInAPost("tank-you", 3).source("table", bare, "Pinned");
    firedOnInAPost("sturmtruppen", 1).source("table", bare, "Pinned");
    firedOnInAPost("sturmtruppen", 2).source("table", covered, "Pinned");
  }

  @Test
  void aPostThatIsAlwaysThereIsEnteredAfterATest() {
    Given given =
        Battle.action("sturmtruppen", "attacker").piece("u", "ge-inf", "attacker", "I4").steps(2);
    given.when("attacker", "move u to H4").then().at("u", "H4");
    given
        .reading(GroundReadings.POSTS, 2)
        .when("attacker", "move u to H4")
        .die("extraction", 1)
        .then()
        .cites("nomansland:2.1.2.1.f")
        .usesReading(GroundReadings.POSTS, 2)
        .at("u", "I4");
    given
        .reading(GroundReadings.POSTS, 2)
        .when("defender", "post H4")
        .then()
        .refused("nomansland:2.1.2.1.f");
  }

  @Test
  void theMapMayEndBehindErich() {
    Given given =
        Battle.action("fix-bayonet", "attacker").piece("u", "fr-inf", "attacker", "J5").steps(2);
    given.when("attacker", "move u to I5").then().permitted().at("u", "I5");
    Given ends = given.reading(GroundReadings.BEHIND_ERICH, 2);
    ends.when("attacker", "move u to I5").then().refused("nomansland:S01.special.g");
    ends.when("attacker", "move u to J4").then().permitted();
    Battle.action("tank-you", "attacker")
        .reading(GroundReadings.BEHIND_ERICH, 2)
        .piece("u", "uk-inf", "attacker", "J5")
        .steps(2)
        .when("attacker", "move u to I5")
        .then()
        .permitted();
  }
}
