package org.adjutant.loos.campaign;

import static org.adjutant.kit.given.Given.opened;
import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.junit.jupiter.api.Test;

/** 15, and how the layers lie over each other (10.2). */
final class ZeroHourTest {

  private static Given german(int turn) {
    return Battle.bare(turn, "movement", "german")
        .piece("r", "battalion", "german", "1006")
        .piece("5a", "regular", "british", "2010");
  }

  @Test
  @ProvesRule("loos:15.2.a")
  void zeroHourOpensWithTheBritishCombatPhase() {
    Given given = opened(Battle.ZERO_HOUR);
    assertThat(given.position().clock().turn()).isZero();
    assertThat(given.position().clock().phase()).isEqualTo("aircraft");
    given.when("british", "move 5a 0217").then().refusedAtLeastFor("loos:5.2.a");
  }

  @Test
  @ProvesRule("loos:15.1.a")
  void theBritishHaveTheFirstPlayerTurn() {
    Battle.bare(0, "mobile-combat", "german")
        .piece("5a", "regular", "british", "1310")
        .when("german", "end")
        .then()
        .cites("loos:15.1.a")
        .phase("movement")
        .turn(1)
        .may("british")
        .act("move 5a 1309");
  }

  @Test
  @ProvesRule("loos:15.2.b")
  void germanAllowancesAreHalvedInZeroHour() {
    german(0).when("german", "move r 1003").then().cites("loos:15.2.b").permitted();
    german(0).when("german", "move r 1002").then().refused("loos:5.2.b", "loos:5.2.d");
    german(1).when("german", "move r 1002").then().citesNot("loos:15.2.b").permitted();
  }

  @Test
  void byAnotherReadingReplacementsAndWholeStepsAreNotHalved() {
    Given replacement = german(0).where("r").being(Mark.RED_DOT).having(Mark.ARRIVED, 0);
    replacement.when("german", "move r 1002").then().refused("loos:5.2.b", "loos:5.2.d");
    replacement
        .reading("loos:LI-53", 3)
        .when("german", "move r 1002")
        .then()
        .permitted()
        .citesNot("loos:15.2.b");
    german(0)
        .reading("loos:LI-53", 3)
        .when("german", "move r 1002")
        .then()
        .refused("loos:5.2.b", "loos:5.2.d");
    Given acrossTheCanal =
        Battle.bare(0, "movement", "german")
            .piece("r", "battalion", "german", "0310")
            .piece("5a", "regular", "british", "0309");
    acrossTheCanal.when("german", "move r 0210 via none").then().refusedAtLeastFor("loos:6.1.c");
    acrossTheCanal
        .reading("loos:LI-53", 3)
        .when("german", "move r 0210 via none")
        .then()
        .permitted();
  }

  @Test
  @ProvesRule("loos:10.2.a")
  void whatIsNotAmendedStaysInForce() {
    german(1).when("german", "move r 0904 via 0906").then().refusedAtLeastFor("loos:5.1.b");
  }
}
