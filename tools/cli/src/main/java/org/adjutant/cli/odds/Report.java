package org.adjutant.cli.odds;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.adjutant.cli.chart.BarChart;
import org.adjutant.cli.chart.BarChart.Row;
import org.adjutant.cli.print.Ink;
import org.adjutant.cli.print.Wrap;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Title;

/**
 * Odds as text, data and chart.
 *
 * @param what they are of, in words
 * @param how they were found, in words
 */
public record Report(
    Title title, Position before, String what, String how, Distribution distribution) {
  private static final int RESULTS = 16;
  private static final int STOPS = 6;
  private static final int HASHES = 24;

  public List<String> lines(Ink ink) {
    List<String> lines = new ArrayList<>();
    Wrap.hanging("", "  ", "Odds of " + what).forEach(line -> lines.add(ink.bold(line)));
    lines.addAll(Wrap.indented(2, how));
    lines.add("");
    results(lines, ink);
    units(lines, ink);
    List<String> sides = new ArrayList<>();
    for (SideId side : title.sides()) {
      sides.add(title.display().side(side) + " " + distribution.lost(side).text());
    }
    lines.add("");
    lines.addAll(Wrap.hanging("  ", "    ", "Steps lost on average: " + String.join(", ", sides)));
    stops(lines);
    return lines;
  }

  private void results(List<String> lines, Ink ink) {
    Map<String, Share> results = distribution.results();
    if (results.keySet().equals(java.util.Set.of(""))) {
      boolean stops = !distribution.stops().isEmpty();
      lines.add(stops ? "  No dice fall before somebody has to choose." : "  No dice fall.");
      return;
    }
    int wide = results.keySet().stream().mapToInt(String::length).max().orElse(0);
    int column = Math.max(6, Math.min(30, wide));
    lines.add(ink.dim(String.format("  %-" + column + "s  %7s", "result", "chances")));
    int shown = 0;
    for (Map.Entry<String, Share> result : results.entrySet()) {
      if (shown++ == RESULTS) {
        lines.add("  ... and " + (results.size() - RESULTS) + " more; --json has them all");
        break;
      }
      Share share = result.getValue();
      String label = result.getKey().isEmpty() ? "-" : result.getKey();
      String bar = "#".repeat((int) Math.round(share.part() * HASHES));
      lines.add(
          String.format("  %-" + column + "s  %-24s %s", cut(label, column), share.text(), bar)
              .stripTrailing());
    }
  }

  /** The results that are listed. */
  public List<String> labels() {
    return List.copyOf(distribution.results().keySet());
  }

  private static String cut(String label, int most) {
    return label.length() <= most ? label : label.substring(0, most - 3) + "...";
  }

  private void units(List<String> lines, Ink ink) {
    Map<PieceId, Map<Fate, Share>> fates = distribution.fates();
    if (fates.isEmpty()) {
      return;
    }
    lines.add("");
    lines.add(
        ink.dim(
            String.format(
                "  %-38s %12s %12s %13s", "unit", "loses a step", "retreats", "eliminated")));
    fates.forEach(
        (piece, shares) ->
            lines.add(
                String.format(
                    "  %-38s %12s %12s %13s",
                    cut(name(piece), 38),
                    percent(shares, Fate.LOSES),
                    percent(shares, Fate.RETREATS),
                    percent(shares, Fate.GONE))));
  }

  private static String percent(Map<Fate, Share> shares, Fate fate) {
    Share share = new EnumMap<>(shares).get(fate);
    return share == null || share.chances().isNever() ? "-" : share.percent();
  }

  private String name(PieceId piece) {
    return before.piece(piece).map(p -> title.name(p) + " (" + piece.id() + ")").orElse(piece.id());
  }

  private void stops(List<String> lines) {
    Map<Distribution.Weighed, Share> stops = distribution.stops();
    if (stops.isEmpty()) {
      return;
    }
    lines.add("");
    lines.addAll(
        Wrap.indented(
            2,
            "Not counted in yet, because somebody has to choose first"
                + " (--bots SIDE=greedy lets a bot choose):"));
    int shown = 0;
    for (Map.Entry<Distribution.Weighed, Share> stop : stops.entrySet()) {
      if (shown++ == STOPS) {
        lines.add("  ... and " + (stops.size() - STOPS) + " more; --json has them all");
        break;
      }
      lines.addAll(new Answers(title, stop.getKey(), stop.getValue()).lines());
    }
  }

  public Data data() {
    List<Data> results = new ArrayList<>();
    distribution
        .results()
        .forEach(
            (label, share) -> results.add(Data.of("result", label).with("chances", share.data())));
    List<Data> units = new ArrayList<>();
    distribution
        .fates()
        .forEach(
            (piece, shares) -> {
              Data unit = Data.of("unit", piece.id());
              for (Map.Entry<Fate, Share> fate : shares.entrySet()) {
                unit = unit.with(fate.getKey().words(), fate.getValue().data());
              }
              units.add(unit);
            });
    Data lost = Data.EMPTY;
    for (SideId side : title.sides()) {
      lost = lost.with(side.id(), distribution.lost(side).data());
    }
    List<Data> stops = new ArrayList<>();
    distribution
        .stops()
        .forEach((stop, share) -> stops.add(new Answers(title, stop, share).data()));
    return Data.of("of", what)
        .with("exact", Data.of(distribution.exact()))
        .with("samples", distribution.samples())
        .with("how", how)
        .with("results", Data.of(results))
        .with("units", Data.of(units))
        .with("steps lost", lost)
        .with("choices", Data.of(stops));
  }

  /** The results as a chart. */
  public String svg() {
    List<Row> rows = new ArrayList<>();
    distribution
        .results()
        .forEach(
            (label, share) ->
                rows.add(new Row(label.isEmpty() ? "no result" : label, List.of(share.bar()))));
    return new BarChart(
            "Odds of " + what,
            Wrap.hanging("", "", how, 110),
            List.of("chances"),
            rows,
            Share::percent)
        .draw();
  }
}
