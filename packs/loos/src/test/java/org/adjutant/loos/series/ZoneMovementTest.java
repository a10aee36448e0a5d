package org.adjutant.loos.series;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

/** 6.1. */
final class ZoneMovementTest {
  private static final String MINED =
      "'hexsides': [{'feature': 'minefield', 'at': ['0505/0605', '0505/0504']}],"
          + "'terrain': [{'type': 'fort', 'hexes': ['0606']}]";

  /** b1 in 0505 and its way north, past r1 in 0604: 0504 and 0605 lie in its ZOC, 0505 does not. */
  private static Given outside(String layers, String kind) {
    return Plains.movement(layers)
        .piece("b1", kind, "blue", "0505")
        .piece("r1", "foot", "red", "0604");
  }

  /** b1 in 0505 in the ZOC of r1; 0605 and 0606 lie in that of r2, 0504 in none. */
  private static Given inside(String layers, String kind) {
    return Plains.movement(layers)
        .piece("b1", kind, "blue", "0505")
        .piece("r1", "foot", "red", "0406")
        .piece("r2", "foot", "red", "0705");
  }

  @Test
  @ProvesRule("loos:6.1.a")
  void aLegUnitStopsInTheFirstHexInAnEnemyZoc() {
    Given given = outside("", "foot");
    given.when("blue", "move b1 0504").then().permitted();
    given
        .when("blue", "move b1 0503 via 0504")
        .then()
        .refused("loos:6.1.a", "loos:6.1.b")
        .input("loos:6.1.a", "step", 1)
        .input("loos:6.1.a", "to", "0504");
    given.when("blue", "move b1 0404 via 0504").then().refused("loos:6.1.a").unchanged();
  }

  @Test
  @ProvesRule("loos:6.1.b")
  void fromZocToZocALegUnitSpendsItsWholeAllowance() {
    inside("", "foot")
        .steps(2)
        .when("blue", "move b1 0606")
        .then()
        .permitted()
        .event("MovementDeclared")
        .fact("spent", "4 MP");
  }

  private static Given insideFull(String layers) {
    return inside(layers, "foot").where("b1").steps(2);
  }

  @Test
  @ProvesRule("loos:6.1.b")
  void andNoStepMoreBeforeOrAfter() {
    insideFull("")
        .when("blue", "move b1 0605")
        .then()
        .permitted()
        .input("loos:5.1.c", "spent", "5 MP");
    insideFull("")
        .when("blue", "move b1 0604 via 0605")
        .then()
        .refusedAtLeastFor("loos:6.1.b")
        .input("loos:6.1.b", "step", 1);
  }

  @Test
  @ProvesRule("loos:6.1.c")
  void theWholeAllowanceMustCoverTheTerrain() {
    String layers = "'terrain': [{'type': 'mountain', 'hexes': ['0605']}]";
    insideFull(layers).when("blue", "move b1 0605").then().permitted();
    insideFull(layers)
        .where("b1")
        .having("move", 2)
        .when("blue", "move b1 0605 via none")
        .then()
        .refused("loos:6.1.c", "loos:5.2.b", "loos:5.2.d");
  }

  @Test
  @ProvesRule("loos:6.1.c")
  void theWholeAllowanceBuysNoProhibitedTerrain() {
    insideFull("'hexsides': [{'feature': 'cliff', 'at': ['0505/0605']}]")
        .when("blue", "move b1 0605 via none")
        .then()
        .refused("loos:6.1.c", "loos:5.2.f");
    insideFull("'terrain': [{'type': 'lake', 'hexes': ['0605']}]")
        .when("blue", "move b1 0605")
        .then()
        .refused("loos:6.1.c", "loos:5.2.f");
  }

  @Test
  @ProvesRule("loos:6.1.d")
  void aUnitThatStartsInAZocLeavesItAtOrdinaryCost() {
    insideFull("")
        .when("blue", "move b1 0503 via 0504")
        .then()
        .permitted()
        .cites("loos:6.1.d")
        .event("MovementDeclared")
        .fact("spent", "2 MP");
  }

