package org.adjutant.kit.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.rulebook.RuleIndex;
import org.adjutant.rules.rulebook.RuleStatement;

/**
 * How far a pack keeps to its rulebook.
 *
 * @param lines one for each mechanical, set-up and victory statement, in the order of the book
 */
public record RuleReport(String pack, List<Line> lines) {
  /** One statement. {@code absence}: a test alone can prove it, so no code need cite it. */
  public record Line(String id, String section, boolean cited, boolean proved, boolean absence) {
    /** Whether it is shown to hold. */
    public boolean isKept() {
      return proved && (cited || absence);
    }

    /** Why it is not shown to hold; empty if it is. */
    public String reason() {
      if (isKept()) {
        return "";
      }
      if (proved) {
        return "no code cites it";
      }
      return cited || absence ? "no test proves it" : "no code cites it and no test proves it";
    }

    /** The number before the first dot of its section. */
    public String chapter() {
      int dot = section.indexOf('.');
      return dot < 0 ? section : section.substring(0, dot);
    }
  }

  public RuleReport {
    lines = List.copyOf(lines);
  }

  /**
   * @param cited ids that the pack's code names
   * @param proved ids that its tests name
   */
  public static RuleReport of(String pack, RuleIndex rules, Set<String> cited, Set<String> proved) {
    List<Line> lines = new ArrayList<>();
    for (RuleStatement rule : rules.all()) {
      if (rule.kind().isToBeProved()) {
        String id = rule.id().text();
        boolean absence = rule.absence();
        lines.add(new Line(id, rule.section(), cited.contains(id), proved.contains(id), absence));
      }
    }
    return new RuleReport(pack, lines);
  }

  /** The statements that are not shown to hold. */
  public List<Line> missing() {
    return lines.stream().filter(line -> !line.isKept()).toList();
  }

  /** The report on some chapters only: {@code 8} stands for 8.1, 8.3.1 and so on. */
  public RuleReport chapters(Set<String> numbers) {
    List<Line> some = lines.stream().filter(line -> numbers.contains(line.chapter())).toList();
    return new RuleReport(pack, some);
  }

  /** {@code pack}, {@code statements}, {@code cited}, {@code proved}, {@code missing}. */
  public Data write() {
    List<Data> missing = new ArrayList<>();
    for (Line line : missing()) {
      missing.add(Data.of("id", line.id()).with("reason", line.reason()));
    }
    return Data.of("pack", pack)
        .with("statements", ids(lines))
        .with("cited", ids(lines.stream().filter(Line::cited).toList()))
        .with("proved", ids(lines.stream().filter(Line::proved).toList()))
        .with("missing", Data.of(missing));
  }

  private static Data ids(List<Line> lines) {
    return Data.of(lines.stream().map(line -> Data.of(line.id())).toList());
  }
}
