package org.adjutant.loos.campaign.trench;

import static org.adjutant.loos.campaign.trench.TrenchField.assuming;
import static org.adjutant.loos.campaign.trench.TrenchField.combat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

/** 16.0.d to 16.0.f and 14.2.b: b1 and b2 follow g1 out of 0504. */
final class ShortAdvanceTest {
  private static Given battle() {
    return assuming(combat("british"), "D2")
        .piece("b1", "half", "british", "0505")
        .steps(2)
        .having("brigade", "5")
        .piece("b2", "half", "british", "0605")
        .steps(2)
        .having("brigade", "5")
        .piece("g1", "battalion", "german", "0504");
  }

  private static Then retreated(Given given) {
    return given
        .when("british", "attack 0504 with b1,b2")
        .then()
        .answer("german", "go 0503-0502")
        .then()
        .permitted();
  }

  @Test
  @ProvesRule({"loos:16.0.d", "loos:16.0.e", "loos:16.0.f"})
  void allWhoFoughtMayAdvanceOneHex() {
    Then asked = retreated(battle());
    asked
        .choice("advance")
        .ownedBy("british")
        .offersOnly(
            "none",
            "b1 to 0504",
            "b1 to 0405",
            "b2 to 0504",
            "b2 to 0604",
            "b1,b2 to 0504-0604",
            "b1,b2 to 0405-0504",
            "b1,b2 to 0405-0604");
  }

  @Test
  @ProvesRule({"loos:16.0.d", "loos:16.0.e", "loos:16.0.f"})
  void theTrailSaysHowFarAndWhereTo() {
    retreated(battle())
        .answer("british", "b1,b2 to 0504-0604")
        .then()
        .cites("loos:16.0.d", "loos:16.0.e", "loos:16.0.f")
        .input("loos:16.0.d", "hexes", 1)
        .usesReading("loos:LI-36", 1)
        .usesReading("loos:LI-38", 2)
        .at("b1", "0504")
        .at("b2", "0604")
        .having("b1", "advanced", Data.of(true));
  }

  @Test
  @ProvesRule("loos:16.0.d")
  void nobodyAdvancesTwoHexesUnlessReadOtherwise() {
    retreated(battle()).answer("british", "b1 to 0503").then().refused("loos:16.0.d");
    Given beyond = battle().reading("loos:LI-36", 2);
    retreated(beyond)
        .answer("british", "b1 to 0404")
        .then()
        .permitted()
        .input("loos:16.0.d", "hexes", 2)
        .at("b1", "0404");
    retreated(beyond).answer("british", "b1 to 0502").then().refused("loos:16.0.f");
  }

  @Test
  @ProvesRule("loos:16.0.f")
  void anAdvanceEndsInTheHexLeftOrBesideIt() {
    retreated(battle()).answer("british", "b1 to 0506").then().refused("loos:16.0.f");
    Given taken = battle().piece("b3", "half", "british", "0405").steps(2);
    retreated(taken).answer("british", "b1 to 0405").then().refused("loos:16.0.f");
  }

  @Test
  @ProvesRule("loos:16.0.e")
  void oneUnitToAHexUnlessReadOtherwise() {
    retreated(battle()).answer("british", "b1,b2 to 0504-0504").then().refused("loos:8.5.g");
    Given shared = battle().reading("loos:LI-38", 1);
    retreated(shared).choice("advance").offers("b1,b2 to 0504-0504");
    Given strangers = shared.where("b2").having("brigade", "6");
    retreated(strangers).choice("advance").offersNot("b1,b2 to 0504-0504");
  }

  @Test
  @ProvesRule("loos:14.2.b")
  void nobodyAdvancesIntoTheFrontLineUnlessReadOtherwise() {
    Given given =
        assuming(combat("british"), "D2")
            .piece("b1", "half", "british", "0508")
            .steps(2)
            .piece("b2", "half", "british", "0605")
            .steps(2)
            .piece("g1", "battalion", "german", "0506");
    Given south = given.moved("b1", "0506").moved("g1", "0606").moved("b2", "0608");
    Then asked =
        south.when("british", "attack 0606 with b1").then().answer("german", "go 0705-0805").then();
    asked.choice("advance").offers("b1 to 0606", "b1 to 0505").offersNot("b1 to 0607");
    asked.answer("british", "b1 to 0607").then().refused("loos:14.2.b");
    south
        .reading("loos:LI-39", 2)
        .when("british", "attack 0606 with b1")
        .then()
        .answer("german", "go 0705-0805")
        .then()
        .choice("advance")
        .offers("b1 to 0607");
  }

  @Test
  @ProvesRule("loos:14.2.a")
  void noGermanAdvancesIntoTheFrontLine() {
    Given given =
        assuming(combat("german"), "D2")
            .reading("loos:LI-39", 2)
            .piece("g1", "battalion", "german", "0506")
            .piece("b1", "half", "british", "0606")
            .steps(2);
    Then asked =
        given.when("german", "attack 0606 with g1").then().answer("british", "go 0706-0707").then();
    asked.choice("advance").offersNot("g1 to 0607").offers("g1 to 0606");
    asked.answer("german", "g1 to 0607").then().refused("loos:14.2.a");
  }

  @Test
  void readInPlaceOfAllOf85ItFreezesNobodyAndEntersAnyEmptiedHex() {
    Given whole = battle().reading("loos:LI-12", 2);
    retreated(whole)
        .answer("british", "b1 to 0504")
        .then()
        .permitted()
        .having("b1", "attacked", Data.of(true))
        .citesNot("loos:8.5.h");
    assuming(whole, "De")
        .when("british", "attack 0504 with b1")
        .then()
        .choice("advance")
        .offers("b1 to 0504");
    assuming(battle(), "De").when("british", "attack 0504 with b1").then().noChoice();
  }

  @Test
  void aHexThatIsStillHeldIsNotVacated() {
    Given stack = battle().piece("g0", "battalion", "german", "0504");
    stack
        .when("british", "attack 0504 with b1")
        .then()
        .answer("german", "go 0503-0502")
        .then()
        .noChoice()
        .at("g0", "0502")
        .at("g1", "0504");
  }
}
