package org.adjutant.nomansland.setting.sheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.adjutant.kit.ProvesRule;
import org.adjutant.nomansland.Battle;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.position.SideId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How the scenarios set up, and what is special about each. */
final class ScenarioTest {
  private static Scenario sheet(String id) {
    return Battle.setting(id).scenario();
  }

  @ParameterizedTest
  @CsvSource({
    "fix-bayonet, 1, 1914, French, German",
    "a-gun-still-too-far, 2, 1915, French, German",
    "evil-genius, 3, 1915, German, French",
    "ouch-at-hooge, 4, 1915, German, French",
    "raining-shells, 5, 1916, French, German",
    "tank-you, 6, 1916, British, German",
    "sturmtruppen, 7, early 1917, German, British",
    "specialists, 8, 1917, French, German",
    "silent-death, 9, 1917, British, German",
    "gladiators, 10, spring 1918, German, French",
    "last-gamble, 11, 1918, British, German"
  })
  void everyScenarioHasItsYearAndItsNations(
      String id, int number, String when, String attacker, String defender) {
    Scenario sheet = sheet(id);
    assertThat(sheet.number()).isEqualTo(number);
    assertThat(sheet.when()).isEqualTo(when);
    assertThat(sheet.nation(SideId.of("attacker"))).isEqualTo(attacker);
    assertThat(sheet.nation(SideId.of("defender"))).isEqualTo(defender);
    assertThat(sheet.about()).endsWith(".");
  }

  /** What is added to the Surprise die, and the row in front of which nobody may stand. */
  @ParameterizedTest
  @CsvSource({
    "fix-bayonet, , O",
    "a-gun-still-too-far, 0, ",
    "evil-genius, -1, P",
    "ouch-at-hooge, , M",
    "raining-shells, 3, ",
    "tank-you, -1, ",
    "sturmtruppen, -2, ",
    "specialists, , N",
    "silent-death, -2, ",
    "gladiators, , M",
    "last-gamble, , N"
  })
  @ProvesRule({
    "nomansland:S01.special.a",
    "nomansland:S02.special.a",
    "nomansland:S03.special.a",
    "nomansland:S04.special.a",
    "nomansland:S05.special.a",
    "nomansland:S06.special.a",
    "nomansland:S07.special.a",
    "nomansland:S08.special.b",
    "nomansland:S09.special.a",
    "nomansland:S10.special.a",
    "nomansland:S10.special.c",
    "nomansland:S11.special.a"
  })
  void theSetUpRowIsRolledOrFixed(String id, Integer value, String row) {
    Surprise surprise = sheet(id).surprise();
    assertThat(surprise.value()).isEqualTo(Optional.ofNullable(value));
    assertThat(surprise.row()).isEqualTo(Optional.ofNullable(row));
    assertThat(surprise.rolled()).isEqualTo(value != null);
  }

  @ParameterizedTest
  @CsvSource({
    "fix-bayonet, damaged, none",
    "a-gun-still-too-far, intact, none",
    "evil-genius, intact, none",
    "ouch-at-hooge, intact, none",
    "raining-shells, intact, none",
    "tank-you, intact, none",
    "sturmtruppen, thick, none",
    "specialists, thick, intact",
    "silent-death, thick, intact",
    "gladiators, thick, damaged",
    "last-gamble, thick, thick"
  })
  @ProvesRule({
    "nomansland:1.1.b",
    "nomansland:S01.special.h",
    "nomansland:S02.special.h",
    "nomansland:S03.special.e",
    "nomansland:S04.special.d",
    "nomansland:S05.special.c",
    "nomansland:S06.special.c",
    "nomansland:S07.special.b",
    "nomansland:S08.defender.h",
    "nomansland:S09.defender.e",
    "nomansland:S10.special.e",
    "nomansland:S11.defender.h"
  })
  void wireStandsInBothRowsAsPrinted(String id, String first, String second) {
    Setting setting = Battle.setting(id);
    assertThat(setting.printedWire(new Hex("K7"), false)).isEqualTo(first);
    assertThat(setting.printedWire(new Hex("H7"), false)).isEqualTo(second);
    assertThat(setting.printedWire(new Hex("J7"), false)).isEqualTo("none");
    assertThat(setting.printedWire(new Hex("H4"), false)).isEqualTo("none");
  }