  @Test
  @ProvesRule("loos:6.1.e")
  void aLegUnitThatLeftAZocStopsWhereItEntersOneAgain() {
    Given given = insideFull("").piece("r3", "foot", "red", "0502");
    given.when("blue", "move b1 0503 via 0504").then().permitted().usesReading("loos:LI-75", 1);
    given
        .when("blue", "move b1 0403 via 0504-0503")
        .then()
        .refusedAtLeastFor("loos:6.1.e")
        .usesReading("loos:LI-75", 1);
  }

  @Test
  void byAnotherReadingItMayNotEnterOneAgain() {
    insideFull("")
        .piece("r3", "foot", "red", "0502")
        .reading("loos:LI-75", 2)
        .when("blue", "move b1 0503 via 0504")
        .then()
        .refused("loos:6.1.e")
        .usesReading("loos:LI-75", 2);
  }

  @Test
  void byTheThirdReadingItGoesOn() {
    insideFull("")
        .piece("r3", "wagons", "red", "0502")
        .having("noZoc", Data.of(false))
        .reading("loos:LI-75", 3)
        .when("blue", "move b1 0404 via 0504-0503")
        .then()
        .permitted()
        .usesReading("loos:LI-75", 3);
  }

  @Test
  @ProvesRule("loos:6.1.f")
  void aMobileUnitPaysHalfItsAllowanceForEachHexInAZoc() {
    Given given = outside("'terrain': [{'type': 'rough', 'hexes': ['0504']}]", "horse");
    given
        .when("blue", "move b1 0504")
        .then()
        .permitted()
        .event("MovementDeclared")
        .fact("spent", "6 MP");
    given
        .when("blue", "move b1 0404 via 0504")
        .then()
        .permitted()
        .event("MovementDeclared")
        .fact("spent", "7 MP");
    given
        .when("blue", "move b1 0503 via 0504")
        .then()
        .refused("loos:5.2.b", "loos:5.2.d")
        .input("loos:5.2.d", "step", 2)
        .input("loos:5.2.d", "cost", "5 MP")
        .input("loos:5.2.d", "left", "3 MP");
  }

  @Test
  @ProvesRule("loos:6.1.f")
  void aMobileUnitGoesFromZocToZocWhileItCanPay() {
    outside("'paths': [{'kind': 'road', 'hexes': ['0505', '0504', '0503']}]", "horse")
        .when("blue", "move b1 0503 via 0504")
        .then()
        .permitted()
        .event("MovementDeclared")
        .fact("spent", "9 MP");
  }

  @Test
  @ProvesRule("loos:6.1.g")
  void minefieldsAndFortificationsBarTheStepFromZocToZoc() {
    insideFull(MINED).when("blue", "move b1 0605 via none").then().refused("loos:6.1.g");
    insideFull(MINED).when("blue", "move b1 0606").then().refused("loos:6.1.g");
    insideFull(MINED).when("blue", "move b1 0504 via none").then().permitted();
    inside(MINED, "horse").when("blue", "move b1 0605 via none").then().refused("loos:6.1.g");
    outside("'terrain': [{'type': 'fort', 'hexes': ['0504']}]", "foot")
        .when("blue", "move b1 0504")
        .then()
        .permitted();
    insideFull("")
        .feature("0606", Situation.FORTIFICATION, Data.of(true))
        .when("blue", "move b1 0606")
        .then()
        .refused("loos:6.1.g");
  }

  @Test
  @ProvesRule("loos:6.1.g")
  void commandosAreNotBarredAndPayNothingMore() {
    inside(MINED, "commando")
        .when("blue", "move b1 0606")
        .then()
        .permitted()
        .event("MovementDeclared")
        .fact("spent", "1 MP");
    inside(MINED, "commando").when("blue", "move b1 0605 via none").then().permitted();
    inside("", "commando")
        .when("blue", "move b1 0604 via 0605")
        .then()
        .refusedAtLeastFor("loos:6.1.b");
    outside("", "raiders")
        .when("blue", "move b1 0503 via 0504")
        .then()
        .permitted()
        .event("MovementDeclared")
        .fact("spent", "2 MP");
  }
}
