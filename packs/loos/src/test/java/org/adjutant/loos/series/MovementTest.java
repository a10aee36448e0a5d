package org.adjutant.loos.series;

import java.util.List;
import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.Titles;
import org.adjutant.kit.given.Given;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

/** 5.1 and 5.2. */
final class MovementTest {
  private static Given foot(String hex) {
    return Plains.movement().piece("b1", "foot", "blue", hex).steps(2);
  }

  @Test
  @ProvesRule("loos:5.1.a")
  void aUnitTurnsAsOftenAsItLikesWithinItsAllowance() {
    foot("0505")
        .when("blue", "move b1 0505 via 0504-0605-0606-0506")
        .then()
        .permitted()
        .at("b1", "0505")
        .event("MovementDeclared")
        .fact("spent", "5 MP");
    foot("0505")
        .when("blue", "move b1 0506 via 0605-0606-0607")
        .then()
        .permitted()
        .cites("loos:5.1.a");
  }

  @Test
  @ProvesRule("loos:5.1.b")
  void theHexesOfAMoveAreAdjacentOneToTheNext() {
    foot("0505")
        .when("blue", "move b1 0502 via 0503")
        .then()
        .refused("loos:5.1.b")
        .input("loos:5.1.b", "from", "0505")
        .input("loos:5.1.b", "to", "0503")
        .unchanged();
  }

  @Test
  @ProvesRule("loos:5.1.b")
  void unitsMoveOneAtATime() {
    foot("0505")
        .piece("b2", "foot", "blue", "0507")
        .when("blue", "move b1 0504")
        .then()
        .permitted()
        .at("b2", "0507")
        .when("blue", "move b2 0508")
        .then()
        .permitted();
  }

  @Test
  void aUnitThatIsThereAlreadyDoesNotMove() {
    foot("0505").when("blue", "move b1 0505").then().refused("loos:5.1.b");
  }

  @Test
  @ProvesRule("loos:5.1.c")
  void eachHexIsPaidForAsItIsEntered() {
    Plains.movement("'terrain': [{'type': 'rough', 'hexes': ['0504']}]")
        .piece("b1", "foot", "blue", "0505")
        .steps(2)
        .when("blue", "move b1 0503 via 0504")
        .then()
        .permitted()
        .input(
            "loos:5.1.c",
            "steps",
            Data.texts(List.of("0504: 2 MP (rough 2 MP 5.4.b)", "0503: 1 MP (clear 1 MP 5.4.a)")))
        .input("loos:5.1.c", "spent", "3 MP")
        .input("loos:5.1.c", "allowance", "5 MP");
  }

  @Test
  @ProvesRule("loos:5.2.a")
  void aUnitMovesOnlyInItsOwnSidesMovementPhases() {
    foot("0505")
        .clock(1, "movement", "red")
        .when("blue", "move b1 0504")
        .then()
        .refused("loos:5.2.a");
    foot("0505")
        .clock(1, "combat", "blue")
        .when("blue", "move b1 0504")
        .then()
        .refused("loos:5.2.a");
    foot("0505").when("red", "move b1 0504").then().refused("loos:5.2.a");
    foot("0505")
        .piece("r1", "foot", "red", "0901")
        .when("blue", "move r1 0902")
        .then()
        .refused("loos:5.2.a");
    foot("0505").when("blue", "move b1 0504").then().permitted();
  }

  @Test
  @ProvesRule("loos:5.2.b")
  void noMoreIsSpentThanTheAllowance() {
    foot("0509").when("blue", "move b1 0504").then().permitted();
    foot("0509")
        .when("blue", "move b1 0503")
        .then()
        .refused("loos:5.2.b", "loos:5.2.d")
        .input("loos:5.2.b", "cost", "6 MP")
        .input("loos:5.2.b", "allowance", "5 MP");
  }

  @Test
  @ProvesRule("loos:5.2.b")
  void theAllowanceIsThatOfTheSideOfTheCounterThatShows() {
    foot("0509").steps(1).when("blue", "move b1 0504").then().refused("loos:5.2.b", "loos:5.2.d");
    foot("0509").steps(1).when("blue", "move b1 0505").then().permitted();
    foot("0509")
        .having("move", 2)
        .when("blue", "move b1 0506")
        .then()
        .refusedAtLeastFor("loos:5.2.b");
  }

  @Test
  @ProvesRule("loos:5.2.c")
  void whatIsNotSpentIsLost() {
    foot("0509")
        .piece("b2", "foot", "blue", "0109")
        .steps(2)
        .when("blue", "move b1 0508")
        .then()
        .permitted()
        .when("blue", "move b2 0103")
        .then()
        .refused("loos:5.2.b", "loos:5.2.d")
        .given()
        .clock(2, "movement", "blue")
        .when("blue", "move b2 0103")
        .then()
        .refused("loos:5.2.b", "loos:5.2.d");
  }

