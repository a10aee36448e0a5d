package org.adjutant.kit.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.host.data.PackData;
import org.adjutant.host.scan.PackScan;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.rulebook.RuleIndex;
import org.adjutant.rules.spi.Pack;
import org.adjutant.rules.spi.Title;
import org.adjutant.rules.tables.Sourced;
import org.adjutant.rules.tables.Tables;
import org.junit.jupiter.api.Test;

/** What can be told of a pack without playing it: its classes, its data. */
public abstract class CodeConformance extends PackUnderTest {
  @Test
  void the_pack_is_built_for_this_kernel_and_has_a_scenario() {
    assertThat(pack().spi()).isEqualTo(Pack.SPI);
    assertThat(pack().id()).matches("[a-z][a-z0-9]*");
    assertThat(scenarios()).isNotEmpty().doesNotHaveDuplicates();
  }

  @Test
  void every_rule_and_interpretation_that_the_code_cites_is_in_the_index() {
    Citations cited = Citations.of(pack());
    RuleIndex statements = Statements.of(pack());
    for (String scenario : scenarios()) {
      Title title = title(scenario);
      assertThat(cited.unknown(statements, title.interpretations()))
          .as("cited and not in the index")
          .isEmpty();
    }
    assertThat(cited.ids()).as("rules cited by the code").isNotEmpty();
  }

  @Test
  void every_interpretation_with_a_choice_is_asked_by_the_code() {
    Citations cited = Citations.of(pack());
    for (String scenario : scenarios()) {
      assertThat(cited.unasked(title(scenario).interpretations()))
          .as(
              "can be set to another reading, and no class names it; a reading that cannot be"
                  + " played stands under documentedOnly with the reason")
          .isEmpty();
    }
  }

  @Test
  void no_class_reads_a_clock_draws_chance_loses_order_or_reaches_outside() {
    assertThat(PackScan.of(ClassFiles.of(pack()))).as("what a pack must not do").isEmpty();
  }

  @Test
  void every_table_cell_has_a_provenance() {
    PackData.of(pack())
        .resources()
        .forEach(
            (name, data) -> {
              if (data instanceof Data.Fields && data.has("tables")) {
                for (Sourced cell : Tables.parse(data).unprinted()) {
                  assertThat(cell.provenance().why()).as("%s, %s", name, cell.where()).isNotBlank();
                }
              }
            });
  }
}
