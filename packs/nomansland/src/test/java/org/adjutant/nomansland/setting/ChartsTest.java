package org.adjutant.nomansland.setting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeMap;
import org.adjutant.nomansland.Battle;
import org.adjutant.rules.rulebook.Provenance.Grade;
import org.adjutant.rules.tables.LookupTable;
import org.adjutant.rules.tables.Modifier;
import org.adjutant.rules.tables.Sourced;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ChartsTest {
  private static final Charts CHARTS = Charts.parse(Resources.read("tables.json"));

  static List<LookupTable> tables() {
    return CHARTS.tables().all();
  }

  /** The cells that worked examples and sentences of the rulebook print. */
  @ParameterizedTest
  @CsvSource({
    "dogfight, ace, 4, no effect",
    "dogfight, plain, 2, no effect",
    "dogfight, plain, 6, destroyed",
    "scatter, result, 1, scatters",
    "wire, thick, 5, intact",
    "surprise, result, 5, N",
    "fire, trench, 5, Pinned",
    "fire, trench, 7, Loss and Pinned",
    "fire, trench, 8, Loss and Pinned",
    "close-combat, result, 3, lost",
    "breakdown, combat, 5, Immobilised",
    "rally, result, 7, 'rallied, may act'",
    "elan, close-combat, 1, +2"
  })
  void whatTheExamplesTellIsInTheTables(String table, String column, int total, String cell) {
    assertThat(CHARTS.cell(table, column, total).text()).isEqualTo(cell);
    assertThat(CHARTS.cell(table, column, total).provenance().grade())
        .isIn(
            table.equals("dogfight") && total == 2
                ? List.of(Grade.RECONSTRUCTED)
                : List.of(Grade.PRINTED, Grade.DERIVED));
  }

  /** The whole tables, a column a line: the cells of the totals from 1 to 8. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          barrage | open | -,-,P,P,L,L,L,L
          barrage | trench | -,-,-,P,P,L,L,L
          barrage | nest | -,-,-,-,-,-,Nest destroyed,Nest destroyed
          barrage | pillbox | -,-,-,-,occupants Pinned,Pillbox destroyed,Pillbox destroyed,Pillbox destroyed
          barrage | dugout | -,-,-,-,-,-,occupants Pinned,occupants Pinned
          barrage | tank | -,-,-,-,-,Immobilised,Destroyed,Destroyed
          fire | open | -,-,-,-,P,L,L,L
          fire | trench | -,-,-,-,P,P,L,L
          fire | pillbox | -,-,-,-,-,P,P,L
          mortar | open | -,-,-,P,P,L,L,L
          mortar | trench | -,-,-,-,P,L,L,L
          mortar | tank | -,-,-,-,-,Immobilised,Immobilised,Immobilised
          grenade | result | -,-,-,P,P,L,L,L
          grenade-structure | dugout | -,-,-,occupants Pinned,Dugout destroyed,Dugout destroyed,Dugout destroyed,Dugout destroyed
          grenade-structure | pillbox | -,-,-,-,occupants Pinned,Pillbox destroyed,Pillbox destroyed,Pillbox destroyed
          wire | thick | thick,thick,thick,thick,intact,intact,damaged,breach
          wire | intact | intact,intact,intact,damaged,damaged,breach,breach,breach
          wire | damaged | damaged,damaged,breach,breach,breach,breach,breach,breach
          gas | result | L,P,P,-,-,-,-,-
          strafing | open | -,-,-,P,P,L,L,L
          strafing | trench | -,-,-,-,P,P,P,P
          anti-tank | k-bullets | -,-,-,-,Immobilised,Destroyed,Destroyed,Destroyed
          anti-tank | t-gewehr | -,-,-,Immobilised,Immobilised,Destroyed,Destroyed,Destroyed
          reconnaissance | result | 0,1,1,2,2,3,3,4
          surprise | result | M,M,M,N,N,N,O,O
          """)
  void theReconstructedTablesAreAsDocumented(String table, String column, String cells) {
    List<String> wanted =
        java.util.Arrays.stream(cells.split(","))
            .map(
                cell ->
                    switch (cell) {
                      case "-" -> "no effect";
                      case "P" -> "Pinned";
                      case "L" -> "Loss and Pinned";
                      default -> cell;
                    })
            .toList();
    List<String> found =
        java.util.stream.IntStream.rangeClosed(1, 8)
            .mapToObj(total -> CHARTS.cell(table, column, total).text())
            .toList();
    assertThat(found).isEqualTo(wanted);
  }

  @ParameterizedTest
  @MethodSource("tables")
  void everyTotalOfADieWithAllItsModifiersHasACell(LookupTable table) {
    int least = 1;
    int most = 6;
    if (hasModifiers(table.id())) {
      for (Modifier modifier : CHARTS.tables().modifiers(table.id() + "-modifiers").all()) {
        least += Math.min(0, modifier.add());
        most += Math.max(0, modifier.add());
      }
    }
    for (String column : table.line().labels()) {
      for (int total = least; total <= most; total++) {
        assertThat(CHARTS.cell(table.id(), column, total).text()).isNotBlank();
      }
    }
  }

  private static boolean hasModifiers(String table) {
    return !List.of("dogfight", "grenade-structure", "gas", "breakdown", "strafing", "elan")
        .contains(table);
  }

  @ParameterizedTest
  @MethodSource("tables")
  void everyTableWithAColumnOfItsOwnCallsItResult(LookupTable table) {
    if (table.line().labels().size() == 1) {
      assertThat(table.line().labels()).containsExactly(Charts.RESULT);
    }
    assertThat(table.line().labels()).allMatch(label -> label.matches("[a-z]+(-[a-z]+)*"));
  }

  /** More on the die is never better for those it falls on. */
  @ParameterizedTest
  @ValueSource(strings = {"barrage", "fire", "mortar", "grenade", "strafing"})
  void aHigherTotalHurtsNoLess(String table) {
    TreeMap<String, Integer> worth = new TreeMap<>();
    List<String> scale = List.of("no effect", "Pinned", "Loss and Pinned");
    scale.forEach(cell -> worth.put(cell, scale.indexOf(cell)));
    for (String column : CHARTS.table(table).line().labels()) {
      int before = 0;
      for (int total = 1; total <= 9; total++) {
        String cell = CHARTS.cell(table, column, total).text();
        int now = worth.getOrDefault(cell, 2);
        assertThat(now).as(table + " " + column + " " + total).isGreaterThanOrEqualTo(before);
        before = now;
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "barrage-modifiers, further-shell, 1",
    "barrage-modifiers, hindenburg, -1",
    "barrage-modifiers, creeping, -1",
    "barrage-modifiers, neutralisation, 1",
    "extraction-modifiers, damaged, 1",
    "extraction-modifiers, thick, -1",
    "extraction-modifiers, wire-cutters, 1",
    "fire-modifiers, size-1, 1",
    "fire-modifiers, flanking, 1",
    "fire-modifiers, hindrance, -1",
    "fire-modifiers, no-cp, -1",
    "rally-modifiers, no-cp, -1",
    "rally-modifiers, stosstruppen, 1",
    "reconnaissance-modifiers, balloon, 2",
    "reconnaissance-modifiers, planes-shot-down, 1",
    "scatter-modifiers, revealed, 1",
    "surprise-modifiers, free-barrage, 1",
    "wire-modifiers, further-test, 1",
    "grenade-modifiers, pinned, -1",
    "close-combat-modifiers, own-stosstruppen, 1",
    "counter-battery-modifiers, revealed, 1"
  })
  void printedModifiersAreAsPrinted(String list, String name, int add) {
    assertThat(CHARTS.modifier(list, name)).isEqualTo(add);
  }

  @Test
  void modifiersOfOneScenarioAgreeWithItsSheet() {
    assertThat(Battle.setting("fix-bayonet").scenario().attacker().artillery().barrage())
        .isEqualTo(CHARTS.modifier("barrage-modifiers", "french-early"));
    assertThat(mortars("a-gun-still-too-far"))
        .isEqualTo(CHARTS.modifier("mortar-modifiers", "crapouillot-early"));
    assertThat(mortars("last-gamble")).isEqualTo(CHARTS.modifier("mortar-modifiers", "newton"));
  }

  private static int mortars(String scenario) {
    return Battle.setting(scenario).scenario().attacker().mortar().orElseThrow().add();
  }

  @Test
  void theElanTrackFallsFromTheTop() {
    List<Integer> closeCombat =
        java.util.stream.IntStream.rangeClosed(1, 5)
            .map(box -> CHARTS.cell("elan", "close-combat", box).cell().number())
            .boxed()
            .toList();
    assertThat(closeCombat).containsExactly(2, 1, 0, -1, -2);
    assertThat(CHARTS.cell("elan", "initiative", 6).cell().number()).isEqualTo(1);
    assertThat(CHARTS.cell("elan", "initiative", 7).cell().number()).isZero();
  }

  @Test
  void whatIsNotPrintedSaysWhy() {
    List<Sourced> unprinted = CHARTS.tables().unprinted();
    assertThat(unprinted)
        .hasSizeGreaterThan(150)
        .allMatch(datum -> datum.provenance().why().length() > 20);
  }
}
