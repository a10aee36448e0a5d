package org.adjutant.cli.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.cli.chart.BarChart;
import org.adjutant.ledger.record.RecordedEvent;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Roll;
import org.adjutant.rules.position.SideId;

/** The rolls of a game, and how they compare with what dice do in the long run. */
record DiceTables(Course course) {

  /** One roll. @param side in whose procedure it fell */
  private record Rolled(
      long number, SideId side, String dice, String purpose, String subject, List<Integer> fell) {
    int sum() {
      return fell.stream().mapToInt(Integer::intValue).sum();
    }

    /** Twice the mean of the sum, which is a whole number. */
    int expectedTwice() {
      return Roll.facesOf(dice).stream().mapToInt(faces -> faces + 1).sum();
    }
  }

  void write(Html html) {
    List<Rolled> rolls = rolls();
    if (rolls.isEmpty()) {
      html.whole("p", "No dice fell that may be seen here.");
      return;
    }
    Map<String, List<Rolled>> kinds = new LinkedHashMap<>();
    for (Rolled roll : rolls) {
      String kind = course.side(roll.side()) + "\n" + roll.purpose() + "\n" + roll.dice();
      kinds.computeIfAbsent(kind, k -> new ArrayList<>()).add(roll);
    }
    html.begin("table").begin("tr").whole("th", "In procedures of").whole("th", "For");
    html.whole("th", "Dice").whole("th", "Rolls", "class", "count");
    html.whole("th", "Mean", "class", "count").whole("th", "Expected", "class", "count").end();
    kinds.forEach(
        (kind, of) -> {
          String[] words = kind.split("\n", -1);
          long sum = of.stream().mapToLong(Rolled::sum).sum();
          html.begin("tr").whole("td", words[0]).whole("td", words[1]).whole("td", words[2]);
          count(html, String.valueOf(of.size()));
          count(html, Words.hundredths(Math.round(100.0 * sum / of.size())));
          count(html, Words.hundredths(50L * of.get(0).expectedTwice()));
          html.end();
        });
    html.end();
    html.begin("figure").picture(chart(kinds)).end();
    html.fold("").whole("summary", "Every roll, in order");
    html.begin("table").begin("tr").whole("th", "Event", "class", "count");
    html.whole("th", "For").whole("th", "Dice").whole("th", "Fell").end();
    for (Rolled roll : rolls) {
      html.begin("tr");
      count(html, String.valueOf(roll.number()));
      String subject = roll.subject().isEmpty() ? "" : " (" + roll.subject() + ")";
      html.whole("td", roll.purpose() + subject).whole("td", roll.dice());
      html.whole("td", String.join(" ", roll.fell().stream().map(String::valueOf).toList()));
      html.end();
    }
    html.end().end();
  }

  /** Actual and expected means, a row for each kind of roll. */
  private static String chart(Map<String, List<Rolled>> kinds) {
    List<BarChart.Row> rows = new ArrayList<>();
    kinds.forEach(
        (kind, of) -> {
          String[] words = kind.split("\n", -1);
          double actual = of.stream().mapToInt(Rolled::sum).average().orElse(0);
          double expected = of.get(0).expectedTwice() / 2.0;
          rows.add(
              new BarChart.Row(
                  words[0] + ", " + words[1] + " (" + of.size() + ")",
                  List.of(bar(actual), bar(expected))));
        });
    return new BarChart(
            "Mean of the dice, by kind of roll",
            List.of(),
            List.of("as they fell", "expected"),
            rows,
            DiceTables::amount)
        .draw()
        // In a document it needs no namespace, and the document names no address.
        .replaceFirst(" xmlns=\"[^\"]*\"", "");
  }

  private static BarChart.Bar bar(double amount) {
    return new BarChart.Bar(amount, Optional.empty(), amount(amount));
  }

  private static String amount(double amount) {
    return Words.hundredths(Math.round(100 * amount));
  }

  private static void count(Html html, String text) {
    html.whole("td", text, "class", "count");
  }

  private List<Rolled> rolls() {
    List<Rolled> rolls = new ArrayList<>();
    for (Procedure procedure : course.procedures()) {
      for (RecordedEvent event : procedure.events()) {
        if (event.name().equals(EventNames.DICE_ROLLED) && event.facts().has("dice")) {
          read(event, procedure.side(), rolls);
        }
      }
    }
    return rolls;
  }

  private static void read(RecordedEvent event, SideId side, List<Rolled> rolls) {
    Data facts = event.facts();
    try {
      List<Integer> fell = facts.get("dice").items().stream().map(Data::integer).toList();
      Rolled roll =
          new Rolled(
              event.number(),
              side,
              facts.text("roll"),
              facts.find("purpose").map(Data::toString).orElse(""),
              facts.find("subject").map(Data::toString).orElse(""),
              fell);
      if (!fell.isEmpty() && roll.expectedTwice() > 0) {
        rolls.add(roll);
      }
    } catch (DataException hidden) {
      // Of this roll only the fact that it fell is for these eyes.
    }
  }
}
