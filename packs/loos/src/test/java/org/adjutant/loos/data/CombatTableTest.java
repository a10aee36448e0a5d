package org.adjutant.loos.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.adjutant.rules.rulebook.Provenance.Grade;
import org.adjutant.rules.tables.Cell;
import org.adjutant.rules.tables.Lookup;
import org.adjutant.rules.tables.LookupTable;
import org.adjutant.rules.tables.Sourced;
import org.adjutant.rules.tables.TableLine;
import org.adjutant.rules.tables.TableOverlay;
import org.adjutant.rules.tables.Tables;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class CombatTableTest {
  private static final LookupTable CRT = Tables.parse(Resources.read("crt.json")).table("CRT");
  private static final LookupTable SECOND_CHOICE =
      Tables.parse(
              TableOverlay.merge(
                  Resources.read("crt.json"), Resources.read("overlays/crt-b/crt.json")))
          .table("CRT");

  /** From the worst result for the attacker to the best. */
  private static final List<List<String>> SCALE =
      List.of(
          List.of("Ae"),
          List.of("(A)", "A3", "A2", "A1"),
          List.of("."),
          List.of("Ex"),
          List.of("D2"),
          List.of("D3"),
          List.of("De"));

  private static List<String> texts(LookupTable table, int row) {
    return table.results(row).stream().map(Cell::text).toList();
  }

  @Test
  void dieOneIsPrintedWhole() {
    assertThat(texts(CRT, 0))
        .containsExactly("(A)", "A3", "A2", ".", "Ex", "Ex", "D2", "D2", "D2", "D3", "De", "De");
    assertThat(CRT.results(0)).allMatch(cell -> cell.provenance().isPrinted());
  }

  @Test
  void dieTwoIsPrintedForFiveColumns() {
    assertThat(texts(CRT, 1).subList(0, 5)).containsExactly("(A)", "(A)", "A3", "A2", ".");
    assertThat(CRT.results(1))
        .extracting(cell -> cell.provenance().isPrinted())
        .containsExactly(
            true, true, true, true, true, false, false, false, false, false, false, false);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void theOtherRowsAreOursAndSayWhy(int row) {
    assertThat(CRT.results(row))
        .allMatch(cell -> cell.provenance().grade() == Grade.RECONSTRUCTED)
        .allMatch(cell -> cell.provenance().why().contains("older table"));
  }

  @ParameterizedTest
  @CsvSource({
    "mountain, -1, (A)",
    "mountain, 0, A3",
    "city, -2, (A)",
    "city, 0, A2",
    "town, 0, .",
    "bridge, 0, Ex",
    "clear, -5, (A)",
    "clear, 0, Ex",
    "clear, 10, De",
    "city, 6, D2",
    "city, 7, D2",
    "mountain, 10, D2"
  })
  void betterCoverMovesADifferentialToTheLeft(String line, int differential, String result) {
    assertThat(CRT.line(line).at(differential).row(1).text()).isEqualTo(result);
  }

  @Test
  void linesStandInTheOrderOfTheirWorthToTheDefender() {
    assertThat(CRT.lines())
        .extracting(TableLine::id)
        .containsExactly("mountain", "city", "town", "bridge", "clear");
    assertThat(CRT.lines()).extracting(TableLine::size).containsExactly(8, 9, 10, 11, 12);
    assertThat(CRT.lines()).extracting(TableLine::offset).containsOnly(0);
  }

  @Test
  void beyondItsEndsALineUsesItsEndCells() {
    Lookup below = CRT.line("mountain").at(-9).row(1);
    assertThat(below.text()).isEqualTo("(A)");
    assertThat(below.column().label()).isEqualTo("-1");
    assertThat(below.clamped()).isTrue();
    Lookup above = CRT.line("city").at(23).row(1);
    assertThat(above.text()).isEqualTo("D2");
    assertThat(above.column().label()).isEqualTo("+10");
    assertThat(above.clamped()).isTrue();
    assertThat(CRT.line("city").at(10).row(1).clamped()).isFalse();
  }

  @Test
  void noLookupIsShownAsBetterAttestedThanItsLine() {
    assertThat(CRT.line("clear").at(0).row(1).provenance().grade()).isEqualTo(Grade.DERIVED);
    assertThat(CRT.line("town").at(0).row(1).provenance().grade()).isEqualTo(Grade.RECONSTRUCTED);
  }

  @Test
  void noRowIsBetterForTheAttackerThanTheOneAboveIt() {
    for (LookupTable table : List.of(CRT, SECOND_CHOICE)) {
      for (int row = 0; row < 6; row++) {
        for (int column = 0; column < 12; column++) {
          int worth = worth(table, row, column);
          if (row > 0) {
            assertThat(worth).isLessThanOrEqualTo(worth(table, row - 1, column));
          }
          if (column > 0) {
            assertThat(worth).isGreaterThanOrEqualTo(worth(table, row, column - 1));
          }
        }
      }
    }
  }

  private static int worth(LookupTable table, int row, int column) {
    String text = table.results(row).get(column).text();
    for (int n = 0; n < SCALE.size(); n++) {
      if (SCALE.get(n).contains(text)) {
        return n;
      }
    }
    throw new AssertionError("no result: " + text);
  }

  @Test
  void theSecondChoiceKeepsWhatIsPrinted() {
    for (int row = 0; row < 2; row++) {
      assertThat(SECOND_CHOICE.results(row)).isEqualTo(CRT.results(row));
    }
    assertThat(SECOND_CHOICE.line("clear").at(-5).row(3).text()).isEqualTo("Ae");
    assertThat(CRT.line("clear").at(-5).row(3).text()).isEqualTo("(A)");
  }

  @Test
  void whatIsNotPrintedIsListed() {
    List<Sourced> unprinted = Tables.parse(Resources.read("crt.json")).unprinted();
    assertThat(unprinted).hasSize(5 + 7 + 4 * 12);
    assertThat(unprinted).allMatch(datum -> !datum.provenance().why().isBlank());
  }
}
