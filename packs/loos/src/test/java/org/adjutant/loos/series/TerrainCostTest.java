package org.adjutant.loos.series;

import java.util.List;
import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

/** 5.4. */
final class TerrainCostTest {
  private static void assertCost(String layers, String move, String cost) {
    Given given = Plains.movement(layers).piece("b1", "foot", "blue", "0505").steps(2);
    given.when("blue", move).then().permitted().event("MovementDeclared").fact("spent", cost);
  }

  @Test
  @ProvesRule("loos:5.4.a")
  void aClearHexCostsOne() {
    assertCost("", "move b1 0504", "1 MP");
  }

  @Test
  @ProvesRule({"loos:5.4.b", "loos:5.4.f"})
  void roughCostsTwo() {
    assertCost("'terrain': [{'type': 'rough', 'hexes': ['0504']}]", "move b1 0504", "2 MP");
  }

  @Test
  @ProvesRule("loos:5.4.c")
  void ofSeveralTerrainsTheDearestIsPaid() {
    String both =
        "'terrain': [{'type': 'mountain', 'hexes': ['0504']}, {'type': 'rough', 'hexes':"
            + " ['0504']}]";
    assertCost(both, "move b1 0504", "3 MP");
  }

  @Test
  @ProvesRule({"loos:5.4.d", "loos:5.4.f"})
  void aRiverIsPaidOnTopOfTheHex() {
    assertCost(
        "'hexsides': [{'feature': 'river', 'at': ['0504/0505']}]", "move b1 0504 via none", "2 MP");
  }

  @Test
  @ProvesRule("loos:5.4.e")
  void aPlusIsAddedToTheOtherTerrainOfTheHex() {
    String layers =
        "'terrain': [{'type': 'village', 'hexes': ['0504', '0605']},"
            + " {'type': 'rough', 'hexes': ['0605']}]";
    assertCost(layers, "move b1 0504", "2 MP");
    assertCost(layers, "move b1 0605", "3 MP");
  }

  @Test
  @ProvesRule("loos:5.4.f")
  void aVillageAcrossARiverCostsThree() {
    String layers =
        "'terrain': [{'type': 'village', 'hexes': ['0504']}],"
            + "'hexsides': [{'feature': 'river', 'at': ['0504/0505']}]";
    assertCost(layers, "move b1 0504 via none", "3 MP");
    Plains.movement(layers)
        .piece("b1", "foot", "blue", "0505")
        .when("blue", "move b1 0504 via none")
        .then()
        .input(
            "loos:5.1.c",
            "steps",
            Data.texts(
                List.of(
                    "0504: 3 MP (clear 1 MP 5.4.a, village 1 MP 5.4.e, river 1 MP 5.4.d;"
                        + " added up 5.4.f)")));
  }

  @Test
  @ProvesRule("loos:5.4.1.a")
  void aRoadCostsHalfAPointWhateverTheTerrain() {
    String layers =
        "'terrain': [{'type': 'mountain', 'hexes': ['0504']}, {'type': 'lake', 'hexes': ['0503']}],"
            + "'hexsides': [{'feature': 'river', 'at': ['0504/0505']}],"
            + "'paths': [{'kind': 'road', 'hexes': ['0505', '0504', '0503']}]";
    assertCost(layers, "move b1 0504", "½ MP");
    assertCost(layers, "move b1 0503", "1 MP");
  }

  @Test
  @ProvesRule("loos:5.4.1.a")
  void twoRoadsSideBySideAreNoRoadFromOneToTheOther() {
    String layers =
        "'terrain': [{'type': 'rough', 'hexes': ['0504']}],"
            + "'paths': [{'kind': 'road', 'hexes': ['0505', '0606']},"
            + " {'kind': 'road', 'hexes': ['0504', '0404']}]";
    assertCost(layers, "move b1 0504", "2 MP");
  }

  @Test
  @ProvesRule("loos:5.4.2.a")
  void aTrailCostsOnePointWhateverTheTerrain() {
    String layers =
        "'terrain': [{'type': 'mountain', 'hexes': ['0504']}],"
            + "'hexsides': [{'feature': 'river', 'at': ['0504/0505']}],"
            + "'paths': [{'kind': 'trail', 'hexes': ['0505', '0504']}]";
    assertCost(layers, "move b1 0504", "1 MP");
  }

  @Test
  void ofARoadAndATrailTheRoadIsTaken() {
    String layers =
        "'paths': [{'kind': 'trail', 'hexes': ['0505', '0504']},"
            + " {'kind': 'road', 'hexes': ['0505', '0504']}]";
    assertCost(layers, "move b1 0504", "½ MP");
  }
}
