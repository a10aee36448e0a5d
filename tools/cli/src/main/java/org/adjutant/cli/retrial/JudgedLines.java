package org.adjutant.cli.retrial;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.adjutant.cli.print.EventLines;
import org.adjutant.cli.print.Ink;
import org.adjutant.cli.print.Inputs;
import org.adjutant.cli.print.Wrap;
import org.adjutant.cli.retrial.Judged.Numbered;
import org.adjutant.ledger.retrial.Recorded;
import org.adjutant.ledger.retrial.Retried;
import org.adjutant.ledger.retrial.Thrown;
import org.adjutant.ledger.retrial.Totals;
import org.adjutant.ledger.retrial.Verdict;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.odds.Forecast;
import org.adjutant.rules.odds.Upshot;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.spi.Title;

/** Rulings decided again, in words. */
record JudgedLines(Title title, boolean branches, Ink ink) {

  /** How many came to what: {@code Of 212 rulings 198 are the same, 9 different}. */
  static List<String> summary(Totals totals) {
    List<String> parts = new ArrayList<>();
    for (Verdict verdict : Verdict.values()) {
      int count = totals.count(verdict);
      if (count > 0) {
        parts.add(count + " " + verdict.words());
      }
    }
    String rulings = totals.rulings() == 1 ? "1 ruling" : totals.rulings() + " rulings";
    List<String> lines =
        new ArrayList<>(
            Wrap.hanging(
                "",
                "  ",
                "Of "
                    + rulings
                    + ": "
                    + (parts.isEmpty() ? "none" : String.join(", ", parts))
                    + "."));
    concerned("rules concerned: ", totals.rules(), lines);
    concerned("readings consulted: ", totals.readings(), lines);
    return lines;
  }

  private static void concerned(String what, Map<String, Integer> counts, List<String> lines) {
    if (!counts.isEmpty()) {
      List<String> all =
          counts.entrySet().stream()
              .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
              .map(e -> e.getKey() + " (" + e.getValue() + ")")
              .toList();
      lines.addAll(Wrap.hanging("  " + what, "    ", String.join(", ", all)));
    }
  }

  /** One ruling in a line. */
  String line(Numbered one) {
    Retried retried = one.retried();
    String head =
        String.format(
            "%5d  %-12s %-22s ",
            one.number(), where(retried.recorded()), retried.verdict().words());
    String text = text(retried);
    int room = Wrap.WIDTH - head.length();
    String shown = text.length() > room ? text.substring(0, room - 3) + "..." : text;
    return mark(retried.verdict(), head) + shown;
  }

  /** One ruling whole: what was submitted, old and new side by side. */
  List<String> whole(Numbered one) {
    Retried retried = one.retried();
    Recorded recorded = retried.recorded();
    List<String> lines = new ArrayList<>();
    String of = branches ? " of " + recorded.branch().name() : "";
    lines.add(
        ink.bold("Ruling " + one.number())
            + " ("
            + (recorded.permitted()
                ? "event " + recorded.event()
                : "refused at event " + recorded.event())
            + of
            + "): "
            + mark(retried.verdict(), retried.verdict().words()));
    lines.addAll(Wrap.indented(4, text(retried)));
    lines.add(ink.dim("    " + clock(retried.was())));
    if (!retried.why().isEmpty()) {
      lines.addAll(Wrap.indented(4, retried.why()));
    }
    lines.addAll(new Decisions(title, ink).lines(retried));
    lines.addAll(unused(retried.unused()));
    retried.outcomes().ifPresent(all -> lines.addAll(outcomes(retried, all)));
    return lines;
  }

  private String where(Recorded recorded) {
    String at = (recorded.permitted() ? "event " : "after ") + recorded.event();
    return branches ? recorded.branch().name() + " " + recorded.event() : at;
  }

  private String text(Retried retried) {
    Input input;
    try {
      input = retried.recorded().input();
    } catch (DataException e) {
      return "something that cannot be read";
    }
    return input.by() + ": " + new Inputs(title).at(retried.was(), input);
  }

  private String clock(Position position) {
    Clock clock = position.clock();
    return clock.phase().isEmpty()
        ? "at the opening"
        : "turn " + clock.turn() + ", " + title.phases().of(clock.phase()).name();
  }

  private String mark(Verdict verdict, String text) {
    return verdict.changed() ? ink.bad(text) : ink.good(text);
  }

  private static List<String> unused(List<Thrown> dice) {
    return dice.isEmpty()
        ? List.of()
        : Wrap.hanging(
            "  recorded dice that nobody asks for now: ",
            "    ",
            String.join("; ", dice.stream().map(d -> d.dice() + " of " + d.key()).toList()));
  }

  private List<String> outcomes(Retried retried, Forecast forecast) {
    List<String> lines =
        new ArrayList<>(
            Wrap.hanging("  a roll that was never made: ", "    ", retried.missing().orElse("")));
    if (forecast instanceof Forecast.Exact exact) {
      for (Upshot upshot : exact.upshots()) {
        String chances = String.format("    %7s  ", exact.chances(upshot));
        String label = upshot.label();
        String told = String.join("; ", told(upshot));
        String text = label.isEmpty() ? told : label + (told.isEmpty() ? "" : ": " + told);
        lines.addAll(Wrap.hanging(chances, " ".repeat(13), text.isEmpty() ? "nothing more" : text));
      }
    } else {
      lines.add("    too many ways to list: " + forecast);
    }
    return lines;
  }

  private List<String> told(Upshot upshot) {
    EventLines words = new EventLines(title, ink);
    return upshot.events().stream()
        .map(event -> words.sentence(event.name(), event.actor(), event.facts()))
        .toList();
  }
}
