package org.adjutant.nomansland.guns;

import static org.adjutant.nomansland.guns.Front.artillery;
import static org.adjutant.nomansland.guns.Front.hex;
import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.kit.given.When;
import org.adjutant.nomansland.Battle;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

/** Test markers and wire destruction checks. */
final class WireTest {
  private static final String BESIDE = "nomansland:NI-156";

  /** Thick wire in row K, and a German in L6, who stands beside K6 alone. */
  private static Given thick() {
    return artillery("sturmtruppen", "attacker", 6)
        .piece("ge-inf-1", "ge-inf", "attacker", "L6")
        .steps(2);
  }

  @Test
  @ProvesRule({
    "nomansland:1.5.2.b",
    "nomansland:1.5.2.c",
    "nomansland:1.5.2.d",
    "nomansland:1.5.2.f",
    "nomansland:2.1.2.1.a"
  })
  void twoTestMarkersOnThickWireAndAFourLeaveIntactWireInTheHexAndTheRowAsItWas() {
    Then then =
        thick()
            .when("attacker", "shell K6 2")
            .die("scatter", 4, 4)
            .die("wire", 4)
            .then()
            .permitted()
            .cites("nomansland:2.1.2.1.a")
            .input("nomansland:1.5.2.f", "total", 5)
            .source("table", "wire, column thick, row 5", "intact");
    assertThat(then.after().attribute(hex("K6"), "wire")).contains(Data.of("intact"));
    assertThat(then.after().attribute(hex("K6"), "tests")).isEmpty();
    assertThat(then.after().attribute(hex("K7"), "wire")).isEmpty();
    then.event("nomansland/WireTested").fact("was", "thick").fact("becomes", "intact");
  }

  @Test
  @ProvesRule({"nomansland:2.1.2.1.i", "nomansland:2.1.2.1.h"})
  void wireThatIsDestroyedIsABreachAndTakesNoMoreTests() {
    Then then =
        thick()
            .attribute(hex("K6"), "wire", Data.of("damaged"))
            .when("attacker", "shell K6 1")
            .die("scatter", 4)
            .die("wire", 3)
            .then()
            .cites("nomansland:2.1.2.1.i");
    assertThat(then.after().attribute(hex("K6"), "wire")).contains(Data.of("breach"));
    then.when("attacker", "shell K6 1").then().refusedAtLeastFor("nomansland:2.1.1.a");
  }

  @Test
  void byAnotherReadingThickWireIsEasierToDestroyAndDamagedWireHarder() {
    Given given = thick().reading("nomansland:NI-048", 3);
    given
        .when("attacker", "shell K6 1")
        .die("scatter", 4)
        .die("wire", 4)
        .then()
        .usesReading("nomansland:NI-048", 3)
        .event("nomansland/WireTested")
        .fact("total", 5);
    given
        .attribute(hex("K6"), "wire", Data.of("damaged"))
        .when("attacker", "shell K6 1")
        .die("scatter", 4)
        .die("wire", 4)
        .then()
        .event("nomansland/WireTested")
        .fact("total", 3);
  }

  @Test
  void wireFarFromTheAttackerWaits() {
    Then then = thick().when("attacker", "shell K10 1").die("scatter", 4).then().permitted();
    assertThat(then.after().attribute(hex("K10"), "tests")).contains(Data.of(1));
  }

  @Test
  void theDefendersUnitsCallForACheckUnderTheOtherReading() {
    Given given =
        artillery("sturmtruppen", "attacker", 6)
            .piece("uk-inf-1", "uk-inf", "defender", "J10")
            .steps(2);
    given.when("attacker", "shell K10 1").die("scatter", 4).then().noEvent("nomansland/WireTested");
    given
        .reading("nomansland:NI-047", 2)
        .when("attacker", "shell K10 1")
        .die("scatter", 4)
        .die("wire", 2)
        .then()
        .event("nomansland/WireTested")
        .fact("becomes", "thick");
  }

  @Test
  void theCheckMayBePutOffUnderTheThirdReading() {
    Then asked =
        thick()
            .reading("nomansland:NI-047", 3)
            .when("attacker", "shell K6 1")
            .die("scatter", 4)
            .then();
    Then later =
        asked
            .choice("test-wire")
            .ownedBy("attacker")
            .offersOnly("yes", "no")
            .answer("no")
            .then()
            .noEvent("nomansland/WireTested");
    assertThat(later.after().attribute(hex("K6"), "tests")).contains(Data.of(1));
    asked
        .choice("test-wire")
        .answer("yes")
        .die("wire", 6)
        .then()
        .event("nomansland/WireTested")
        .fact("becomes", "intact");
  }

  @Test
  void initiativeMayHelpACheckOfTheAttackersOwnAction() {
    thick()
        .tally("elan:initiative", 1)
        .when("attacker", "shell K6 1 initiative 2")
        .die("scatter", 3)
        .die("wire", 4)
        .then()
        .permitted()
        .event("nomansland/WireTested")
        .fact("total", 5)
        .and()
        .tally("elan:initiative", 3);
  }

  @Test
  @ProvesRule("nomansland:2.1.2.1.h")
  void aCheckForATankOrAChargeAddsWhatItsCallerSays() {
    Data tank = Data.of("hex", "K6").with("add", 4).with("why", "tank");
    Then then =
        Stages.run(thick(), "wire-check", tank, 3)
            .input("nomansland:1.5.2.f", "tank", 4)
            .cites("nomansland:2.1.2.1.h");
    assertThat(then.after().attribute(hex("K6"), "wire")).contains(Data.of("damaged"));
    Stages.run(then.given().attribute(hex("K6"), "wire", Data.of("breach")), "wire-check", tank)
        .noEvent("nomansland/WireTested");
  }

  @Test
  void byAnotherReadingMarkersBesideAUnitWaitForTheNextThatArrives() {
    Given shelled = thick().reading(BESIDE, 2);
    Then waits = shelled.when("attacker", "shell K6 1").die("scatter", 4).then();
    waits.noEvent("nomansland/WireTested").usesReading(BESIDE, 2);
    assertThat(waits.after().attribute(hex("K6"), "tests")).contains(Data.of(1));
    moves(1, "L6 L7").die("wire", 4).then().usesReading(BESIDE, 1).event("nomansland/WireTested");
    moves(2, "L6 L7").then().permitted().noEvent("nomansland/WireTested");
    moves(2, "M6 L6").die("wire", 4).then().event("nomansland/WireTested");
    moves(2, "M6 M5").then().permitted().noEvent("nomansland/WireTested");
  }

  /** A unit stays in L5, beside K6 with its Test marker, and another moves. */
  private static When moves(int reading, String fromTo) {
    String[] way = fromTo.split(" ");
    return Battle.action("sturmtruppen", "attacker")
        .reading(BESIDE, reading)
        .attribute(hex("K6"), "tests", Data.of(1))
        .piece("ge-inf-1", "ge-inf", "attacker", "L5")
        .steps(2)
        .piece("ge-inf-2", "ge-inf", "attacker", way[0])
        .steps(2)
        .when("attacker", "move ge-inf-2 to " + way[1]);
  }

  @Test
  void contactBringsToLightWhatIsHiddenBesideAnEnemy() {
    Stages.run(Front.hide(thick(), "uk-inf-1", "uk-inf", "L7"), "contact")
        .event("nomansland/UnitsUnveiled")
        .and()
        .gone("q-L7");
  }
}
