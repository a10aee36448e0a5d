package org.adjutant.nomansland.planning.sky;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.planning.Planned;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.position.Piece;
import org.junit.jupiter.api.Test;

/** Scenario 11: the Attacker chooses what his four aircraft are. */
final class SquadronTest {
  @Test
  @ProvesRule("nomansland:S11.attacker.h")
  void theAttackerChoosesFourAircraftTwoOfThemAces() {
    Then asked = Planned.defenderReady("last-gamble");
    asked.choice("squadron").ownedBy("attacker");
    asked
        .choice("squadron")
        .offers("0 aces 0", "4 aces 2", "2 aces 1")
        .offersNot("4 aces 1", "0 aces 1");
    Then chosen = asked.answer("attacker", "squadron 1 aces 1").then().permitted();
    chosen.cites("nomansland:S11.attacker.h").choice("commit").ownedBy("defender");
    List<Piece> planes = chosen.after().at(Place.box("aerodrome-attacker"));
    assertThat(planes).hasSize(4);
    assertThat(planes.stream().filter(plane -> plane.flag(Mark.ACE))).hasSize(2);
    assertThat(planes.stream().filter(plane -> plane.kind().equals("recon"))).hasSize(1);
  }

  @Test
  void theyAreFightersByTheSecondReading() {
    Planned.opened("last-gamble")
        .reading("nomansland:NI-147", 2)
        .when("defender", "ready-made")
        .then()
        .when("defender", "ready")
        .then()
        .choice("squadron")
        .offersOnly("0 aces 0");
  }
}