  /** NI-133: wire beside Loopholes is as thick as printed, else as the second row. */
  @ParameterizedTest
  @CsvSource({
    "fix-bayonet, none, none",
    "specialists, thick, intact",
    "silent-death, none, thick",
    "last-gamble, none, thick"
  })
  @ProvesRule({
    "nomansland:S08.defender.e",
    "nomansland:S08.special.j",
    "nomansland:S09.defender.f",
    "nomansland:S09.special.k",
    "nomansland:S11.special.l",
    "nomansland:4.3.4.a"
  })
  void loopholesHaveWireBeforeThem(String id, String inNoMansLand, String beforeTheLoophole) {
    Setting setting = Battle.setting(id);
    for (String column : List.of("3", "11")) {
      assertThat(setting.printedWire(new Hex("L" + column), false)).isEqualTo(inNoMansLand);
      assertThat(setting.printedWire(new Hex("H" + column), false)).isEqualTo(beforeTheLoophole);
    }
    assertThat(setting.scenario().has(Special.LOOPHOLES))
        .isEqualTo(!beforeTheLoophole.equals("none"));
    assertThat(setting.ground().loopholes()).hasSize(beforeTheLoophole.equals("none") ? 0 : 2);
  }

  @ParameterizedTest
  @CsvSource({"specialists, true", "silent-death, true", "last-gamble, true", "gladiators, false"})
  void theHindenburgLineIsHeldInThreeScenarios(String id, boolean held) {
    assertThat(sheet(id).has("hindenburg")).isEqualTo(held);
  }

  @Test
  void everySpecialRuleNamesItsStatement() {
    assertThat(sheet("fix-bayonet").rule(Special.PAIRS).text())
        .isEqualTo("nomansland:S01.special.c");
    assertThatThrownBy(() -> sheet("tank-you").rule(Special.PAIRS))
        .isInstanceOf(DataException.class)
        .hasMessageContaining("tank-you");
    assertThatThrownBy(() -> sheet("tank-you").has("dragons"))
        .isInstanceOf(DataException.class)
        .hasMessageContaining("there are [pairs");
  }

  @ParameterizedTest
  @CsvSource({"evil-genius, 1", "silent-death, 1", "tank-you, "})
  @ProvesRule({"nomansland:S03.special.b", "nomansland:S09.special.b"})
  void gasScenariosPrintAWindToTheNorth(String id, Integer direction) {
    assertThat(sheet(id).wind().map(Figure::number)).isEqualTo(Optional.ofNullable(direction));
  }

  @Test
  void onlyTheFogOfScenarioTenLimitsSight() {
    assertThat(sheet("gladiators").visibility().map(Figure::number)).contains(4);
    assertThat(sheet("last-gamble").visibility()).isEmpty();
  }

  @Test
  @ProvesRule({"nomansland:S08.special.a", "nomansland:1.8.a"})
  void aMutinyTakesAForwardMarkerOutOfTheCup() {
    assertThat(sheet("specialists").forwardMarkers()).isEqualTo(3);
    assertThat(sheet("silent-death").forwardMarkers()).isEqualTo(Scenario.MARKERS).isEqualTo(4);
  }

  @Test
  @ProvesRule({"nomansland:S09.special.e", "nomansland:S11.special.e"})
  void predictedFireMovesTheSetUpRowInScenarioNineAlone() {
    assertThat(sheet("silent-death").predictedFire())
        .hasValueSatisfying(p -> assertThat(p.shift()).isTrue());
    assertThat(sheet("last-gamble").predictedFire())
        .hasValueSatisfying(p -> assertThat(p.shift()).isFalse());
    assertThat(sheet("specialists").predictedFire()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"specialists, 1, 0", "silent-death, 0, 1", "last-gamble, 0, 1"})
  void theDefendersGunsAnswerTheFirstWave(String id, int company, int platoon) {
    assertThat(sheet(id).counterPreparation()).isTrue();
    assertThat(sheet(id).defender().counterPreparation())
        .hasValueSatisfying(
            fire ->
                assertThat(List.of(fire.company(), fire.platoon()))
                    .containsExactly(company, platoon));
  }

  @Test
  void theYearTellsWhatIsKnown() {
    assertThat(sheet("raining-shells").from(1916)).isTrue();
    assertThat(sheet("evil-genius").from(1916)).isFalse();
  }
}
