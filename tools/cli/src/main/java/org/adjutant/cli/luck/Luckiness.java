package org.adjutant.cli.luck;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.adjutant.cli.chart.BarChart;
import org.adjutant.cli.chart.BarChart.Bar;
import org.adjutant.cli.chart.BarChart.Row;
import org.adjutant.cli.print.Ink;
import org.adjutant.cli.print.Wrap;
import org.adjutant.ledger.History;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.spi.Title;

/**
 * The luck of a game along one branch.
 *
 * @param what which part of which game, in words
 */
public record Luckiness(String what, RollBook rolls, LossBook losses, Title title) {
  private static final String DICE =
      "Expected is what the dice add up to on average; as low and as high say in how many of 100"
          + " such series the sum would be as low as this or lower, as high or higher. High is not"
          + " the same as good: that depends on the table.";
  private static final String NOT_PROOF =
      "A rare series proves nothing: among many series rare ones must turn up. Whether the dice"
          + " are those of the committed seed is what adjutant verify --dice says.";

  /**
   * Of the events up to one number, as a viewer may know them.
   *
   * @param named the game and branch, in words
   */
  public static Luckiness of(String named, Title title, History history, long to, Viewer viewer) {
    return new Luckiness(
        named + ", events 0 to " + to,
        RollBook.of(title, history, to, viewer),
        LossBook.of(title, history, to, viewer),
        title);
  }

  public List<String> lines(Ink ink) {
    List<String> lines = new ArrayList<>();
    lines.add(ink.bold("Luck in " + what));
    lines.add("");
    if (rolls.series().isEmpty()) {
      lines.add("  No dice have fallen.");
    } else {
      lines.add(ink.dim(Series.head("roll")));
      rolls.series().forEach(series -> lines.add(series.row()));
    }
    if (rolls.draws() > 0) {
      lines.add("  Not counted: " + rolls.draws() + " draws and shuffles, neither high nor low.");
    }
    if (rolls.hidden() > 0) {
      lines.add("  Not counted: " + rolls.hidden() + " rolls that are not for these eyes.");
    }
    if (losses.counted() > 0) {
      lines.add("");
      lines.add(ink.dim(Series.head("loss, in rulings")));
      losses.series(title).forEach(series -> lines.add(series.row()));
      lines.addAll(
          Wrap.indented(
              2,
              "Expected steps are those of each ruling's own odds on its own position, up to the"
                  + " first choice."
                  + (losses.left() > 0
                      ? " Of " + losses.left() + " further rulings there are no exact odds."
                      : "")));
    }
    lines.add("");
    lines.addAll(Wrap.indented(2, DICE));
    lines.addAll(Wrap.indented(2, NOT_PROOF));
    return lines;
  }

  public Data data() {
    return Data.of("of", what)
        .with("rolls", Data.of(rolls.series().stream().map(Series::data).toList()))
        .with("steps lost", Data.of(losses.series(title).stream().map(Series::data).toList()))
        .with("rulings without odds", losses.left())
        .with("draws", rolls.draws())
        .with("hidden", rolls.hidden());
  }

  /** Expected beside actual, as the average of a roll, so that long and short series compare. */
  public String svg() {
    List<Row> rows = new ArrayList<>();
    for (Series series : rolls.series()) {
      rows.add(row(series));
    }
    if (losses.counted() > 0) {
      losses.series(title).forEach(series -> rows.add(row(series)));
    }
    return new BarChart(
            "Luck in " + what,
            List.of("The average of a roll, or of a ruling with dice: expected and as it fell."),
            List.of("expected", "actual"),
            rows,
            amount -> String.format(Locale.ROOT, "%.1f", amount))
        .draw();
  }

  private static Row row(Series series) {
    double expected = series.spread().mean() / Math.max(1, series.count());
    double actual = (double) series.actual() / Math.max(1, series.count());
    String label = series.side() + ", " + series.kind() + " x " + series.count();
    return new Row(
        label,
        List.of(
            new Bar(expected, Optional.empty(), String.format(Locale.ROOT, "%.2f", expected)),
            new Bar(
                actual,
                Optional.empty(),
                String.format(
                    Locale.ROOT,
                    "%.2f (as low %s, as high %s in 100)",
                    actual,
                    Series.in100(series.asLow()),
                    Series.in100(series.asHigh())))));
  }
}
