package org.adjutant.loos.series.combat;

import static org.adjutant.loos.series.combat.CombatField.assuming;
import static org.adjutant.loos.series.combat.CombatField.combat;
import static org.adjutant.loos.series.combat.CombatField.texts;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.junit.jupiter.api.Test;

/** 8.3: r1 in 0705 has to retreat before b1 in 0605 and b2 in 0606. */
final class RetreatTest {
  private static Given map(String layers) {
    return combat(layers)
        .piece("b1", "line", "blue", "0605")
        .steps(2)
        .piece("b2", "line", "blue", "0606")
        .steps(2)
        .piece("r1", "line", "red", "0705")
        .steps(2);
  }

  private static Then retreat(Given given, String result) {
    return assuming(given, result).when("blue", "attack 0705 with b1,b2").then().permitted();
  }

  @Test
  @ProvesRule({"loos:8.3.a", "loos:8.3.i"})
  void aRetreatGoesAsFarAsTheResultSaysAtOnce() {
    Then two = retreat(map(""), "D2");
    two.choice("retreat")
        .offersOnly(
            "go 0805-0804",
            "go 0805-0904",
            "go 0805-0905",
            "go 0806-0905",
            "go 0806-0906",
            "go 0806-0807",
            "stand");
    two.answer("red", "go 0806-0906")
        .then()
        .permitted()
        .cites("loos:8.3.a")
        .at("r1", "0906")
        .steps("r1", 2)
        .event("RetreatMade")
        .by("red")
        .fact("unit", "r1")
        .fact("from", "0705")
        .fact("path", texts("0806", "0906"));
    two.answer("red", "go 0805").then().refused("loos:8.3.i").unchanged();
    two.answer("red", "go 0805-0806").then().refused("loos:8.3.i");
    two.answer("red", "go 0905-0904").then().refused("loos:8.3.i");
    two.answer("red", "go 0805-0905-1005").then().refused("loos:8.3.i");
    two.answer("red", "go none").then().refused("loos:8.3.b");
  }

  @Test
  @ProvesRule("loos:8.3.a")
  void aRetreatIsNoMovement() {
    Given slow = map("'terrain': [{'type': 'rough', 'hexes': ['0805', '0905']}]");
    retreat(slow.where("r1").having("move", 1), "D2")
        .answer("red", "go 0805-0905")
        .then()
        .permitted()
        .at("r1", "0905");
  }

  @Test
  @ProvesRule({"loos:8.3.e", "loos:6.2.a"})
  void aRetreatEntersNoEnemyHexAndNoEnemyZone() {
    Then two = retreat(map(""), "D2");
    two.choice("retreat").offersNot("go 0704-0703", "go 0706-0707");
    two.answer("red", "go 0704-0804").then().refused("loos:8.3.e", "loos:6.2.a");
    two.answer("red", "go 0605-0505").then().refusedAtLeastFor("loos:8.3.e");
    Given behind = map("").piece("b4", "train", "blue", "0905");
    Then train = retreat(behind, "D2");
    train.choice("retreat").offersNot("go 0805-0905", "go 0806-0905").offers("go 0805-0904");
    train.answer("red", "go 0805-0905").then().refused("loos:8.3.e");
  }

  @Test
  @ProvesRule("loos:8.3.f")
  void friendsDoNotLiftAnEnemyZone() {
    Given friends = map("").piece("r2", "line", "red", "0704").piece("r3", "line", "red", "0703");
    Then two = retreat(friends, "D2");
    two.answer("red", "go 0704-0804").then().refused("loos:8.3.e", "loos:6.2.a");
  }

  @Test
  @ProvesRule({"loos:8.3.g", "loos:8.3.k"})
  void aRetreatEntersNoProhibitedTerrainAndDoesNotLeaveTheMap() {
    Given sea = map("'terrain': [{'type': 'sea', 'hexes': ['0904', '0905']}]");
    Then two = retreat(sea, "D2");
    two.choice("retreat").offersOnly("go 0805-0804", "go 0806-0906", "go 0806-0807", "stand");
    two.answer("red", "go 0805-0904").then().refused("loos:8.3.g");
    Given cliff = map("'hexsides': [{'feature': 'cliff', 'at': ['0705/0805']}]");
    retreat(cliff, "D2")
        .choice("retreat")
        .offersOnly("go 0806-0905", "go 0806-0906", "go 0806-0807", "stand");
    Given rim =
        combat().piece("b1", "line", "blue", "1105").piece("r1", "line", "red", "1205").steps(2);
    Then edge = assuming(rim, "D2").when("blue", "attack 1205 with b1").then();
    edge.choice("retreat").offersOnly("go 1204-1103", "go 1204-1203", "stand");
    edge.answer("red", "go 1304-1404").then().refused("loos:8.3.k");
  }

