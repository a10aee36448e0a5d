package org.adjutant.nomansland.planning.surprise;

import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.planning.Planned;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Subject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SurpriseTest {

  /** Nothing of the Defender's is on the map, so that the points for each unit cost no dice. */
  private static Given bombardment(String scenario) {
    Given given = Planned.opened(scenario).clock(0, "bombardment", "attacker");
    return scenario.equals("last-gamble")
        ? given.when("attacker", "each-unit").then().permitted().given()
        : given;
  }

  private static Then surprise(Given given) {
    return given.when("attacker", "end").then().permitted();
  }

  private static void isRow(Then then, String row) {
    assertThat(then.after().attribute(Subject.GAME, Mark.SET_UP_ROW)).contains(Data.of(row));
    then.phase("attacker-set-up");
  }

  @Test
  @ProvesRule({"nomansland:1.6.a", "nomansland:1.5.3.3.f"})
  void dieValueAndFreeBarragesAreAdded() {
    Then open = surprise(bombardment("tank-you").tally(Mark.FREE_STRAIGHT, 2));
    Then rolled = open.diceFall(5).then().permitted();
    rolled
        .input("nomansland:1.6.a", "scenario", -1)
        .input("nomansland:1.6.a", "free Straight Barrages", 2)
        .input("nomansland:1.6.a", "total", 6);
    rolled.source("table", "surprise, column result, row 4-6", "N");
    isRow(rolled, "N");
  }

  @Test
  @ProvesRule({"nomansland:1.6.b", "nomansland:S02.special.a"})
  void theMarkerStandsOnTheRowThatTheTotalNames() {
    Then rolled = surprise(bombardment("a-gun-still-too-far")).diceFall(1).then();
    rolled.cites("nomansland:1.6.b").input("nomansland:S02.special.a", "value", 0);
    isRow(rolled, "M");
  }

  @Test
  void theAttackerPicksARowOfAnUnknownBandByTheSecondReading() {
    Given unknown = bombardment("raining-shells").reading("nomansland:NI-063", 2);
    Then far = surprise(unknown).diceFall(6).then();
    far.choice("surprise-row").ownedBy("attacker").offersOnly("O", "P");
    isRow(far.answer("attacker", "P").then().usesReading("nomansland:NI-063", 2), "P");
    isRow(surprise(unknown).diceFall(2).then().noChoice(), "N");
    isRow(surprise(bombardment("raining-shells")).diceFall(6).then().noChoice(), "O");
    Given near = bombardment("silent-death").reading("nomansland:NI-063", 2);
    isRow(surprise(near).diceFall(1).then().answer("attacker", "M").then(), "L");
  }

  @Test
  @ProvesRule("nomansland:1.6.c")
  void theWorkedExampleHasATotalOfFiveAndRowN() {
    assertThat(Battle.setting("fix-bayonet").charts().cell("surprise", "result", 4 + 1).text())
        .isEqualTo("N");
    Given given = bombardment("a-gun-still-too-far").tally(Mark.FREE_STRAIGHT, 1);
    Then rolled = surprise(given).diceFall(4).then();
    rolled.input("nomansland:1.6.c", "total", 5).input("nomansland:1.6.c", "row", "N");
    isRow(rolled, "N");
  }

  @ParameterizedTest
  @CsvSource({
    "evil-genius, nomansland:S03.special.a, -1, 3, M",
    "raining-shells, nomansland:S05.special.a, 3, 4, O",
    "tank-you, nomansland:S06.special.a, -1, 1, L",
    "sturmtruppen, nomansland:S07.special.a, -2, 6, N",
    "silent-death, nomansland:S09.special.a, -2, 6, M"
  })
  @ProvesRule({
    "nomansland:S03.special.a",
    "nomansland:S05.special.a",
    "nomansland:S06.special.a",
    "nomansland:S07.special.a",
    "nomansland:S09.special.a"
  })
  void eachScenarioHasItsValue(String scenario, String rule, int value, int die, String row) {
    Then rolled = surprise(bombardment(scenario)).diceFall(die).then().permitted();
    rolled.input(rule, "value", value);
    isRow(rolled, row);
  }

  @ParameterizedTest
  @CsvSource({
    "fix-bayonet, nomansland:S01.special.a, O",
    "ouch-at-hooge, nomansland:S04.special.a, M",
    "specialists, nomansland:S08.special.b, N",
    "gladiators, nomansland:S10.special.c, M",
    "last-gamble, nomansland:S11.special.a, N"
  })
  @ProvesRule({
    "nomansland:S01.special.a",
    "nomansland:S04.special.a",
    "nomansland:S08.special.b",
    "nomansland:S10.special.a",
    "nomansland:S10.special.c",
    "nomansland:S11.special.a"
  })
  void fiveScenariosPrintTheRowAndRollNothing(String scenario, String rule, String row) {
    Then fixed = surprise(bombardment(scenario).tally(Mark.FREE_STRAIGHT, 1));
    fixed.cites(rule).citesNot("nomansland:1.6.a");
    if (scenario.equals("gladiators")) {
      fixed.cites("nomansland:S10.special.a");
    }
    isRow(fixed, row);
  }

  @Test
  void aFreeBarrageCostsARowThereByTheThirdReading() {
    Given given =
        bombardment("specialists").tally(Mark.FREE_STRAIGHT, 1).reading("nomansland:NI-058", 3);
    Then back = surprise(given);
    isRow(back, "O");
    back.when("attacker", "deploy fr-hp16-1 O3").then().permitted();
    back.when("attacker", "deploy fr-hp16-1 N3").then().refused("nomansland:S08.special.d");
    Then free = surprise(bombardment("specialists").tally(Mark.FREE_STRAIGHT, 1));
    free.when("attacker", "deploy fr-hp16-1 N3").then().permitted();
  }

  @Test
  void inScenarioTenTheDieIsRolledWithThePrintedValueByTheSecondReading() {
    Given roll = bombardment("gladiators").reading("nomansland:NI-064", 2);
    Then rolled = surprise(roll).diceFall(4).then().permitted();
    rolled.input("nomansland:S10.special.a", "value", -2).input("nomansland:1.6.a", "total", 2);
    rolled.usesReading("nomansland:NI-064", 2);
    isRow(rolled, "M");
    Then far = surprise(roll).diceFall(6).then();
    isRow(far, "N");
    far.when("attacker", "deploy ge-stoss-1 M3").then().refused("nomansland:1.7.a");
    Then printed = surprise(bombardment("gladiators")).usesReading("nomansland:NI-064", 1);
    printed.when("attacker", "deploy ge-stoss-1 M3").then().permitted();
    printed.when("attacker", "deploy ge-stoss-1 L3").then().refused("nomansland:S10.special.c");
  }

  @Test
  @ProvesRule({"nomansland:4.1.6.a", "nomansland:S09.special.e"})
  void predictedFireMovesTheMarkerARowForwardButNotBeyondL() {
    Then rolled = surprise(bombardment("silent-death")).diceFall(6).then();
    rolled.input("nomansland:4.1.6.a", "from", "N").input("nomansland:4.1.6.a", "to", "M");
    isRow(surprise(bombardment("silent-death")).diceFall(1).then(), "L");
  }

  @Test
  @ProvesRule("nomansland:S11.special.e")
  void inScenarioElevenPredictedFireDoesNotMoveThePrintedRow() {
    surprise(bombardment("last-gamble")).citesNot("nomansland:4.1.6.a");
    assertThat(Battle.setting("last-gamble").scenario().predictedFire()).isPresent();
  }

  @Test
  @ProvesRule("nomansland:4.1.6.c")
  void theExampleOfPredictedFireHasRowMAtFiveByTheSecondReadingAlone() {
    Given free = bombardment("silent-death").tally(Mark.FREE_STRAIGHT, 1);
    Then n = surprise(free).diceFall(6).then();
    n.input("nomansland:1.6.a", "total", 5);
    isRow(n, "M");
    Then l = surprise(free.reading("nomansland:NI-062", 2)).diceFall(6).then();
    l.input("nomansland:4.1.6.c", "total", 5).input("nomansland:4.1.6.c", "row", "M");
    isRow(l, "L");
  }

  @Test
  @ProvesRule({"nomansland:4.1.1.1.a", "nomansland:S03.attacker.e"})
  void gasFromCylindersLiesInEachColumnBeforeTheSetUpRow() {
    Then rolled = surprise(bombardment("evil-genius")).diceFall(5).then().permitted();
    rolled.input("nomansland:4.1.1.1.a", "markers", 13).cites("nomansland:S03.attacker.e");
    isRow(rolled, "N");
    for (int column = 1; column <= 13; column++) {
      Subject hex = Subject.of(new Hex("M" + column));
      assertThat(rolled.after().attribute(hex, Mark.GAS)).contains(Data.of(1));
    }
    Given there = bombardment("evil-genius").reading("nomansland:NI-087", 2);
    Then inRow = surprise(there).diceFall(5).then();
    assertThat(inRow.after().attribute(Subject.of(new Hex("N1")), Mark.GAS)).contains(Data.of(1));
  }
}
