package org.adjutant.nomansland.planning.recon;

import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.planning.Planned;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.position.Viewer;
import org.junit.jupiter.api.Test;

final class ReconnaissanceTest {

  /** Scenario 1: a Balloon, and nothing that could shoot at it. */
  private static Then balloon(int die) {
    return Planned.defenderReady("fix-bayonet").diceFall(die).then().permitted();
  }

  /** Scenario 5: a Reconnaissance Aircraft and a Forward Observer; no Fighter is committed. */
  private static Then scouts(Given opened) {
    return opened
        .when("defender", "ready-made")
        .then()
        .when("defender", "ready")
        .then()
        .answer("defender", "commit none")
        .then()
        .answer("attacker", "commit none")
        .then()
        .permitted();
  }

  private static Then scouts() {
    return scouts(Planned.opened("raining-shells"));
  }

  private static boolean isRevealed(Position position, String hex) {
    return position.attribute(Subject.of(new Hex(hex)), Mark.REVEALED).isPresent();
  }

  private static boolean isArtilleryRevealed(Position position) {
    return position.attribute(Subject.of(Sides.DEFENDER), Mark.ARTILLERY_REVEALED).isPresent();
  }

  @Test
  @ProvesRule({"nomansland:1.4.1.1.b", "nomansland:1.4.1.1.c"})
  void aBalloonAddsTwoAndCannotRevealTheArtillery() {
    Then rolled = balloon(2);
    rolled.input("nomansland:1.4.1.1.b", "modifier", 2).input("nomansland:1.4.a", "total", 4);
    rolled.answer("attacker", "reveal artillery").then().refused("nomansland:1.4.1.1.c");
    rolled.choice("reveal").about("left", Data.of(2)).offersNot("artillery");
  }

  @Test
  @ProvesRule("nomansland:1.4.a")
  void everyScoutLeftRollsADieAndTheObserverToo() {
    Then first = scouts();
    assertThat(first.after().openRoll().orElseThrow().subject()).isEqualTo("recon-1");
    Then none = first.diceFall(1).then().permitted();
    none.source("table", "reconnaissance, column result, row ..1", "0");
    assertThat(none.after().openRoll().orElseThrow().subject()).isEqualTo("observer-1");
    none.diceFall(1).then().permitted().phase("bombardment");
  }

  @Test
  @ProvesRule({"nomansland:1.4.b", "nomansland:1.4.c", "nomansland:1.2.f"})
  void markersGoOneAfterAnotherWhereTheAttackerLikes() {
    Then rolled = scouts().diceFall(4).then();
    rolled.choice("reveal").ownedBy("attacker").about("left", Data.of(2));
    rolled.answer("attacker", "reveal Z99").then().refused("nomansland:1.4.b");
    Then hex = rolled.answer("attacker", "reveal J7").then().permitted();
    hex.cites("nomansland:1.4.b", "nomansland:1.4.c", "nomansland:1.2.f");
    assertThat(isRevealed(hex.after(), "J7")).isTrue();
    Position seen = hex.after().seenBy(Viewer.of(Sides.ATTACKER));
    assertThat(seen.at(new Hex("J7")).stream().map(piece -> piece.kind()))
        .containsExactly("ge-sec", "officer");
    hex.choice("reveal").about("left", Data.of(1));
    Then guns = hex.answer("attacker", "reveal artillery").then().permitted();
    assertThat(isArtilleryRevealed(guns.after())).isTrue();
  }

  @Test
  void anEmptyHexCanBeRevealed() {
    Then empty = scouts().diceFall(4).then().answer("attacker", "reveal K7").then().permitted();
    empty.citesNot("nomansland:1.2.f");
    assertThat(isRevealed(empty.after(), "K7")).isTrue();
  }

  @Test
  void revealedMarkersServeTheBombardmentsAloneByTheSecondReading() {
    Given given =
        Planned.opened("fix-bayonet")
            .clock(0, "bombardment", "attacker")
            .attribute(Subject.of(new Hex("J5")), Mark.REVEALED, Data.of(true));
    assertThat(isRevealed(given.when("attacker", "end").then().after(), "J5")).isTrue();
    Given planning = given.reading("nomansland:NI-030", 2);
    assertThat(isRevealed(planning.when("attacker", "end").then().after(), "J5")).isFalse();
  }

  @Test
  @ProvesRule("nomansland:1.4.d")
  void balloonsAndScoutsLeavePlayAfterwards() {
    balloon(1).answer("attacker", "reveal J1").then().permitted().gone("balloon-1");
    Then over = scouts().diceFall(1).then().diceFall(1).then();
    over.cites("nomansland:1.4.d").gone("recon-1").at("observer-1", "box:observers");
    assertThat(over.after().at(Place.box("sky"))).isEmpty();
  }

  @Test
  @ProvesRule("nomansland:1.4.e")
  void aScoutHasNoBonusWhereNoPlaneWasShotDown() {
    scouts().diceFall(3).then().citesNot("nomansland:1.4.e").input("nomansland:1.4.a", "total", 3);
    Given whenever = Planned.opened("raining-shells").reading("nomansland:NI-029", 2);
    scouts(whenever)
        .diceFall(3)
        .then()
        .cites("nomansland:1.4.e")
        .input("nomansland:1.4.a", "total", 4);
  }

  @Test
  @ProvesRule("nomansland:1.4.1.2.a")
  void anObserverHasNoModifierAndMayRevealTheArtilleryByDefault() {
    Then observer = scouts().diceFall(1).then().diceFall(3).then().permitted();
    observer.input("nomansland:1.4.1.2.a", "modifier", 0).input("nomansland:1.4.a", "total", 3);
    Then guns = observer.answer("attacker", "reveal artillery").then().permitted();
    assertThat(isArtilleryRevealed(guns.after())).isTrue();
    Given barred = Planned.opened("raining-shells").reading("nomansland:NI-031", 2);
    scouts(barred)
        .diceFall(1)
        .then()
        .diceFall(3)
        .then()
        .answer("attacker", "reveal artillery")
        .then()
        .refused("nomansland:1.4.1.2.a");
  }
}
