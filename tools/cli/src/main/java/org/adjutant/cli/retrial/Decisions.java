package org.adjutant.cli.retrial;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.adjutant.cli.print.EventLines;
import org.adjutant.cli.print.Ink;
import org.adjutant.cli.print.Words;
import org.adjutant.cli.print.Wrap;
import org.adjutant.ledger.record.RecordedEvent;
import org.adjutant.ledger.retrial.Retried;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Title;

/** A ruling as it was and as it is now, side by side from where they part. */
record Decisions(Title title, Ink ink) {
  private static final int MOST = 8;

  List<String> lines(Retried retried) {
    if (retried.ruling().isEmpty()) {
      return List.of();
    }
    List<Finding> then = retried.recorded().trail();
    List<Finding> now = retried.ruling().get().trail();
    int parting = retried.parting().orElse(then.size());
    List<String> lines = new ArrayList<>(common(then.subList(0, Math.min(parting, then.size()))));
    List<String> left = new ArrayList<>(List.of("was " + word(retried.recorded().permitted())));
    List<String> right = new ArrayList<>(List.of("is " + word(retried.ruling().get().permitted())));
    left.addAll(findings(then, parting));
    right.addAll(findings(now, parting));
    List<String> before = told(retried.recorded().events());
    List<String> after = toldNow(retried.ruling().get().events());
    int same = common(before, after);
    left.addAll(events(before, same));
    right.addAll(events(after, same));
    lines.addAll(Columns.of(left, right));
    return lines;
  }

  private static String word(boolean permitted) {
    return permitted ? "permitted" : "refused";
  }

  /** What both rest on before they part: the dice and the cells of tables. */
  private List<String> common(List<Finding> findings) {
    List<String> rests = new ArrayList<>();
    for (Finding finding : findings) {
      for (Source source : finding.sources()) {
        if (source.kind().equals("dice")) {
          rests.add(dice(source) + " " + inputs(finding));
        } else if (source.kind().equals("table")) {
          rests.add(cell(source));
        }
      }
    }
    return rests.isEmpty()
        ? List.of()
        : Wrap.hanging("  both on ", "    ", String.join("; ", rests)).stream()
            .map(ink::dim)
            .toList();
  }

  private static List<String> findings(List<Finding> trail, int from) {
    List<String> lines = new ArrayList<>();
    int to = Math.min(trail.size(), from + MOST);
    for (int i = from; i < to; i++) {
      lines.addAll(finding(trail.get(i)));
    }
    if (to < trail.size() && from < trail.size()) {
      lines.add("and " + (trail.size() - to) + " findings more");
    }
    return lines;
  }

  private static List<String> finding(Finding finding) {
    String bearing = finding.bearing().name().toLowerCase(java.util.Locale.ROOT);
    List<String> lines =
        new ArrayList<>(
            Columns.wrapped("", "  ", bearing + " " + finding.rule() + ": " + finding.says()));
    String inputs = inputs(finding);
    if (!inputs.isEmpty()) {
      lines.addAll(Columns.wrapped("  ", "    ", inputs));
    }
    finding.sources().forEach(source -> lines.addAll(Columns.wrapped("  ", "    ", said(source))));
    return lines;
  }

  /** In the order of the names, in which they are recorded. */
  private static String inputs(Finding finding) {
    return Words.fields(new Data.Fields(new TreeMap<>(finding.inputs().fields())));
  }

  private static String said(Source source) {
    return switch (source.kind()) {
      case "dice" -> dice(source);
      case "table" -> cell(source);
      default -> source.ref() + ": " + source.value() + " (" + source.standing() + ")";
    };
  }

  private static String dice(Source source) {
    return "dice " + source.value() + ", " + source.standing();
  }

  private static String cell(Source source) {
    return "table " + source.ref() + ": " + source.value() + " (" + source.standing() + ")";
  }

  private List<String> told(List<RecordedEvent> events) {
    EventLines words = new EventLines(title, new Ink(false));
    return events.stream()
        .map(event -> words.sentence(event.name(), event.actor(), event.facts()))
        .toList();
  }

  private List<String> toldNow(List<Event> events) {
    EventLines words = new EventLines(title, new Ink(false));
    return events.stream()
        .map(e -> words.sentence(e.name(), e.actor(), e.factsFor(Viewer.UMPIRE)))
        .toList();
  }

  private static int common(List<String> some, List<String> others) {
    int same = 0;
    while (same < Math.min(some.size(), others.size()) && some.get(same).equals(others.get(same))) {
      same++;
    }
    return same;
  }

  private static List<String> events(List<String> told, int from) {
    List<String> lines = new ArrayList<>();
    for (String event : told.subList(from, Math.min(told.size(), from + MOST))) {
      lines.addAll(Columns.wrapped("> ", "  ", event));
    }
    if (told.size() > from + MOST) {
      lines.add("and " + (told.size() - from - MOST) + " events more");
    }
    return lines;
  }
}
