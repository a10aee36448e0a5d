package org.adjutant.loos.series.combat;

import static org.adjutant.loos.series.combat.CombatField.combat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.junit.jupiter.api.Test;

/** 8.2.2: which line of the table the defender's terrain gives. */
final class CoverTest {
  /** Two attackers, b1 and b2, from 0605 and 0606 against 0705, on the map with these layers. */
  private static Given map(String layers) {
    return combat(layers)
        .piece("b1", "line", "blue", "0605")
        .steps(2)
        .piece("b2", "line", "blue", "0606")
        .steps(2)
        .piece("r1", "line", "red", "0705")
        .steps(2);
  }

  private static Then line(Given given, String units, String line) {
    Then then = CombatField.assuming(given, ".").when("blue", "attack 0705 with " + units).then();
    then.event("CombatResolved").fact("line", line);
    return then;
  }

  @Test
  @ProvesRule("loos:8.2.2.a")
  void theTerrainOfTheDefendersHexCountsAndThatOfTheAttackersDoesNot() {
    line(map("'terrain': [{'type': 'town', 'hexes': ['0705']}]"), "b1", "town")
        .cites("loos:8.2.2.a")
        .source("terrain", "0705 town", "town");
    line(map("'terrain': [{'type': 'ridge', 'hexes': ['0605', '0606']}]"), "b1,b2", "clear");
  }

  @Test
  void theLineOfTownsIsTheirOwnOrThatOfCitiesOrNone() {
    Given town = map("'terrain': [{'type': 'town', 'hexes': ['0705']}]");
    line(town, "b1", "town").usesReading("loos:LI-04", 1);
    line(town.reading("loos:LI-04", 2), "b1", "city").usesReading("loos:LI-04", 2);
    line(town.reading("loos:LI-04", 3), "b1", "clear");
  }

  @Test
  @ProvesRule("loos:8.2.2.b")
  void aRiverHelpsOnlyIfAllAttackAcrossIt() {
    String river = "'hexsides': [{'feature': 'river', 'at': ['0605/0705']}]";
    line(map(river), "b1", "city")
        .cites("loos:8.2.2.b")
        .source("terrain", "0605/0705 river", "city");
    line(map(river), "b1,b2", "clear").citesNot("loos:8.2.2.b");
    String both = "'hexsides': [{'feature': 'river', 'at': ['0605/0705', '0606/0705']}]";
    line(map(both), "b1,b2", "city");
  }

  @Test
  @ProvesRule("loos:8.2.2.b")
  void aDitchIsARiverToo() {
    String mixed =
        "'hexsides': [{'feature': 'river', 'at': ['0605/0705']},"
            + " {'feature': 'ditch', 'at': ['0606/0705']}]";
    line(map(mixed), "b2", "town").cites("loos:8.2.2.b");
    line(map(mixed), "b1,b2", "city").cites("loos:8.2.2.b", "loos:8.2.2.d");
  }

  @Test
  @ProvesRule("loos:8.2.2.c")
  void oneAttackerOverABridgeMakesItAnAttackOverABridge() {
    String bridged =
        "'hexsides': [{'feature': 'river', 'at': ['0605/0705', '0606/0705']}],"
            + " 'paths': [{'kind': 'road', 'hexes': ['0605', '0705']}]";
    line(map(bridged), "b1,b2", "bridge").cites("loos:8.2.2.c");
    line(map(bridged), "b1", "bridge").cites("loos:8.2.2.c");
    line(map(bridged), "b2", "city").cites("loos:8.2.2.b");
    String half =
        "'hexsides': [{'feature': 'river', 'at': ['0605/0705']}],"
            + " 'paths': [{'kind': 'road', 'hexes': ['0605', '0705']}]";
    line(map(half), "b1,b2", "clear").citesNot("loos:8.2.2.c");
  }

  @Test
  @ProvesRule("loos:8.2.2.c")
  void aTrailIsNoBridge() {
    String trail =
        "'hexsides': [{'feature': 'river', 'at': ['0605/0705']}],"
            + " 'paths': [{'kind': 'trail', 'hexes': ['0605', '0705']}]";
    line(map(trail), "b1", "city");
  }

  @Test
  @ProvesRule("loos:8.2.2.d")
  void ofSeveralLinesTheBestForTheDefenderIsUsed() {
    String town =
        "'terrain': [{'type': 'town', 'hexes': ['0705']}, {'type': 'ridge', 'hexes': ['0705']}]";
    line(map(town), "b1", "mountain").cites("loos:8.2.2.d").source("terrain", "0705 town", "town");
    String river =
        "'terrain': [{'type': 'town', 'hexes': ['0705']}],"
            + " 'hexsides': [{'feature': 'river', 'at': ['0605/0705']}]";
    line(map(river), "b1", "city").cites("loos:8.2.2.d");
    String bridge =
        "'terrain': [{'type': 'town', 'hexes': ['0705']}],"
            + " 'hexsides': [{'feature': 'river', 'at': ['0605/0705']}],"
            + " 'paths': [{'kind': 'road', 'hexes': ['0605', '0705']}]";
    line(map(bridge), "b1", "town").cites("loos:8.2.2.d");
  }

  @Test
  void otherHexsideTerrainHelpsIfAnyAttackerCrossesIt() {
    String slope = "'hexsides': [{'feature': 'slope', 'at': ['0605/0705']}]";
    line(map(slope), "b1,b2", "town");
    line(map(slope), "b2", "clear");
  }

  @Test
  void betterTerrainPutsADifferentialFartherLeft() {
    map("")
        .when("blue", "attack 0705 with b1,b2")
        .dice(1)
        .then()
        .event("CombatResolved")
        .fact("result", "D2");
    map("'terrain': [{'type': 'ridge', 'hexes': ['0705']}]")
        .when("blue", "attack 0705 with b1,b2")
        .dice(1)
        .then()
        .event("CombatResolved")
        .fact("result", "Ex");
  }
}
