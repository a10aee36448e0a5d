package org.adjutant.cli.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.rulebook.RuleStatement;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Title;

/** The findings behind a ruling, each with its rule's statement, what went in, and from where. */
public record Trail(Title title, Viewer viewer, Ink ink) {
  private static final int INDENT = 11;

  /** All findings the viewer may know. */
  public List<String> lines(List<Finding> findings) {
    List<String> lines = new ArrayList<>();
    List<Finding> all = findings.stream().filter(this::shown).toList();
    for (int i = 0; i < all.size(); ) {
      Finding finding = all.get(i);
      Gathered says = Gathered.of(finding.says());
      int first = i;
      do {
        i++;
      } while (i < all.size() && alike(finding, all.get(i)) && says.takes(all.get(i).says()));
      lines.addAll(i == first + 1 ? lines(finding) : together(all.subList(first, i), says.text()));
    }
    return lines;
  }

  /**
   * Why something is refused, in short: if the phase is wrong, that alone; what else hinders it
   * then is beside the point, and is counted.
   */
  public List<String> inShort(List<Finding> findings) {
    List<Finding> all = findings.stream().filter(this::shown).toList();
    List<Finding> phase = all.stream().filter(Trail::isOfPhase).limit(1).toList();
    int others = all.size() - phase.size();
    if (phase.isEmpty() || others == 0) {
      return lines(findings);
    }
    List<String> lines = lines(phase.get(0));
    String more = "why-not tells of " + others + (others == 1 ? " more finding" : " more findings");
    lines.add(ink.dim(" ".repeat(INDENT) + more));
    return lines;
  }

  private static boolean isOfPhase(Finding finding) {
    return finding.isForbidding()
        && finding.inputs().has("phase")
        && finding.inputs().has("done in");
  }

  private boolean shown(Finding finding) {
    return finding.audience().includes(viewer);
  }

  /** Whether both forbid something by the same rule, so that one line can tell of both. */
  private static boolean alike(Finding one, Finding other) {
    return one.bearing() == Finding.Bearing.FORBIDS
        && other.bearing() == Finding.Bearing.FORBIDS
        && one.rule().equals(other.rule());
  }

  private List<String> lines(Finding finding) {
    List<String> lines = head(finding, finding.says());
    String inputs = Words.fields(finding.inputs());
    if (!inputs.isEmpty()) {
      lines.addAll(Wrap.hanging(" ".repeat(INDENT) + "with: ", " ".repeat(INDENT + 6), inputs));
    }
    finding.sources().forEach(source -> lines.addAll(lines(source)));
    lines.addAll(legal(List.of(finding)));
    return lines;
  }

  /** Findings that say the same of several things. */
  private List<String> together(List<Finding> findings, String says) {
    List<String> lines = head(findings.get(0), says);
    lines.addAll(legal(findings));
    return lines;
  }

  /** What would make it legal, each way once. */
  private static List<String> legal(List<Finding> findings) {
    String remedies =
        findings.stream()
            .map(Finding::remedy)
            .filter(remedy -> !remedy.isEmpty())
            .distinct()
            .collect(Collectors.joining("; "));
    return remedies.isEmpty()
        ? List.of()
        : Wrap.hanging(" ".repeat(INDENT) + "legal: ", " ".repeat(INDENT + 7), remedies);
  }

  /** What is found, and the rule's statement. */
  private List<String> head(Finding finding, String says) {
    List<String> lines = new ArrayList<>();
    String word = finding.bearing().name().toLowerCase(java.util.Locale.ROOT);
    String rule = finding.rule().text();
    String head = String.format("  %-8s %s  ", word, rule);
    List<String> plain = Wrap.hanging(head, " ".repeat(INDENT), says);
    lines.add(
        "  "
            + bearing(finding, String.format("%-8s", word))
            + " "
            + ink.rule(rule)
            + plain.get(0).substring(Math.min(plain.get(0).length(), head.length() - 2)));
    lines.addAll(plain.subList(1, plain.size()));
    statement(finding)
        .ifPresent(
            text ->
                Wrap.hanging(" ".repeat(INDENT) + "rule: ", " ".repeat(INDENT + 6), text)
                    .forEach(line -> lines.add(ink.dim(line))));
    return lines;
  }

  private String bearing(Finding finding, String word) {
    return switch (finding.bearing()) {
      case PERMITS -> ink.good(word);
      case FORBIDS -> ink.bad(word);
      case WAIVED -> ink.bold(word);
      case APPLIES -> word;
    };
  }

  private List<String> lines(Source source) {
    String why = source.why();
    String text =
        source.kind()
            + " "
            + source.ref()
            + ": "
            + source.value()
            + " ("
            + source.standing()
            + (why.isEmpty() ? "" : ": " + why)
            + ")";
    return Wrap.hanging(" ".repeat(INDENT) + "from: ", " ".repeat(INDENT + 6), text);
  }

  private Optional<String> statement(Finding finding) {
    if (title.interpretations().contains(finding.rule())) {
      return Optional.of(title.interpretations().get(finding.rule()).question());
    }
    return title.rules().find(finding.rule()).map(RuleStatement::says);
  }

  /** The same as data. */
  public Data data(List<Finding> findings) {
    List<Data> all = new ArrayList<>();
    for (Finding finding : findings) {
      if (shown(finding)) {
        Data data =
            Data.of("rule", finding.rule().text())
                .with("bearing", finding.bearing().name().toLowerCase(java.util.Locale.ROOT))
                .with("says", finding.says())
                .with("inputs", finding.inputs())
                .with("sources", Data.of(finding.sources().stream().map(Source::write).toList()));
        if (!finding.remedy().isEmpty()) {
          data = data.with("legal", finding.remedy());
        }
        Optional<String> statement = statement(finding);
        all.add(statement.isPresent() ? data.with("statement", statement.get()) : data);
      }
    }
    return Data.of(all);
  }
}
