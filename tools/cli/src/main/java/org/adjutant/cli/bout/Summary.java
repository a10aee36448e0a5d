package org.adjutant.cli.bout;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Outcome;
import org.adjutant.rules.position.SideId;

/** Who won how in a series of games, when they ended, and what they cost each side on average. */
public record Summary(List<Result> results) {
  public Summary {
    results = List.copyOf(results);
    if (results.isEmpty()) {
      throw new IllegalArgumentException("no game was played");
    }
  }

  /** How many games ended in each manner, the most frequent first. */
  public Map<String, Integer> manners() {
    Map<String, Integer> counts = new TreeMap<>();
    results.forEach(result -> counts.merge(result.manner(), 1, Integer::sum));
    Map<String, Integer> sorted = new LinkedHashMap<>();
    counts.entrySet().stream()
        .sorted((a, b) -> b.getValue() - a.getValue())
        .forEach(entry -> sorted.put(entry.getKey(), entry.getValue()));
    return sorted;
  }

  private Map<Integer, Integer> turns(String manner) {
    Map<Integer, Integer> turns = new TreeMap<>();
    results.stream()
        .filter(result -> result.manner().equals(manner))
        .forEach(result -> turns.merge(result.turn(), 1, Integer::sum));
    return turns;
  }

  private Set<SideId> sides() {
    Set<SideId> sides = new LinkedHashSet<>();
    results.forEach(result -> sides.addAll(result.tolls().keySet()));
    return sides;
  }

  /** In tenths. */
  private long mean(SideId side, ToIntFunction<Toll> what) {
    long sum = 0;
    for (Result result : results) {
      sum += what.applyAsInt(Objects.requireNonNull(result.tolls().get(side)));
    }
    return (sum * 10 + results.size() / 2) / results.size();
  }

  private static String tenths(long number) {
    return number / 10 + "." + number % 10;
  }

  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(String.format("%5s  %-6s %s", "games", "", "winner: how (rule), and in which turns"));
    manners()
        .forEach(
            (manner, count) -> {
              List<String> turns = new ArrayList<>();
              turns(manner).forEach((turn, games) -> turns.add(turn + ": " + games));
              String share = tenths(count * 1000L / results.size()) + "%";
              lines.add(String.format("%5d  %-6s %s", count, share, manner));
              lines.add("               turn " + String.join(", ", turns));
            });
    lines.add("");
    lines.add(String.format("%-12s %12s %12s %12s", "a game", "steps lost", "attacks", "places"));
    for (SideId side : sides()) {
      lines.add(
          String.format(
              "%-12s %12s %12s %12s",
              side.id(),
              tenths(mean(side, Toll::lost)),
              tenths(mean(side, Toll::attacks)),
              tenths(mean(side, Toll::held))));
    }
    return lines;
  }

  public Data data() {
    List<Data> manners = new ArrayList<>();
    manners()
        .forEach(
            (manner, count) -> {
              Data turns = Data.EMPTY;
              for (var turn : turns(manner).entrySet()) {
                turns = turns.with("turn " + turn.getKey(), turn.getValue());
              }
              manners.add(Data.of("manner", manner).with("games", count).with("turns", turns));
            });
    Data sides = Data.EMPTY;
    for (SideId side : sides()) {
      sides =
          sides.with(
              side.id(),
              Data.of("lost", mean(side, Toll::lost))
                  .with("attacks", mean(side, Toll::attacks))
                  .with("places", mean(side, Toll::held)));
    }
    return Data.of("games", results.size())
        .with("manners", Data.of(manners))
        .with("tenths a game", sides)
        .with("results", Data.of(results.stream().map(Summary::data).toList()));
  }

  private static Data data(Result result) {
    Data data =
        Data.of("game", result.number())
            .with("turn", result.turn())
            .with("inputs", result.inputs())
            .with("manner", result.manner());
    return result.outcome().map(Outcome::why).map(why -> data.with("why", why)).orElse(data);
  }
}
