package org.adjutant.loos.campaign.trench;

import static org.adjutant.loos.campaign.trench.TrenchField.assuming;
import static org.adjutant.loos.campaign.trench.TrenchField.combat;
import static org.adjutant.loos.campaign.trench.TrenchField.movement;
import static org.adjutant.loos.campaign.trench.TrenchField.phase;

import java.util.List;
import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.Titles;
import org.adjutant.kit.given.Given;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

/** 14.1 and 14.2. */
final class FrontLineTest {
  private static Given british(Given given, String hex) {
    return given.piece("b1", "half", "british", hex).steps(2);
  }

  @Test
  @ProvesRule({"loos:14.1.a", "loos:14.1.b"})
  void highGroundChangesNeitherMovementNorCombat() {
    var hill = TrenchField.with("{'type': 'high-ground', 'hexes': ['0502', '0503']}");
    phase(hill, "movement", "german")
        .piece("g1", "battalion", "german", "0501")
        .when("german", "move g1 0503 via 0502")
        .then()
        .permitted()
        .cites("loos:14.1.b")
        .event("MovementDeclared")
        .fact("spent", "2 MP");
    for (var title : List.of(hill, TrenchField.title())) {
      british(phase(title, "combat", "british"), "0603")
          .piece("g1", "battalion", "german", "0503")
          .when("british", "attack 0503 with b1")
          .dice(6)
          .then()
          .event("CombatResolved")
          .fact("line", "clear")
          .fact("differential", 2)
          .fact("result", ".");
    }
  }

  @Test
  @ProvesRule("loos:14.1.b")
  void theTrailOfACombatSaysThatHighGroundDoesNothing() {
    british(
            phase(
                TrenchField.with("{'type': 'high-ground', 'hexes': ['0503']}"),
                "combat",
                "british"),
            "0603")
        .piece("g1", "battalion", "german", "0503")
        .when("british", "attack 0503 with b1")
        .then()
        .cites("loos:14.1.b")
        .input("loos:14.1.b", "hex", "0503");
  }

  @Test
  @ProvesRule({"loos:14.2.a", "loos:14.2.f"})
  void germansDoNotMoveIntoTheFrontLine() {
    movement("german")
        .piece("g1", "battalion", "german", "0506")
        .when("german", "move g1 0507")
        .then()
        .refused("loos:14.2.a", "loos:14.2.f")
        .may("german")
        .notOffered("move g1 0507", "move g1 0508", "move g1 0607");
  }

  @Test
  @ProvesRule("loos:14.2.a")
  void noGermanUnitIsPlacedInTheFrontLine() {
    movement("german")
        .piece("g1", "battalion", "german", "box:turn-1")
        .having("entry", Data.texts(List.of("0507", "0101")))
        .when("german", "place g1 0507")
        .then()
        .refused("loos:14.2.a")
        .may("german")
        .offered("place g1 0101")
        .notOffered("place g1 0507");
  }

  @Test
  @ProvesRule("loos:14.2.a")
  void aGermanRetreatDoesNotEnterTheFrontLine() {
    Given fight =
        british(combat("british"), "0505")
            .piece("b2", "half", "british", "0405")
            .steps(2)
            .piece("b3", "half", "british", "0605")
            .steps(2)
            .piece("g1", "regiment", "german", "0506")
            .steps(2);
    assuming(fight, "D2")
        .when("british", "attack 0506 with b1")
        .then()
        .choice("retreat")
        .offersOnly("go none", "stand")
        .answer("german", Titles.json("{'how': 'go', 'path': ['0507', '0508']}"))
        .then()
        .refusedAtLeastFor("loos:14.2.a")
        .answer("german", "go none")
        .then()
        .cites("loos:8.3.b")
        .at("g1", "box:eliminated");
  }

  @Test
  @ProvesRule("loos:14.2.b")
  void theBritishMayMoveIntoTheFrontLineAndBeyondIt() {
    british(movement("british"), "0508")
        .when("british", "move b1 0506 via 0507")
        .then()
        .permitted()
        .cites("loos:14.2.b", "loos:14.2.d")
        .usesReading("loos:LI-76", 1);
    british(movement("british"), "0508").when("british", "move b1 0507").then().permitted();
  }

