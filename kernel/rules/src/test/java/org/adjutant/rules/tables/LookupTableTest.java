package org.adjutant.rules.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.rulebook.Provenance;
import org.adjutant.rules.rulebook.Provenance.Grade;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.walks.Json;
import org.junit.jupiter.api.Test;

final class LookupTableTest {
  private static final LookupTable STAGGERED =
      LookupTable.parse(
          Json.of(
              """
              {'id': 'CRT', 'title': 'Combat', 'rule': 'x:8.a', 'provenance': 'printed',
               'rowsBy': 'number', 'dice': 'd6', 'columnsBy': 'number',
               'lines': {
                 'rough': {'title': 'Rough', 'labels': ['0', '+1', '+2', '']},
                 'clear': {'title': 'Clear', 'labels': ['-1', '0', '+1', '+2'],
                           'provenance': 'derived', 'why': 'fills the row'},
                 'late': {'title': 'Late', 'labels': ['', '', '0', '+1'],
                          'provenance': 'reconstructed', 'why': 'a guess'}},
               'rows': {'1-3': ['A', 'B', 'C', 'D'],
                        '4-6': ['E', 'F', {'text': 'G', 'provenance': 'derived', 'why': 'g'}, 'H']},
               'marks': [{'rows': ['4-6'], 'columns': '3..', 'provenance': 'reconstructed',
                          'why': 'lost'}]}
              """));

  private static final LookupTable ODDS =
      LookupTable.parse(
          Json.of(
              """
              {'id': 'O', 'title': 'Odds', 'rule': 'x:9.a', 'provenance': 'printed',
               'rowsBy': 'number', 'dice': 'd6', 'columnsBy': 'odds',
               'columns': ['1:2', '1:1', '2:1', '3:1'],
               'rows': {'1-3': ['4/0', '3/0', '2/1', '1/1'], '4-6': ['3/0', '2/1', '1/1', '1/2']},
               'below': 'E/0', 'above': {'text': '0/E', 'provenance': 'derived', 'why': 'erratum'}}
              """));

  private static Shift shift(int columns) {
    return new Shift(RuleId.of("x:9.b"), "test", columns);
  }

  @Test
  void theSameDifferentialStandsElsewhereOnAnotherLine() {
    assertThat(STAGGERED.line("rough").at(0).row(1).text()).isEqualTo("A");
    assertThat(STAGGERED.line("clear").at(0).row(1).text()).isEqualTo("B");
    assertThat(STAGGERED.line("late").at(0).row(1).text()).isEqualTo("C");
  }

  @Test
  void aLookupTellsWhereItWasFound() {
    Lookup found = STAGGERED.line("clear").at(1).row(5);
    assertThat(found.table()).isEqualTo("CRT");
    assertThat(found.rule()).isEqualTo(RuleId.of("x:8.a"));
    assertThat(found.line()).isEqualTo("clear");
    assertThat(found.column()).isEqualTo(new Pick("1", "+1", false));
    assertThat(found.row()).isEqualTo(new Pick("5", "4-6", false));
    assertThat(found.clamped()).isFalse();
    assertThat(found.ref()).isEqualTo("CRT, line clear, column +1, row 4-6");
  }

  @Test
  void whatLiesBeyondALineTakesItsEndCellAndSaysSo() {
    Lookup above = STAGGERED.line("rough").at(9).row(1);
    assertThat(above.text()).isEqualTo("C");
    assertThat(above.column()).isEqualTo(new Pick("9", "+2", true));
    Lookup below = STAGGERED.line("late").at(-3).row(6);
    assertThat(below.text()).isEqualTo("G");
    assertThat(below.column()).isEqualTo(new Pick("-3", "0", true));
    Lookup high = STAGGERED.line("clear").at(0).row(8);
    assertThat(high.row()).isEqualTo(new Pick("8", "4-6", true));
    assertThat(high.clamped()).isTrue();
  }

  @Test
  void aCellIsNoBetterAttestedThanItsLine() {
    assertThat(STAGGERED.line("rough").at(0).row(1).provenance()).isEqualTo(Provenance.PRINTED);
    assertThat(STAGGERED.line("clear").at(0).row(1).provenance())
        .isEqualTo(new Provenance(Grade.DERIVED, "fills the row"));
    assertThat(STAGGERED.line("rough").at(2).row(4).provenance())
        .isEqualTo(new Provenance(Grade.DERIVED, "g"));
    assertThat(STAGGERED.line("clear").at(2).row(4).provenance())
        .isEqualTo(new Provenance(Grade.RECONSTRUCTED, "lost"));
  }

  @Test
  void oddsAreShiftedOneByOne() {
    Column column = ODDS.line().odds(26, 10).shifted(shift(1)).shifted(shift(-2));
    Lookup found = column.row(1);
    assertThat(found.column()).isEqualTo(new Pick("26 to 10 = 2:1", "1:1", false));
    assertThat(found.shifts()).extracting(Shift::columns).containsExactly(1, -2);
    assertThat(found.text()).isEqualTo("3/0");
  }

