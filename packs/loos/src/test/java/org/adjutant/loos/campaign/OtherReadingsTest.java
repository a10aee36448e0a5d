package org.adjutant.loos.campaign;

import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Subject;
import org.junit.jupiter.api.Test;

/** What readings do that change the series under the campaign's rules. */
final class OtherReadingsTest {
  private static Given attack() {
    return Battle.bare(2, "combat", "british")
        .piece("5a", "regular", "british", "1106")
        .steps(2)
        .piece("g1", "battalion", "german", "1105");
  }

  /** The table gives this result, whatever the die. */
  private static Given assuming(Given given, String result) {
    return given.attribute(Subject.GAME, "assume", Data.of("CRT", result));
  }

  /** A pair of regiments in a corner of the map, from which one hex is open to them: 0101. */
  private static Given pair() {
    Given given =
        Battle.bare(2, "combat", "british")
            .piece("5a", "regular", "british", "0203")
            .piece("6a", "regular", "british", "0301");
    for (String unit : new String[] {"g1", "g2"}) {
      given = given.piece(unit, "regiment", "german", "0102").steps(3).having(Mark.DIVISION, "8");
    }
    return given;
  }

  @Test
  void theNoteOfTheSeriesShiftsBritishAttacksOnlyIfReadSo() {
    attack()
        .when("british", "attack 1105 with 5a")
        .dice(6)
        .then()
        .citesNot("loos:CRT.f")
        .event("CombatResolved")
        .fact("differential", 2)
        .fact("column", "+2,+3");
    Given shifted = attack().reading("loos:LI-05", 2);
    shifted
        .when("british", "attack 1105 with 5a")
        .dice(6)
        .then()
        .input("loos:CRT.f", "columns", -1)
        .event("CombatResolved")
        .fact("differential", 2)
        .fact("column", "+1");
    shifted
        .clock(2, "combat", "german")
        .when("german", "attack 1106 with g1")
        .dice(6)
        .then()
        .citesNot("loos:CRT.f");
  }

  @Test
  void unitsOfOneStepHaveNoZoneOfControlOnlyIfReadSo() {
    Given given =
        Battle.bare(2, "movement", "british")
            .piece("5a", "regular", "british", "1107")
            .piece("g1", "battalion", "german", "1105");
    given.when("british", "move 5a 1006 via 1106").then().refusedAtLeastFor("loos:6.1.a");
    Given without = given.reading("loos:LI-78", 2);
    without.when("british", "move 5a 1006 via 1106").then().permitted();
    without
        .without("g1")
        .piece("g2", "regiment", "german", "1105")
        .steps(2)
        .when("british", "move 5a 1006 via 1106")
        .then()
        .refusedAtLeastFor("loos:6.1.a");
  }

  @Test
  void whichUnitOfAStackLosesTheStepByWhichItStandsIsInterpreted() {
    assuming(pair(), "D2")
        .when("british", "attack 0102 with 5a")
        .then()
        .answer("german", "stand")
        .then()
        .usesReading("loos:LI-34", 1)
        .steps("g2", 2)
        .steps("g1", 3);
    Then asked =
        assuming(pair().reading("loos:LI-34", 2), "D2")
            .when("british", "attack 0102 with 5a")
            .then()
            .answer("german", "stand")
            .then();
    asked.choice("loss").ownedBy("german").offersOnly("g1", "g2");
    asked.answer("german", "g1").then().cites("loos:8.4.d").steps("g1", 2).steps("g2", 3);
  }

  @Test
  void whoOfAStackPaysForARetreatThatFallsShortIsInterpreted() {
    assuming(pair(), "D3")
        .when("british", "attack 0102 with 5a")
        .then()
        .answer("german", "go 0101")
        .then()
        .at("g1", "0101")
        .steps("g2", 2)
        .steps("g1", 3);
    assuming(pair().reading("loos:LI-44", 2), "D3")
        .when("british", "attack 0102 with 5a")
        .then()
        .answer("german", "go 0101")
        .then()
        .at("g1", "0101")
        .steps("g2", 2)
        .steps("g1", 2);
  }
}
