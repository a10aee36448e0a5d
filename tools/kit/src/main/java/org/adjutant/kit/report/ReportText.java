package org.adjutant.kit.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import org.adjutant.kit.report.RuleReport.Line;

/** A rule report for people, chapter by chapter. */
public final class ReportText {
  private static final String ROW = "%-8s %10d %6d %6d %8d%n";

  private ReportText() {}

  /** A table of counts, and under it what is missing with its reason. */
  public static String of(RuleReport report) {
    Map<String, RuleReport> chapters = new LinkedHashMap<>();
    for (Line line : report.lines()) {
      chapters.computeIfAbsent(
          line.chapter(), number -> report.chapters(new TreeSet<>(List.of(number))));
    }
    StringBuilder out = new StringBuilder("Rules of " + report.pack() + "\n\n");
    out.append("chapter  statements  cited proved  missing\n");
    chapters.forEach((number, chapter) -> out.append(row(number, chapter)));
    out.append(row("all", report));
    chapters.forEach((number, chapter) -> missing(number, chapter, out));
    return out.toString().replace(System.lineSeparator(), "\n");
  }

  private static String row(String name, RuleReport report) {
    long cited = report.lines().stream().filter(Line::cited).count();
    long proved = report.lines().stream().filter(Line::proved).count();
    int missing = report.missing().size();
    return String.format(Locale.ROOT, ROW, name, report.lines().size(), cited, proved, missing);
  }

  private static void missing(String number, RuleReport chapter, StringBuilder out) {
    if (!chapter.missing().isEmpty()) {
      out.append("\nmissing in ").append(number).append(":\n");
      for (Line line : chapter.missing()) {
        out.append("  ").append(line.id()).append(": ").append(line.reason()).append('\n');
      }
    }
  }
}
