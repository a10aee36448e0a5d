package org.adjutant.loos.campaign.fire;

import static org.adjutant.loos.campaign.fire.FireField.barrage;

import java.util.List;
import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Subject;
import org.junit.jupiter.api.Test;

/**
 * 17.2: the British look up column 05 from 0508, and along the row from 0306; the line from 0306 to
 * 0506 runs along the side of 0406 and 0407.
 */
final class SightTest {
  private static Given field(String terrain) {
    return barrage(1, terrain.isEmpty() ? "" : "'terrain': [" + terrain + "]")
        .piece("1a", "half", "british", "0508");
  }

  private static Given german(String terrain, String hex) {
    return field(terrain).piece("g1", "battalion", "german", hex);
  }

  private static String woods(String... hexes) {
    return layer("woods", hexes);
  }

  private static String heights(String... hexes) {
    return layer("high-ground", hexes);
  }

  private static String layer(String type, String... hexes) {
    return "{'type': '" + type + "', 'hexes': ['" + String.join("', '", hexes) + "']}";
  }

  private static Then seen(Given given, String hex) {
    return given.when("british", "lay " + hex).then().permitted();
  }

  private static Then unseen(Given given, String hex) {
    return given.when("british", "lay " + hex).then().refused("loos:17.1.d");
  }

  @Test
  @ProvesRule("loos:17.2.a")
  void anAdjacentEnemyIsObservedWhateverItStandsIn() {
    Then then = seen(german(woods("0507"), "0507"), "0507").cites("loos:17.2.a");
    then.input("loos:17.2.a", "observer", "1a").input("loos:17.2.a", "hexes", 1);
  }

  @Test
  @ProvesRule("loos:17.2.b")
  void aLineOfSightOfAnyUnitObserves() {
    Given two = german("", "0505").piece("1b", "half", "british", "1210");
    seen(two, "0505").cites("loos:17.2.b").input("loos:17.2.b", "observer", "1a");
    unseen(two.without("1a"), "0505");
    unseen(two.without("1a").without("1b"), "0505");
  }

  @Test
  @ProvesRule("loos:17.2.c")
  void itIsFourHexesLongAtMost() {
    seen(german("", "0504"), "0504").input("loos:17.2.c", "hexes", 4).usesReading("loos:LI-67", 1);
    Given five = german("", "0503");
    unseen(five, "0503").cites("loos:17.2.c").input("loos:17.2.c", "most", 4);
    seen(five.reading("loos:LI-67", 2), "0503").input("loos:17.2.c", "most", 5);
    unseen(german("", "0502").reading("loos:LI-67", 2), "0502");
  }

  @Test
  @ProvesRule("loos:17.2.d")
  void terrainHidesWhatIsInItAndBehindItButNotFromWithin() {
    seen(german("", "0505"), "0505").cites("loos:17.2.d");
    Then behind = unseen(german(woods("0506"), "0505"), "0505").cites("loos:17.2.d");
    behind.input("loos:17.2.d", "blocked at", Data.texts(List.of("0506")));
    unseen(german(woods("0505"), "0505"), "0505").cites("loos:17.2.d");
    seen(german(woods("0508"), "0505"), "0505");
    seen(german(woods("0405", "0605"), "0505"), "0505");
  }

  @Test
  @ProvesRule("loos:17.2.d")
  void hexsidesFrontLinesAndUnitsHideNothing() {
    Given trench =
        barrage(
                1,
                "'terrain': [{'type': 'front-line', 'hexes': ['0507']}], 'regions': {'front-I':"
                    + " {'kind': 'front line', 'hexes': ['0507']}, 'second-I': {'kind': 'second"
                    + " line', 'hexes': ['0407']}}, 'hexsides': [{'feature':"
                    + " 'trench', 'of': {'0506': ['D'], '0505': ['D']}}]")
            .piece("1a", "half", "british", "0508")
            .piece("1b", "half", "british", "0507")
            .piece("g1", "battalion", "german", "0506")
            .piece("g2", "battalion", "german", "0505");
    seen(trench.without("1b"), "0505").input("loos:17.2.b", "observer", "1a");
  }

