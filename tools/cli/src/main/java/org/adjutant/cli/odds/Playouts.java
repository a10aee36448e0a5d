package org.adjutant.cli.odds;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.ToIntFunction;
import org.adjutant.cli.bout.Result;
import org.adjutant.cli.chart.BarChart;
import org.adjutant.cli.chart.BarChart.Row;
import org.adjutant.cli.print.Ink;
import org.adjutant.cli.print.Wrap;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Title;

/**
 * The rest of a phase, turn or game, played by bots many times from one point.
 *
 * @param what was played, in words
 * @param how, in words
 */
public record Playouts(
    Title title, Position before, String what, String how, List<Result> results) {
  private static final String TALLY = "tally ";
  private static final String GOES_ON = "the game goes on";

  public Playouts {
    results = List.copyOf(results);
  }

  private static String manner(Result result) {
    return result.outcome().map(Result::manner).orElse(GOES_ON);
  }

  /** How often it ended how, the most frequent first. */
  private Map<String, Share> manners() {
    Map<String, Long> counts = new TreeMap<>();
    results.forEach(result -> counts.merge(manner(result), 1L, Long::sum));
    Map<String, Share> shares = new LinkedHashMap<>();
    counts.entrySet().stream()
        .sorted((a, b) -> Long.compare(b.getValue(), a.getValue()))
        .forEach(e -> shares.put(e.getKey(), Share.sampled(e.getValue(), results.size())));
    return shares;
  }

  private Map<Integer, Long> turns(String manner) {
    Map<Integer, Long> turns = new TreeMap<>();
    results.stream()
        .filter(result -> manner(result).equals(manner))
        .forEach(result -> turns.merge(result.turn(), 1L, Long::sum));
    return turns;
  }

  private Mean mean(ToIntFunction<Result> number) {
    double[] numbers = results.stream().mapToInt(number).asDoubleStream().toArray();
    double[] weights = new double[numbers.length];
    java.util.Arrays.fill(weights, 1);
    return Mean.of(numbers, weights, numbers.length);
  }

  /** The tallies that anything ever changed. */
  private Map<String, Mean> tallies() {
    TreeSet<String> names = new TreeSet<>();
    for (Result result : results) {
      for (String key : result.end().entries().keySet()) {
        String name = key.startsWith(TALLY) ? key.substring(TALLY.length()) : "";
        if (!name.isEmpty() && result.end().tally(name) != before.tally(name)) {
          names.add(name);
        }
      }
    }
    Map<String, Mean> means = new LinkedHashMap<>();
    names.forEach(name -> means.put(name, mean(result -> result.end().tally(name))));
    return means;
  }

  private Mean lost(SideId side) {
    return mean(result -> java.util.Objects.requireNonNull(result.tolls().get(side)).lost());
  }

  private Mean held(SideId side) {
    return mean(result -> java.util.Objects.requireNonNull(result.tolls().get(side)).held());
  }

  public List<String> lines(Ink ink) {
    List<String> lines = new ArrayList<>();
    Wrap.hanging("", "  ", "Odds of " + what).forEach(line -> lines.add(ink.bold(line)));
    lines.addAll(Wrap.indented(2, how));
    lines.add("");
    lines.add(ink.dim("  chances, bounds           who won: how (rule)"));
    manners()
        .forEach(
            (manner, share) -> {
              String first = String.format("  %-24s  ", share.text());
              lines.addAll(Wrap.hanging(first, " ".repeat(first.length()), manner));
              if (!manner.equals(GOES_ON)) {
                lines.addAll(
                    Wrap.hanging(
                        " ".repeat(first.length()), " ".repeat(first.length()), inTurns(manner)));
              }
            });
    lines.add("");
    lines.add(
        ink.dim("  on average                   " + "steps lost           places held at the end"));
    for (SideId side : title.sides()) {
      lines.add(
          String.format(
                  "  %-28s %-20s %s",
                  title.display().side(side), lost(side).text(), held(side).text())
              .stripTrailing());
    }
    Map<String, Mean> tallies = tallies();
    if (!tallies.isEmpty()) {
      lines.add("");
      lines.add(ink.dim("  tally                        now  at the end, on average"));
      tallies.forEach(
          (name, mean) ->
              lines.add(String.format("  %-26s %5d  %s", name, before.tally(name), mean.text())));
    }
    return lines;
  }

  private String inTurns(String manner) {
    List<String> said = new ArrayList<>();
    turns(manner).forEach((turn, games) -> said.add(turn + ": " + games));
    return "in turn " + String.join(", ", said);
  }

  public Data data() {
    List<Data> ends = new ArrayList<>();
    manners()
        .forEach(
            (manner, share) -> {
              Data turns = Data.EMPTY;
              for (Map.Entry<Integer, Long> turn : turns(manner).entrySet()) {
                turns = turns.with("turn " + turn.getKey(), turn.getValue());
              }
              ends.add(
                  Data.of("manner", manner).with("chances", share.data()).with("turns", turns));
            });
    Data sides = Data.EMPTY;
    for (SideId side : title.sides()) {
      sides =
          sides.with(
              side.id(),
              Data.of("steps lost", lost(side).data()).with("places held", held(side).data()));
    }
    Data tallies = Data.EMPTY;
    for (Map.Entry<String, Mean> tally : tallies().entrySet()) {
      tallies = tallies.with(tally.getKey(), tally.getValue().data());
    }
    return Data.of("of", what)
        .with("samples", results.size())
        .with("how", how)
        .with("ends", Data.of(ends))
        .with("sides", sides)
        .with("tallies", tallies);
  }

  /** How it ended, as a chart. */
  public String svg() {
    List<Row> rows = new ArrayList<>();
    manners().forEach((manner, share) -> rows.add(new Row(manner, List.of(share.bar()))));
    return new BarChart(
            "Odds of " + what,
            Wrap.hanging("", "", how, 110),
            List.of("chances"),
            rows,
            Share::percent)
        .draw();
  }
}
