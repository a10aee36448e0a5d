package org.adjutant.loos.series;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.rules.position.Clock;
import org.junit.jupiter.api.Test;

/** 4.0 and 4.1, as far as no attack is needed. */
final class SequenceTest {
  private static final Given TURN_1 =
      Plains.movement()
          .piece("b1", "foot", "blue", "0205")
          .steps(2)
          .piece("b2", "foot", "blue", "0207")
          .steps(2)
          .piece("r1", "foot", "red", "0805")
          .steps(2);

  private static Then ended(Given given, String side) {
    return given.when(side, "end").then().permitted();
  }

  @Test
  @ProvesRule({"loos:4.0.a", "loos:4.1.b", "loos:4.1.j"})
  void phasesComeOneAfterAnotherFirstForOneSideThenForTheOther() {
    List<String> seen = new ArrayList<>();
    Given given = TURN_1;
    for (int n = 0; n < 10; n++) {
      Clock clock = given.position().clock();
      seen.add(clock.active().get(0) + " " + clock.phase());
      String idle = clock.active().get(0).id().equals("blue") ? "red" : "blue";
      given.when(idle, "end").then().refusedAtLeastFor("loos:4.1.b").unchanged();
      given = ended(given, clock.active().get(0).id()).given();
    }
    assertThat(seen)
        .containsExactly(
            "blue movement",
            "blue bombardment",
            "blue combat",
            "blue mobile-movement",
            "blue mobile-combat",
            "red movement",
            "red bombardment",
            "red combat",
            "red mobile-movement",
            "red mobile-combat");
    assertThat(given.position().clock().turn()).isEqualTo(2);
  }

  @Test
  @ProvesRule("loos:4.0.a")
  void nothingIsDoneOutOfOrder() {
    Given combat = ended(ended(TURN_1, "blue").given(), "blue").given();
    combat.when("blue", "move b1 0204").then().refused("loos:5.2.a");
    combat.when("red", "move r1 0804").then().refused("loos:5.2.a");
  }

  @Test
  @ProvesRule("loos:4.1.c")
  void aSideMovesAsManyUnitsAsItLikesOrNone() {
    TURN_1
        .when("blue", "move b1 0204")
        .then()
        .permitted()
        .when("blue", "move b2 0208")
        .then()
        .permitted();
    ended(TURN_1, "blue").at("b1", "0205").at("b2", "0207");
  }

  @Test
  @ProvesRule("loos:4.1.d")
  void reinforcementsEnterInTheirOwnersMovementPhase() {
    Given waiting =
        TURN_1
            .piece("b3", "foot", "blue", "box:turn-1")
            .steps(2)
            .having(Marks.ENTRY, org.adjutant.kit.Titles.json("['0101', '0205', '0901']"));
    waiting.clock(1, "movement", "red").when("blue", "place b3 0101").then().refused("loos:4.1.d");
    waiting
        .clock(1, "combat", "blue")
        .when("blue", "place b3 0101")
        .then()
        .refusedAtLeastFor("loos:4.1.d");
    waiting.when("blue", "place b3 0205").then().refused("loos:5.3.a");
    waiting
        .piece("r2", "foot", "red", "0901")
        .when("blue", "place b3 0901")
        .then()
        .refusedAtLeastFor("loos:5.2.e");
    waiting
        .when("blue", "place b3 0101")
        .then()
        .permitted()
        .at("b3", "0101")
        .may("blue")
        .act("move b3 0102");
    waiting.clock(2, "movement", "blue").when("blue", "place b3 0101").then().permitted();
  }

  @Test
  void reinforcementsThatMayStillEnterAreADuty() {
    Given waiting =
        TURN_1
            .piece("b3", "foot", "blue", "box:turn-1")
            .having(Marks.ENTRY, org.adjutant.kit.Titles.json("['0101']"));
    var desk =
        new org.adjutant.rules.spi.Desk(
            waiting.title(), waiting.position(), org.adjutant.rules.position.SideId.of("blue"));
    assertThat(waiting.title().duties(desk))
        .singleElement()
        .matches(duty -> duty.rule().equals("loos:4.1.d") && !duty.must());
    ended(waiting, "blue").phase("bombardment");
  }

  @Test
  @ProvesRule({"loos:4.1.j", "loos:5.2.h"})
  void whatUnitsDidBindsThemNoLongerInTheNextPlayerTurn() {
    Given moved = TURN_1.when("blue", "move b1 0204").then().given();
    Given now = moved.where("b2").being(Marks.ATTACKED).clock(1, "mobile-combat", "blue");
    Then red = ended(now, "blue").phase("movement").cites("loos:4.1.j");
    assertThat(red.after().piece("b1").orElseThrow().flag(Marks.MOVED)).isFalse();
    assertThat(red.after().piece("b2").orElseThrow().flag(Marks.ATTACKED)).isFalse();
  }

  @Test
  @ProvesRule("loos:4.1.k")
  void theTurnMarkerAdvancesUntilTheLastTurnIsOver() {
    Given red = TURN_1.clock(1, "mobile-combat", "red");
    ended(red, "red").cites("loos:4.1.k").turn(2).phase("movement").noEvent("GameEnded");
    ended(red.clock(2, "mobile-combat", "red"), "red")
        .cites("loos:4.1.k")
        .event("GameEnded")
        .and()
        .outcome("victory", "red");
  }
}