  @Test
  void shiftsAreReckonedFromWhereTheOddsTrulyStand() {
    Column eightToOne = ODDS.line().odds(80, 10);
    assertThat(eightToOne.isAutomatic()).isTrue();
    assertThat(eightToOne.row(1).text()).isEqualTo("0/E");
    assertThat(eightToOne.row(1).column()).isEqualTo(new Pick("80 to 10 = 8:1", "3:1", true));
    assertThat(eightToOne.shifted(shift(-4)).row(1).text()).isEqualTo("0/E");
    assertThat(eightToOne.shifted(shift(-5)).row(1).text()).isEqualTo("1/1");
    assertThat(ODDS.line().odds(1, 3).row(6).text()).isEqualTo("E/0");
    assertThat(ODDS.line().odds(1, 3).shifted(shift(1)).row(6).text()).isEqualTo("3/0");
  }

  @Test
  void aChartIsReadByWords() {
    LookupTable chart =
        LookupTable.parse(
            Json.of(
                """
                {'id': 'TEC', 'title': 'Terrain', 'rule': 'x:5.a', 'provenance': 'printed',
                 'rowsBy': 'label', 'columnsBy': 'label', 'columns': ['foot', 'horse'],
                 'rows': {'clear': [2, 2], 'woods': [3, 4]}}
                """));
    assertThat(chart.line().at("horse").row("woods").cell().number()).isEqualTo(4);
    assertThatThrownBy(() -> chart.line().at("horse").row("wood"))
        .isInstanceOf(DataException.class)
        .hasMessage("there is no \"wood\" among [clear, woods]");
    assertThatThrownBy(() -> chart.line().at("tank"))
        .hasMessage("TEC has no column \"tank\", only [foot, horse]");
    assertThatThrownBy(() -> chart.line().at("foot").row(1))
        .hasMessageContaining("the rows of TEC are words, not numbers");
    assertThatThrownBy(() -> chart.line().at(1)).hasMessageContaining("are no numbers");
    assertThatThrownBy(() -> chart.line().odds(1, 1)).hasMessageContaining("are no odds");
  }

  @Test
  void aScheduleIsReadByTurn() {
    LookupTable schedule =
        LookupTable.parse(
            Json.of(
                """
                {'id': 'T', 'title': 'Turns', 'rule': 'x:7.a', 'provenance': 'printed',
                 'rowsBy': 'number', 'span': '1..8', 'columnsBy': 'label',
                 'columns': ['first', 'second'],
                 'rows': {'1': [8, 9], '2..7': [6, 6], '8': [0, 3]}}
                """));
    assertThat(schedule.line().at("second").row(1).cell().number()).isEqualTo(9);
    assertThat(schedule.line().at("first").row(5).cell().number()).isEqualTo(6);
  }

  @Test
  void twoDiceNeedARowForEachOfTheirSums() {
    assertThatThrownBy(() -> LookupTable.parse(Json.of(rowsOf("'dice': '2d6'", "2-6", "7-11"))))
        .hasMessageContaining("rows: no row stands for [12] of 2d6");
    LookupTable open = LookupTable.parse(Json.of(rowsOf("'dice': '2d6'", "..6", "7+")));
    assertThat(open.line().at("a").row(14).row().clamped()).isFalse();
  }

  @Test
  void rowsOfNumbersSayWhatMustBeCovered() {
    assertThatThrownBy(() -> LookupTable.parse(Json.of(rowsOf("'title': 'T'", "1", "2"))))
        .hasMessageContaining("need \"dice\": \"2d6\" or \"span\": \"1..8\"");
  }

  private static String rowsOf(String how, String first, String second) {
    return "{'id': 'T', 'title': 'T', 'rule': 'x:1.a', 'provenance': 'printed',"
        + " 'rowsBy': 'number', 'columnsBy': 'label', 'columns': ['a'], "
        + how
        + ", 'rows': {'"
        + first
        + "': ['x'], '"
        + second
        + "': ['y']}}";
  }

  @Test
  void everyProblemOfATableIsListed() {
    assertThatThrownBy(
            () ->
                LookupTable.parse(
                    Json.of(
                        """
                        {'id': 'T', 'title': 'T', 'rule': 'nonsense', 'colour': 'red',
                         'rowsBy': 'number', 'dice': 'd6', 'columnsBy': 'number',
                         'lines': {'a': {'title': 'A', 'labels': ['1', '', '2']},
                                   'b': {'title': 'B', 'labels': ['1', '2']}},
                         'rows': {'1': ['x', 'y'], '2-3': ['x'], '5-6': ['x', '']},
                         'results': {'x': 'one', 'z': 'two'}}
                        """)))
        .hasMessageContaining("the table has 8 problems")
        .hasMessageContaining("no field is called \"colour\"")
        .hasMessageContaining("\"provenance\" is missing")
        .hasMessageContaining("rows: nothing stands for 4")
        .hasMessageContaining("lines.a: an empty label stands between two")
        .hasMessageContaining("a rule id is written")
        .hasMessageContaining("rows.1[1]: \"y\" is no result of this table; there are [x, z]")
        .hasMessageContaining("rows.2-3: the row has 1 cells for 2 result columns")
        .hasMessageContaining("rows.5-6[1]: a cell without a text");
  }

  @Test
  void whatIsNotPrintedIsListed() {
    assertThat(Tables.parse(Json.of("{'tables': []}")).unprinted()).isEmpty();
    List<Sourced> found = new ArrayList<>();
    STAGGERED.addUnprinted(found);
    assertThat(found)
        .extracting(Sourced::where)
        .containsExactly(
            "CRT, line clear",
            "CRT, line late",
            "CRT, row 4-6, result column 3",
            "CRT, row 4-6, result column 4");
  }
}