  @Test
  @ProvesRule("loos:5.2.d")
  void aHexIsEnteredOnlyIfEnoughIsLeftForItAndTheHexside() {
    String river =
        "'terrain': [{'type': 'rough', 'hexes': ['0503']}],"
            + "'hexsides': [{'feature': 'river', 'at': ['0503/0504']}]";
    Given given = Plains.movement(river).piece("b1", "foot", "blue", "0506").steps(2);
    given.when("blue", "move b1 0503 via 0505-0504").then().permitted();
    given
        .having("move", 4)
        .when("blue", "move b1 0503 via 0505-0504")
        .then()
        .refused("loos:5.2.b", "loos:5.2.d")
        .input("loos:5.2.d", "step", 3)
        .input("loos:5.2.d", "cost", "3 MP")
        .input("loos:5.2.d", "left", "2 MP");
  }

  @Test
  @ProvesRule("loos:5.2.e")
  void aHexWithAnEnemyIsNotEntered() {
    foot("0505")
        .piece("r1", "wagons", "red", "0504")
        .when("blue", "move b1 0504")
        .then()
        .refused("loos:5.2.e", "loos:5.3.a");
    foot("0505")
        .piece("r1", "wagons", "red", "0504")
        .when("blue", "move b1 0503 via 0504")
        .then()
        .refused("loos:5.2.e")
        .input("loos:5.2.e", "step", 1);
  }

  @Test
  @ProvesRule("loos:5.2.f")
  void prohibitedHexesAndHexsidesBarTheWay() {
    String layers =
        "'terrain': [{'type': 'lake', 'hexes': ['0504']}, {'type': 'bog', 'hexes': ['0604']}],"
            + "'hexsides': [{'feature': 'cliff', 'at': ['0505/0506']}]";
    Given given =
        Plains.movement(layers)
            .piece("b1", "foot", "blue", "0505")
            .steps(2)
            .piece("b2", "horse", "blue", "0603");
    given.when("blue", "move b1 0504").then().refused("loos:5.2.f");
    given.when("blue", "move b1 0506 via none").then().refused("loos:5.2.f");
    given.when("blue", "move b1 0506").then().permitted().at("b1", "0506");
    given.when("blue", "move b2 0604").then().refused("loos:5.2.f");
    given.when("blue", "move b1 0604 via 0605").then().permitted();
  }

  @Test
  @ProvesRule("loos:5.2.g")
  void noUnitLeavesTheMap() {
    foot("0101").when("blue", "move b1 0100").then().refused("loos:5.2.g").unchanged();
    foot("0101").when("blue", "move b1 0102 via 0000").then().refused("loos:5.2.g");
    foot("0101").when("blue", "move b1 box:home").then().refused("loos:5.2.g");
  }

  @Test
  @ProvesRule("loos:5.2.h")
  void aUnitMovesOnceInATurn() {
    foot("0505")
        .when("blue", "move b1 0504")
        .then()
        .permitted()
        .when("blue", "move b1 0503")
        .then()
        .refused("loos:5.2.h");
  }

  @Test
  @ProvesRule("loos:8.5.h")
  void aUnitThatAdvancedDoesNotMoveAnyMore() {
    Plains.movement()
        .clock(1, "mobile-movement", "blue")
        .piece("b1", "horse", "blue", "0505")
        .being(Marks.ADVANCED)
        .when("blue", "move b1 0504")
        .then()
        .refused("loos:8.5.h");
  }

  @Test
  @ProvesRule("loos:5.2.i")
  void aUnitThatCannotPayForAnyHexStays() {
    Given given =
        Plains.movement("'terrain': [{'type': 'rough', 'hexes': ['0401..0609']}]")
            .piece("b1", "slow", "blue", "0505");
    given.when("blue", "move b1 0504").then().refused("loos:5.2.b", "loos:5.2.d");
    given.when("blue", "end").then().permitted().may("blue").notOffered("move b1 0504");
  }

  @Test
  void aUnitThatIsNotOnTheMapDoesNotMove() {
    foot("box:eliminated").when("blue", "move b1 0504").then().refused("loos:2.1.a");
    foot("0505")
        .when("blue", "move", Titles.json("{'unit': 'b9', 'to': '0504'}"))
        .then()
        .refused("loos:5.2.a");
  }

  @Test
  void aRefusalNamesEveryRuleThatIsBroken() {
    Plains.movement("'terrain': [{'type': 'lake', 'hexes': ['0505']}]")
        .piece("b1", "foot", "blue", "0509")
        .steps(2)
        .being(Marks.MOVED)
        .piece("r1", "wagons", "red", "0506")
        .when("blue", "move b1 0502 via 0508-0507-0506-0505-0504-0503")
        .then()
        .refused("loos:5.2.b", "loos:5.2.d", "loos:5.2.e", "loos:5.2.f", "loos:5.2.h");
  }
}
