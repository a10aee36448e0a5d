package org.adjutant.loos.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.Set;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.rulebook.Interpretation;
import org.adjutant.rules.rulebook.Interpretations;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.rulebook.RuleIndex;
import org.adjutant.rules.rulebook.RuleStatement;
import org.adjutant.rules.rulebook.RuleStatement.Kind;
import org.adjutant.rules.tables.LookupTable;
import org.adjutant.rules.tables.Tables;
import org.junit.jupiter.api.Test;

final class RulebookDataTest {
  private static final RuleIndex RULES = RuleIndex.parse(Resources.read("rules.json"));
  private static final Interpretations DOUBTS =
      Interpretations.parse(Resources.read("interpretations.json"));

  @Test
  void theWholeRulebookIsIndexed() {
    assertThat(RULES.all()).hasSize(326);
    assertThat(RULES.all().stream().filter(s -> s.kind() == Kind.MECHANICAL)).hasSize(247);
    assertThat(RULES.all().stream().filter(s -> s.kind() == Kind.SETUP)).hasSize(18);
    assertThat(RULES.all().stream().filter(s -> s.kind() == Kind.VICTORY)).hasSize(10);
    assertThat(RULES.all()).allMatch(s -> s.id().pack().equals("loos"));
    assertThat(RULES.all()).allMatch(s -> s.id().number().startsWith(s.section() + "."));
  }

  @Test
  void everyInterpretationNamedIsWritten() {
    assertThat(DOUBTS.all()).hasSize(82);
    assertThat(RULES.dangling(DOUBTS)).isEmpty();
  }

  @Test
  void everyInterpretationTouchesSectionsThatExist() {
    Set<String> sections = new LinkedHashSet<>();
    RULES.all().forEach(statement -> sections.add(statement.section()));
    for (Interpretation doubt : DOUBTS.all()) {
      for (String section : doubt.sections()) {
        assertThat(sections).as(doubt.id().text()).contains(section);
      }
    }
  }

  @Test
  void oneDefaultDiffersFromTheFirstReadingWhereItMatters() {
    assertThat(DOUBTS.get(RuleId.of("loos:LI-28")).byDefault()).isEqualTo(2);
    assertThat(DOUBTS.get(RuleId.of("loos:LI-01")).byDefault()).isEqualTo(1);
    assertThat(DOUBTS.get(RuleId.of("loos:LI-25")).always()).contains("attacker's first");
  }

  @Test
  void statementsThatOnlySayWhatDoesNotHappenAreMarked() {
    assertThat(RULES.get(RuleId.of("loos:9.0.a")).absence()).isTrue();
    assertThat(RULES.get(RuleId.of("loos:8.3.d")).absence()).isFalse();
    assertThat(RULES.all().stream().filter(RuleStatement::absence)).hasSize(29);
  }

  @Test
  void everyResourceOfTheManifestReads() {
    Data manifest = Resources.read("pack.json");
    assertThat(manifest.text("id")).isEqualTo("loos");
    for (Data file : manifest.get("resources").fields().values()) {
      assertThat(Resources.read(file.text()).fields()).isNotEmpty();
    }
    for (Data overlay : manifest.get("overlays").fields().values()) {
      overlay.get("resources").fields().values().forEach(file -> Resources.read(file.text()));
    }
  }

  @Test
  void everyTableCallsForARuleOfTheIndex() {
    for (LookupTable table : Tables.parse(Resources.read("crt.json")).all()) {
      assertThat(RULES.contains(table.rule())).isTrue();
    }
  }
}