  @Test
  @ProvesRule("loos:14.2.d")
  void byAnotherReadingAMoveEndsInTheFrontLine() {
    Given given = british(movement("british"), "0508").reading("loos:LI-76", 2);
    given.when("british", "move b1 0506 via 0507").then().refused("loos:14.2.d");
    given.when("british", "move b1 0507").then().permitted();
    british(movement("british"), "0507")
        .reading("loos:LI-76", 2)
        .when("british", "move b1 0506")
        .then()
        .permitted();
  }

  @Test
  @ProvesRule("loos:14.2.d")
  void nobodyGoesSidewaysAlongTheFrontLine() {
    british(movement("british"), "0507")
        .when("british", "move b1 0607")
        .then()
        .permitted()
        .event("MovementDeclared")
        .fact("path", Data.texts(List.of("0507", "0506", "0607")));
    british(movement("british"), "0507")
        .when("british", "move b1 0605 via 0607-0606")
        .then()
        .refused("loos:14.2.d")
        .input("loos:14.2.d", "from", "0507")
        .input("loos:14.2.d", "to", "0607");
  }

  @Test
  @ProvesRule("loos:14.2.e")
  void germanZonesDoNotReachIntoTheFrontLine() {
    british(movement("british"), "0608")
        .piece("g1", "battalion", "german", "0408")
        .when("british", "move b1 0506 via 0507")
        .then()
        .permitted()
        .cites("loos:14.2.e")
        .input("loos:14.2.e", "of", Data.texts(List.of("g1")));
    british(movement("british"), "0509")
        .piece("g1", "battalion", "german", "0408")
        .when("british", "move b1 0507 via 0508")
        .then()
        .refused("loos:6.1.a");
  }

  @Test
  @ProvesRule("loos:14.2.e")
  void whileTheGermansSetUpTheirZonesDo() {
    var field = Zoned.of(combat("german").clock(1, "set-up", "german"));
    field.covers("0507", false);
    var given = combat("german").piece("g1", "battalion", "german", "0506");
    Zoned.of(given.clock(1, "set-up", "german")).covers("0507", true);
    Zoned.of(given).covers("0507", false);
    Zoned.of(given).covers("0505", true);
  }

  @Test
  @ProvesRule({"loos:14.2.f", "loos:14.2.g"})
  void germansDoNotAttackTheFrontLineButTheirGunsStrikeIt() {
    Given given = british(combat("german"), "0507").piece("g1", "battalion", "german", "0506");
    given
        .when("german", "attack 0507 with g1")
        .then()
        .refused("loos:14.2.f", "loos:14.2.g")
        .may("german")
        .notOffered("attack 0507 with g1");
    assuming(given.clock(1, "bombardment", "german").cup("received:german", "4"), "De")
        .when("german", "bombard 0507 with 1")
        .then()
        .permitted()
        .at("b1", "box:eliminated");
    british(combat("german"), "0505")
        .piece("g1", "battalion", "german", "0506")
        .when("german", "attack 0505 with g1")
        .then()
        .permitted();
  }

  @Test
  @ProvesRule("loos:14.2.h")
  void aBombardmentOfTheFrontLineUsesTheTrenchLine() {
    british(TrenchField.phase(TrenchField.title(), "bombardment", "german"), "0507")
        .cup("received:german", "4")
        .when("german", "bombard 0507 with 1")
        .dice(6)
        .then()
        .cites("loos:14.2.h")
        .usesReading("loos:LI-28", 2)
        .event("BombardmentResolved")
        .fact("line", "city");
    british(TrenchField.phase(TrenchField.title(), "bombardment", "german"), "0508")
        .cup("received:german", "4")
        .when("german", "bombard 0508 with 1")
        .dice(6)
        .then()
        .citesNot("loos:14.2.h")
        .event("BombardmentResolved")
        .fact("line", "clear");
  }

  @Test
  @ProvesRule("loos:14.2.h")
  void betterTerrainOfTheFrontLineHexGoesBeforeTheTrenchLine() {
    british(
            phase(
                TrenchField.with("{'type': 'mines', 'hexes': ['0507']}"), "bombardment", "german"),
            "0507")
        .cup("received:german", "4")
        .when("german", "bombard 0507 with 1")
        .dice(6)
        .then()
        .cites("loos:14.2.h", "loos:8.2.2.d")
        .event("BombardmentResolved")
        .fact("line", "mountain");
  }
}