  @Test
  @ProvesRule("loos:8.3.c")
  void aRetreatEndsNearerToItsOwnEdgeIfItCan() {
    Given north =
        combat().piece("b1", "line", "blue", "0706").piece("r1", "line", "red", "0705").steps(2);
    Then two = assuming(north, "D2").when("blue", "attack 0705 with b1").then();
    two.choice("retreat")
        .offersOnly("go 0704-0804", "go 0805-0804", "go 0805-0904", "go 0805-0905", "stand");
    two.answer("red", "go 0605-0504").then().refused("loos:8.3.c");
    two.answer("red", "go 0704-0703").then().refused("loos:8.3.c");
    Then advice =
        assuming(north.reading("loos:LI-42", 2), "D2").when("blue", "attack 0705 with b1").then();
    advice.choice("retreat").offers("go 0605-0504", "go 0704-0703", "go 0805-0905");
    advice.answer("red", "go 0605-0504").then().permitted().usesReading("loos:LI-42", 2);
  }

  @Test
  @ProvesRule("loos:8.3.d")
  void vacantHexesGoBeforeThoseOfFriends() {
    Given friend = map("").piece("r2", "line", "red", "0805");
    Then some = retreat(friend, "D2");
    some.choice("retreat").offersOnly("go 0806-0905", "go 0806-0906", "go 0806-0807", "stand");
    some.answer("red", "go 0805-0904").then().refused("loos:8.3.d");
    Then none = retreat(friend.piece("r3", "line", "red", "0806"), "D2");
    none.choice("retreat").offers("go 0805-0904", "go 0806-0905", "stand");
  }

  @Test
  @ProvesRule("loos:8.3.1.b")
  void aUnitPassingThroughAFriendDisplacesNobody() {
    Given wall = map("").piece("r2", "line", "red", "0805").piece("r3", "line", "red", "0806");
    retreat(wall, "D2")
        .answer("red", "go 0805-0905")
        .then()
        .permitted()
        .noEvent("loos/UnitDisplaced")
        .at("r1", "0905")
        .at("r2", "0805")
        .at("r3", "0806");
  }

  @Test
  @ProvesRule("loos:8.3.j")
  void aUnitThatFallsShortStopsAndLosesAStep() {
    Given pocket = map("").piece("b4", "line", "blue", "1005").piece("b5", "line", "blue", "0907");
    Then three = retreat(pocket, "D3");
    three.choice("retreat").offersOnly("go 0805-0804-0803", "go 0805-0804-0903", "stand");
    Given closed = pocket.piece("b6", "line", "blue", "0903");
    Then short1 = retreat(closed, "D3");
    short1.choice("retreat").offersOnly("go 0805", "go 0806", "stand");
    Then done = short1.answer("red", "go 0805").then().permitted();
    done.cites("loos:8.3.j").at("r1", "0805").steps("r1", 1).event("StepLost").fact("unit", "r1");
    Then dead =
        retreat(closed.where("r1").steps(1), "D3").answer("red", "go 0805").then().permitted();
    dead.cites("loos:8.3.j", "loos:8.2.4.h").at("r1", "box:eliminated");
  }

  @Test
  @ProvesRule("loos:8.3.b")
  void aUnitThatCannotRetreatAtAllIsEliminated() {
    Given trapped = map("").piece("b4", "line", "blue", "0906").piece("b5", "line", "blue", "0804");
    Then asked = retreat(trapped, "D2");
    asked.choice("retreat").offersOnly("go none", "stand");
    asked.answer("red", "go 0805-0905").then().refused("loos:8.3.e", "loos:6.2.a");
    asked
        .answer("red", "go none")
        .then()
        .permitted()
        .cites("loos:8.3.b")
        .at("r1", "box:eliminated");
    asked.answer("red", "stand").then().permitted().at("r1", "0705").steps("r1", 1);
  }

  @Test
  @ProvesRule("loos:8.3.h")
  void aSeaborneUnitIsReducedInsteadOfRetreatingIntoTheSea() {
    Given shore =
        map(
            "'terrain': [{'type': 'sea', 'hexes': ['0805', '0806', '0804', '0904', '0905', '0906',"
                + " '0807']}]");
    Given marines = shore.without("r1").piece("r1", "marines", "red", "0705").steps(2);
    retreat(marines, "D2")
        .answer("red", "go none")
        .then()
        .permitted()
        .cites("loos:8.3.h")
        .at("r1", "0705")
        .steps("r1", 1)
        .noChoice();
    retreat(shore, "D2").answer("red", "go none").then().at("r1", "box:eliminated");
  }

  @Test
  void threeHexesHaveAtMostFortyTwoWays() {
    Given alone =
        combat().piece("b1", "line", "blue", "0605").steps(2).piece("r1", "line", "red", "0705");
    Then then =
        assuming(alone.reading("loos:LI-42", 2), "D3").when("blue", "attack 0705 with b1").then();
    then.choice("retreat").offers("go 0706-0707-0708", "go 0805-0904-1004");
  }
}
