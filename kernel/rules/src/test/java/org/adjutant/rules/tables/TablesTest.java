package org.adjutant.rules.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.rulebook.Provenance;
import org.adjutant.rules.rulebook.Provenance.Grade;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.walks.Json;
import org.junit.jupiter.api.Test;

final class TablesTest {
  private static final Data OURS =
      Json.of(
          """
          {'tables': [
             {'id': 'T', 'title': 'T', 'rule': 'x:1.a', 'rowsBy': 'number', 'dice': 'd6',
              'columnsBy': 'number', 'provenance': 'reconstructed', 'why': 'ours',
              'lines': {'a': {'title': 'A', 'labels': ['1', '2', '3']}},
              'rows': {'1-3': ['p', 'q', 'r'], '4-6': ['s', 't', 'u']}}],
           'modifiers': [
             {'id': 'M', 'title': 'M', 'rule': 'x:2.a', 'provenance': 'printed',
              'modifiers': {
                'flank': {'when': 'from a flank', 'add': 1},
                'range': {'when': 'far away', 'add': -1, 'rule': 'x:2.b',
                          'provenance': 'reconstructed', 'why': 'ours'}}}]}
          """);

  private static Tables merged(String overlay) {
    return Tables.parse(TableOverlay.merge(OURS, Json.of(overlay)));
  }

  @Test
  void modifiersHaveTheirRuleAndProvenance() {
    Modifiers list = Tables.parse(OURS).modifiers("M");
    assertThat(list.get("flank").rule()).isEqualTo(RuleId.of("x:2.a"));
    assertThat(list.get("flank").provenance().isPrinted()).isTrue();
    assertThat(list.get("range").rule()).isEqualTo(RuleId.of("x:2.b"));
    assertThat(list.get("range").add()).isEqualTo(-1);
    assertThat(list.get("range")).hasToString("-1 far away");
    assertThatThrownBy(() -> list.get("rear"))
        .hasMessage("M has no modifier \"rear\", only [flank, range]");
  }

  @Test
  void anUnknownTableIsRefused() {
    assertThatThrownBy(() -> Tables.parse(OURS).table("U"))
        .isInstanceOf(DataException.class)
        .hasMessage("there is no table \"U\", only [T]");
  }

  @Test
  void allThatIsNotPrintedIsListed() {
    assertThat(Tables.parse(OURS).unprinted())
        .extracting(Sourced::where)
        .hasSize(8)
        .contains("T, line a", "T, row 4-6, result column 3", "M, range")
        .doesNotContain("M, flank");
  }

  @Test
  void aRowOfAnOverlayThatLacksACellIsRefusedSinceTheRestWouldMove() {
    assertThatThrownBy(
            () ->
                merged(
                    "{'tables': [{'id': 'T', 'provenance': 'printed', 'rows': {'4-6': ['v']}}]}"))
        .isInstanceOf(DataException.class)
        .hasMessageContaining("tables[0]: row 4-6 has 3 cells, not 1");
  }

  @Test
  void anOverlayWinsCellByCell() {
    Tables tables =
        merged(
            """
            {'tables': [{'id': 'T', 'provenance': 'printed', 'rows': {'4-6': ['', 'v', '']},
                         'lines': {'a': {'title': 'A', 'labels': ['1', '2', '3']}}}]}
            """);
    TableLine line = tables.table("T").line("a");
    assertThat(line.at(2).row(4).cell()).isEqualTo(new Cell("v", Provenance.PRINTED));
    assertThat(line.at(1).row(4).cell())
        .isEqualTo(new Cell("s", new Provenance(Grade.RECONSTRUCTED, "ours")));
    assertThat(line.at(3).row(4).text()).isEqualTo("u");
    assertThat(line.at(2).row(1).text()).isEqualTo("q");
  }

  @Test
  void anOverlayMayBringAWholeTable() {
    Tables tables =
        merged(
            """
            {'tables': [
               {'id': 'T', 'title': 'New', 'rule': 'x:1.a', 'rowsBy': 'label',
                'columnsBy': 'label', 'columns': ['c'], 'rows': {'r': ['z']},
                'provenance': 'printed'},
               {'id': 'V', 'title': 'Added', 'rule': 'x:1.a', 'rowsBy': 'label',
                'columnsBy': 'label', 'columns': ['c'], 'rows': {'r': ['y']},
                'provenance': 'printed'}]}
            """);
    assertThat(tables.table("T").line().at("c").row("r").text()).isEqualTo("z");
    assertThat(tables.all()).extracting(LookupTable::id).containsExactly("T", "V");
  }

  @Test
  void anOverlayReplacesAModifier() {
    Tables tables =
        merged(
            """
            {'modifiers': [{'id': 'M', 'provenance': 'derived', 'why': 'w',
                            'modifiers': {'range': {'when': 'very far away', 'add': -2}}}]}
            """);
    assertThat(tables.modifiers("M").get("range").add()).isEqualTo(-2);
    assertThat(tables.modifiers("M").get("range").provenance().grade()).isEqualTo(Grade.DERIVED);
    assertThat(tables.modifiers("M").get("flank").add()).isEqualTo(1);
  }

  @Test
  void anOverlayMustSayWhereItsDataComeFrom() {
    assertThatThrownBy(() -> merged("{'tables': [{'id': 'T', 'rows': {'4-6': ['v']}}]}"))
        .hasMessageContaining("tables[0]: \"provenance\" is missing");
  }

  @Test
  void anOverlayThatFitsNowhereIsRefused() {
    assertThatThrownBy(
            () ->
                merged(
                    """
                    {'tables': [
                       {'id': 'U', 'provenance': 'printed'},
                       {'id': 'T', 'provenance': 'printed', 'rows': {'9': ['v']}},
                       {'id': 'T', 'provenance': 'printed', 'rows': {'1-3': ['', '', '', 'v']}},
                       {'id': 'T', 'provenance': 'printed', 'dice': '2d6'}]}
                    """))
        .hasMessageContaining("4 problems")
        .hasMessageContaining("tables[0]: there is no table \"U\"")
        .hasMessageContaining("tables[1]: the field \"9\" is missing")
        .hasMessageContaining("tables[2]: row 1-3 has 3 cells, not 4")
        .hasMessageContaining("tables[3]: \"dice\" cannot be laid over a table");
  }
}