  @Test
  @ProvesRule("loos:17.2.e")
  void alongAHexsideBothHexesMustBlock() {
    for (String[] one : new String[][] {{"0406"}, {"0407"}, {}}) {
      Given open = german(one.length == 0 ? "" : woods(one), "0506").moved("1a", "0306");
      seen(open, "0506").cites("loos:17.2.e");
    }
    Given shut = german(woods("0406", "0407"), "0506").moved("1a", "0306");
    unseen(shut, "0506")
        .cites("loos:17.2.e")
        .input("loos:17.2.e", "blocked at", Data.texts(List.of("0406/0407")));
  }

  @Test
  @ProvesRule("loos:17.2.f")
  void fromHighGroundOnlyOtherHighGroundBlocks() {
    String both = woods("0506", "0505") + ", " + heights("0508");
    seen(german(both, "0505"), "0505").cites("loos:17.2.f").usesReading("loos:LI-66", 1);
    String between = heights("0508", "0506");
    unseen(german(between, "0505"), "0505").cites("loos:17.2.f");
    unseen(german(heights("0508", "0505"), "0505"), "0505").cites("loos:17.2.f");
    seen(german(heights("0508", "0507"), "0507"), "0507").cites("loos:17.2.a");
  }

  @Test
  void howFarHighGroundItselfBlocks() {
    Given between = german(heights("0506"), "0505");
    Given target = german(heights("0505"), "0505");
    Given wooded = german(heights("0505") + ", " + woods("0505"), "0505");
    unseen(between, "0505").cites("loos:17.2.d");
    unseen(target, "0505").cites("loos:17.2.d");
    seen(between.reading("loos:LI-66", 2), "0505").usesReading("loos:LI-66", 2);
    seen(target.reading("loos:LI-66", 2), "0505");
    unseen(wooded.reading("loos:LI-66", 2), "0505");
    unseen(between.reading("loos:LI-66", 3), "0505");
    seen(target.reading("loos:LI-66", 3), "0505");
    unseen(wooded.reading("loos:LI-66", 3), "0505");
    Given high = german(heights("0508", "0505") + ", " + woods("0505"), "0505");
    unseen(high.reading("loos:LI-66", 2), "0505");
    seen(high.reading("loos:LI-66", 3), "0505");
  }

  @Test
  @ProvesRule("loos:17.2.g")
  void theBritishPutTheAircraftOverAnyHexBeforeEachCombatPhase() {
    Given before = german("", "1103").clock(1, "aircraft", "british");
    Then up = before.when("british", "fly 1103").then().permitted();
    up.cites("loos:17.2.g").event("loos/AircraftFlown").fact("to", "1103");
    up.when("british", "fly 0101")
        .then()
        .permitted()
        .event("loos/AircraftFlown")
        .fact("from", "1103");
    up.may("british").offered("fly 1102", "fly 0110");
    before.when("british", "fly 1399").then().refused("loos:17.2.g");
    before.when("german", "fly 1103").then().refused("loos:17.2.g");
    field("").when("british", "fly 1103").then().refused("loos:17.2.g");
    Given germanTurn = before.attribute(Subject.GAME, "player", Data.of("german"));
    germanTurn.when("british", "fly 1103").then().permitted().usesReading("loos:LI-68", 1);
    germanTurn
        .reading("loos:LI-68", 2)
        .when("british", "fly 1103")
        .then()
        .refused("loos:17.2.g")
        .usesReading("loos:LI-68", 2);
  }

  @Test
  @ProvesRule("loos:17.2.h")
  void theAircraftObservesItsHexAndTheSixAroundWhateverTheTerrain() {
    Given up =
        german(woods("1103"), "1103")
            .piece("g2", "battalion", "german", "1104")
            .piece("g3", "battalion", "german", "1105")
            .attribute(Subject.GAME, "aircraft", Data.of("1103"));
    seen(up, "1103").cites("loos:17.2.h").input("loos:17.2.h", "hexes", 0);
    seen(up, "1104").input("loos:17.2.h", "hexes", 1).usesReading("loos:LI-68", 1);
    unseen(up, "1105");
    up.attribute(Subject.GAME, "aircraft", Data.of("0508"))
        .clock(1, "counter-barrage", "german")
        .when("german", "lay 0508")
        .then()
        .refused("loos:17.1.d");
    Given defending =
        up.attribute(Subject.GAME, "player", Data.of("german"))
            .clock(1, "counter-barrage", "british");
    seen(defending, "1103");
    unseen(defending.reading("loos:LI-68", 2), "1103");
  }
}
