package org.adjutant.kit.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.adjutant.host.json.JsonWriter;
import org.adjutant.kit.conformance.Citations;
import org.adjutant.kit.conformance.Statements;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.rulebook.RuleIndex;
import org.adjutant.rules.spi.Pack;
import org.junit.jupiter.api.Test;

/**
 * Writes the rule report of a pack beside its compiled tests, as {@code rule-report.json} and
 * {@code rule-report.txt}. Extend it with one class and name the pack.
 */
public abstract class ReportCase {
  /** The pack that is reported on. */
  protected abstract Pack pack();

  /** The chapters of the rulebook in which every statement must be cited and proved: none yet. */
  protected Set<String> complete() {
    return new TreeSet<>();
  }

  @Test
  void every_statement_of_the_complete_chapters_is_cited_and_proved() throws Exception {
    RuleReport report = report();
    write(report);
    assertThat(report.chapters(complete()).missing()).as("missing").isEmpty();
  }

  @Test
  void every_rule_that_a_test_proves_is_in_the_index() throws Exception {
    RuleIndex rules = Statements.of(pack());
    List<String> unknown =
        Proofs.under(tests()).tests().keySet().stream()
            .filter(id -> id.startsWith(pack().id() + ":") && !rules.contains(RuleId.of(id)))
            .toList();
    assertThat(unknown).as("proved by a test and not in the index").isEmpty();
  }

  private RuleReport report() throws URISyntaxException {
    Set<String> cited = Citations.of(pack()).ids();
    Set<String> proved = Proofs.under(tests()).tests().keySet();
    return RuleReport.of(pack().id(), Statements.of(pack()), cited, proved);
  }

  private Path tests() throws URISyntaxException {
    return Path.of(getClass().getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  private void write(RuleReport report) throws IOException, URISyntaxException {
    Files.writeString(
        tests().resolveSibling("rule-report.json"), JsonWriter.pretty(report.write()) + "\n");
    Files.writeString(tests().resolveSibling("rule-report.txt"), ReportText.of(report));
  }
}
