package org.adjutant.nomansland.planning.setup;

import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.planning.Planned;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class DefenderSetUpTest {
  private static Given one() {
    return Planned.opened("fix-bayonet");
  }

  private static Then planned(String scenario) {
    return Planned.opened(scenario).when("defender", "ready-made").then().permitted();
  }

  @Test
  @ProvesRule("nomansland:1.2.a")
  void theDefenderSetsUpFromGerhardToErichBeforeTheAttacker() {
    one().when("defender", "deploy ge-sec-1 K5").then().refused("nomansland:1.2.a");
    one().when("defender", "deploy ge-sec-1 C5").then().refused("nomansland:1.2.a");
    one().when("defender", "deploy ge-sec-1 D5").then().permitted().at("ge-sec-1", "D5");
    one().when("defender", "deploy ge-sec-1 J5").then().permitted().at("ge-sec-1", "J5");
    one().when("defender", "ready").then().refused("nomansland:1.2.a", "nomansland:S01.defender.a");
    one().when("attacker", "deploy fr-inf-1 P5").then().refused("nomansland:0.5.a");
    planned("fix-bayonet").when("defender", "ready").then().permitted().cites("nomansland:1.2.a");
  }

  @Test
  void theTrenchesAreLeftOutByTheSecondReading() {
    Given between = one().reading("nomansland:NI-020", 2);
    between.when("defender", "deploy ge-sec-1 J5").then().refused("nomansland:1.2.a");
    between.when("defender", "deploy ge-sec-1 I5").then().permitted();
  }

  @Test
  @ProvesRule("nomansland:1.2.b")
  void everyStackStartsUnderAMarkerAndNothingElseIsSeen() {
    Then ready = planned("specialists").when("defender", "ready").then().permitted();
    ready.cites("nomansland:1.2.b");
    Position seen = ready.after().seenBy(Viewer.of(Sides.ATTACKER));
    for (Piece piece : ready.after().pieces(Sides.DEFENDER)) {
      if (piece.place() instanceof Hex hex) {
        assertThat(seen.at(hex)).singleElement().matches(p -> p.kind().equals(Kind.UNKNOWN));
      }
    }
  }

  @Test
  void whatTheDefenderDoesIsHisSecret() {
    Given given = one();
    Then deployed = given.when("defender", "deploy ge-sec-1,ge-mg-1 J5").then().permitted();
    Viewer attacker = Viewer.of(Sides.ATTACKER);
    Event event = deployed.ruling().events().get(0);
    assertThat(event.factsFor(attacker)).isEqualTo(Data.EMPTY);
    assertThat(deployed.ruling().eyes().includes(attacker)).isFalse();
    assertThat(deployed.after().seenBy(attacker).pieces())
        .isEqualTo(given.position().seenBy(attacker).pieces());
  }

  @Test
  @ProvesRule("nomansland:0.4.c")
  void aTrenchHexTakesTwoStackingPoints() {
    Then two = one().when("defender", "deploy ge-sec-1,ge-sec-2 J5").then().permitted();
    two.when("defender", "deploy ge-sec-3 J5").then().refused("nomansland:0.4.c");
    two.when("defender", "deploy officer-3 J5").then().permitted();
    one()
        .when("defender", "deploy ge-sec-1,ge-sec-2,ge-sec-3 J5")
        .then()
        .refused("nomansland:0.4.c");
    one().when("defender", "deploy ge-sec-1,ge-sec-2,ge-sec-3,ge-mg-1 G5").then().permitted();
  }

  @Test
  @ProvesRule("nomansland:S01.defender.a")
  void theInfantryComesInOneOfTwoForms() {
    Then section = one().when("defender", "deploy ge-sec-1 J5").then().permitted();
    section.when("defender", "deploy ge-inf-1 J6").then().refused("nomansland:S01.defender.a");
    Then half = one().when("defender", "deploy ge-inf-1 J5").then().permitted();
    half.when("defender", "deploy ge-sec-1 J6").then().refused("nomansland:S01.defender.a");
    section
        .when("defender", "lift ge-sec-1")
        .then()
        .permitted()
        .when("defender", "deploy ge-inf-1 J6")
        .then()
        .permitted();
    Then ready = planned("fix-bayonet").when("defender", "ready").then();
    ready.gone("ge-inf-1").at("ge-sec-12", "J13");
  }

  @ParameterizedTest
  @CsvSource({
    "a-gun-still-too-far, nomansland:S02.defender.a",
    "raining-shells, nomansland:S05.defender.a",
    "tank-you, nomansland:S06.defender.a"
  })
  @ProvesRule({
    "nomansland:S02.defender.a",
    "nomansland:S05.defender.a",
    "nomansland:S06.defender.a"
  })
  void soItDoesInOtherScenarios(String scenario, String rule) {
    Planned.opened(scenario)
        .when("defender", "deploy ge-sec-1 J5")
        .then()
        .when("defender", "deploy ge-inf-1 J6")
        .then()
        .refused(rule);
  }

  @Test
  void theFormsAreMixedFreelyByTheSecondReading() {
    Given freely = one().reading("nomansland:NI-021", 2);
    freely
        .when("defender", "deploy ge-sec-1,ge-sec-2 J5")
        .then()
        .when("defender", "deploy ge-inf-1 J6")
        .then()
        .permitted()
        .when("defender", "deploy ge-inf-2 J7")
        .then()
        .permitted();
  }

  @Test
  @ProvesRule("nomansland:4.2.12.a")
  void pillboxesAndDugoutsStandNeitherInTrenchNorInWire() {
    Given given = Planned.opened("specialists");
    for (String kind : new String[] {"dugout", "pillbox"}) {
      for (String hex : new String[] {"J5", "G5", "E3", "H5", "H4"}) {
        given
            .when("defender", "deploy " + kind + "-1 " + hex)
            .then()
            .refused("nomansland:4.2.12.a");
      }
      Then stands = given.when("defender", "deploy " + kind + "-1 I5").then().permitted();
      stands.when("defender", "deploy " + kind + "-2 I5").then().refused("nomansland:4.2.12.a");
    }
    planned("specialists").when("defender", "ready").then().cites("nomansland:4.2.12.a");
  }

  @Test
  @ProvesRule("nomansland:4.2.13.a")
  void nestsStandNeitherInTrenchNorInWire() {
    Given given = Planned.opened("silent-death");
    given.when("defender", "deploy mg-nest-1 G5").then().refused("nomansland:4.2.13.a");
    given.when("defender", "deploy mg-nest-1 H1").then().refused("nomansland:4.2.13.a");
    given.when("defender", "deploy mg-nest-1 F5").then().permitted();
  }

  @Test
  @ProvesRule("nomansland:S05.defender.c")
  void theDugoutsOfScenarioFiveHaveTheirSites() {
    Given given = Planned.opened("raining-shells");
    given.when("defender", "deploy dugout-1 I5").then().refused("nomansland:S05.defender.c");
    given
        .when("defender", "deploy dugout-1 I10")
        .then()
        .permitted()
        .when("defender", "deploy dugout-2 I4")
        .then()
        .permitted();
  }

  @Test
  @ProvesRule("nomansland:S09.defender.c")
  void theMachineGunsOfScenarioNineStartInFriedrich() {
    Given given = Planned.opened("silent-death");
    given.when("defender", "deploy ge-mg-1 J5").then().refused("nomansland:S09.defender.c");
    given.when("defender", "deploy ge-mg-2 G5").then().permitted();
    given.when("defender", "deploy ge-lmg-1 J5").then().permitted();
  }

  @ParameterizedTest
  @CsvSource({
    "specialists, 'ge-sec-1,ge-sec-2,ge-sec-3,ge-sec-4', 'ge-sec-5', nomansland:S08.defender.a",
    "silent-death, 'ge-sec-1', 'ge-sec-2', nomansland:S09.defender.a",
    "last-gamble, 'none', 'none', nomansland:S11.defender.a"
  })
  @ProvesRule({
    "nomansland:S08.defender.a",
    "nomansland:S09.defender.a",
    "nomansland:S11.defender.a"
  })
  void partOfTheInfantryMustBeInErich(String scenario, String some, String more, String rule) {
    Then exactly = planned(scenario);
    for (String units : new String[] {some, more}) {
      if (!units.equals("none")) {
        String hex = units.equals(some) ? "F5" : "F6";
        exactly = exactly.when("defender", "deploy " + units + " " + hex).then().permitted();
      }
    }
    exactly.when("defender", "ready").then().permitted().cites(rule);
    exactly
        .when("defender", "deploy ge-sec-6 E5")
        .then()
        .permitted()
        .when("defender", "ready")
        .then()
        .refused(rule);
  }

  @Test
  void unitsGoIntoAStructureOfTheirHexAndLoseTheirPlaceWithIt() {
    Given given = Planned.opened("tank-you");
    given.when("defender", "deploy ge-sec-1 I5 in dugout-1").then().refused("nomansland:4.2.12.b");
    Then in =
        given
            .when("defender", "deploy dugout-1 I5")
            .then()
            .when("defender", "deploy ge-sec-1,ge-mg-1 I5 in dugout-1 facing 3")
            .then()
            .permitted();
    in.having("ge-sec-1", Mark.INSIDE, Data.of("dugout-1"));
    assertThat(in.after().piece("ge-mg-1").orElseThrow().facing()).isEqualTo(3);
    Then moved = in.when("defender", "deploy dugout-1 F5").then().permitted();
    moved.at("ge-sec-1", "box:pool-defender").at("dugout-1", "F5");
    assertThat(moved.after().piece("ge-sec-1").orElseThrow().attribute(Mark.INSIDE)).isEmpty();
    Then out = in.when("defender", "deploy ge-sec-1 J5").then().permitted();
    assertThat(out.after().piece("ge-sec-1").orElseThrow().attribute(Mark.INSIDE)).isEmpty();
    Given single = in.given().reading("nomansland:NI-113", 2);
    single.when("defender", "deploy ge-sec-2 I5 in dugout-1").then().refused("nomansland:4.2.12.b");
  }

  @Test
  void whatFiresToItsFrontFacesTheEnemyUnlessToldOtherwise() {
    Then south = one().when("defender", "deploy ge-mg-1 J5").then().permitted();
    assertThat(south.after().piece("ge-mg-1").orElseThrow().facing()).isEqualTo(4);
    one().when("defender", "deploy ge-mg-1 J5 facing 7").then().refused("nomansland:0.5.a");
    Then section = one().when("defender", "deploy ge-sec-1 J5 facing 2").then().permitted();
    assertThat(section.after().piece("ge-sec-1").orElseThrow().facing()).isZero();
  }

  @Test
  void aShellholeIsSeenByAllOnceTheDefenderIsReady() {
    Then ready = planned("last-gamble").when("defender", "ready").then();
    Position seen = ready.after().seenBy(Viewer.of(Sides.ATTACKER));
    assertThat(seen.at(new Hex("I8"))).extracting(Piece::kind).containsExactly(Kind.SHELLHOLE);
  }

  @Test
  void unitsArePickedUpAgainAndTheReadyMadeSetUpTakesThePlaceOfAll() {
    Then there = one().when("defender", "deploy ge-sec-1 E5").then();
    there
        .when("defender", "lift ge-sec-1")
        .then()
        .permitted()
        .at("ge-sec-1", "box:pool-defender")
        .when("defender", "lift ge-sec-1")
        .then()
        .refused("nomansland:0.5.a");
    Then planned = there.when("defender", "ready-made").then().permitted();
    assertThat(planned.after().at(Place.hex("E5"))).isEmpty();
    planned.when("defender", "end").then().refusedAtLeastFor("nomansland:0.5.b");
  }
}
