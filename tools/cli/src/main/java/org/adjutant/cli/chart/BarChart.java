package org.adjutant.cli.chart;

import java.util.List;
import java.util.Optional;
import java.util.function.DoubleFunction;

/**
 * A chart of level bars, one row under another; of several series a row has a bar each.
 *
 * @param notes lines under the title
 * @param series what the bars of a row are, in order; one without a name needs no legend
 * @param says an amount in words, for the axis
 */
public record BarChart(
    String title,
    List<String> notes,
    List<String> series,
    List<Row> rows,
    DoubleFunction<String> says) {
  private static final int WIDTH = 760;
  private static final int LEFT = 210;
  private static final int RIGHT = 590;
  private static final int BAR = 16;
  private static final int GAP = 10;
  private static final int LETTERS = 32;
  private static final int TICKS = 5;
  private static final List<String> FILLS =
      List.of(
          "fill=\"#38526b\" stroke=\"#000\"",
          "fill=\"#d9dee3\" stroke=\"#000\"",
          "fill=\"white\" stroke=\"#000\" stroke-dasharray=\"3 2\"");

  public BarChart {
    notes = List.copyOf(notes);
    series = List.copyOf(series);
    rows = List.copyOf(rows);
    if (series.isEmpty() || series.size() > FILLS.size()) {
      throw new IllegalArgumentException("a chart has one to " + FILLS.size() + " series");
    }
  }

  /** One thing, and how much of it there is in each series. */
  public record Row(String label, List<Bar> bars) {
    public Row {
      bars = List.copyOf(bars);
    }
  }

  /** How far an amount may be off. */
  public record Range(double low, double high) {}

  /**
   * An amount.
   *
   * @param amount 0 or more
   * @param says what is written beside it
   */
  public record Bar(double amount, Optional<Range> range, String says) {
    double end() {
      return range.map(Range::high).orElse(amount);
    }
  }

  /** The chart as SVG. */
  public String draw() {
    int legend = series.size() > 1 ? 24 : 0;
    int top = 44 + 18 * notes.size() + legend;
    int tall = series.size() * BAR + GAP;
    int bottom = top + rows.size() * tall;
    Sheet sheet = new Sheet(WIDTH, bottom + 36, title);
    sheet.text(16, 26, 17, "font-weight=\"bold\"", title);
    for (int i = 0; i < notes.size(); i++) {
      sheet.text(16, 46 + 18 * i, 12, "fill=\"#333\"", notes.get(i));
    }
    if (legend > 0) {
      legend(sheet, top - legend);
    }
    double step = step();
    for (int tick = 0; tick <= TICKS; tick++) {
      int x = x(tick * step, step);
      sheet.line(x, top, x, bottom, "stroke=\"#bbb\"");
      sheet.text(x, bottom + 18, 11, "text-anchor=\"middle\"", says.apply(tick * step));
    }
    for (int i = 0; i < rows.size(); i++) {
      row(sheet, rows.get(i), top + i * tall + GAP / 2, step);
    }
    sheet.line(LEFT, top, LEFT, bottom, "stroke=\"#000\"");
    return sheet.done();
  }

  private void legend(Sheet sheet, int y) {
    int x = LEFT;
    for (int i = 0; i < series.size(); i++) {
      sheet.box(x, y + 2, 14, 12, fill(i));
      sheet.text(x + 20, y + 13, 12, "", series.get(i));
      x += 40 + 7 * series.get(i).length();
    }
  }

  private void row(Sheet sheet, Row row, int y, double step) {
    int middle = y + row.bars().size() * BAR / 2 + 4;
    sheet.text(LEFT - 8, middle, 12, "text-anchor=\"end\"", shortened(row.label()));
    for (int i = 0; i < row.bars().size(); i++) {
      Bar bar = row.bars().get(i);
      int at = y + i * BAR;
      sheet.box(LEFT, at, x(bar.amount(), step) - LEFT, BAR - 2, fill(i));
      bar.range().ifPresent(range -> whisker(sheet, range, at + BAR / 2 - 1, step));
      sheet.text(x(bar.end(), step) + 8, at + BAR - 4, 12, "", bar.says());
    }
  }

  /** A line from the one end of a range to the other, white under black so that it shows. */
  private void whisker(Sheet sheet, Range range, int y, double step) {
    int from = x(range.low(), step);
    int to = x(range.high(), step);
    sheet.line(from, y, to, y, "stroke=\"white\" stroke-width=\"4\"");
    sheet.line(from, y, to, y, "stroke=\"black\" stroke-width=\"1.5\"");
    sheet.line(from, y - 4, from, y + 4, "stroke=\"black\" stroke-width=\"1.5\"");
    sheet.line(to, y - 4, to, y + 4, "stroke=\"black\" stroke-width=\"1.5\"");
  }

  private static String fill(int series) {
    return FILLS.get(series);
  }

  private static String shortened(String label) {
    return label.length() <= LETTERS ? label : label.substring(0, LETTERS - 3) + "...";
  }

  /** A round number five of which reach beyond every bar. */
  private double step() {
    double most = 0;
    for (Row row : rows) {
      for (Bar bar : row.bars()) {
        most = Math.max(most, bar.end());
      }
    }
    double power = most > 0 ? Math.pow(10, Math.floor(Math.log10(most / TICKS))) : 1;
    for (double factor : new double[] {1, 2, 2.5, 4, 5}) {
      if (factor * power * TICKS >= most) {
        return factor * power;
      }
    }
    return 10 * power;
  }

  private static int x(double amount, double step) {
    return LEFT + (int) Math.round(amount / (step * TICKS) * (RIGHT - LEFT));
  }
}
