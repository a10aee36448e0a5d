package org.adjutant.cli.compare;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Entry;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.rulebook.Interpretation;

/**
 * All that differs between two points.
 *
 * @param part the number of the last event both have
 * @param first what happened first after it otherwise, on the way to each of the two
 * @param pieces in the order of their sides and ids
 * @param entries by their sort ({@code control}, {@code tally}, ...), by what they are of, the two
 *     values
 * @param readings interpretations whose readings differ
 * @param standing what the title says of the one standing and not of the other
 */
record Difference(
    Pair pair,
    long part,
    FirstSteps first,
    List<Change> pieces,
    Map<String, Map<String, Both<String>>> entries,
    Map<Interpretation, Both<Integer>> readings,
    Both<List<String>> standing) {

  /** Something at the one point and at the other. */
  record Both<T>(T one, T two) {
    boolean differ() {
      return !one.equals(two);
    }
  }

  static Difference of(Pair pair) {
    long part = pair.parting();
    FirstSteps steps = FirstSteps.of(pair, part);
    List<String> one = pair.one().title().display().standing(pair.one().view());
    List<String> two = pair.two().title().display().standing(pair.two().view());
    Both<List<String>> standing = new Both<>(without(one, two), without(two, one));
    return new Difference(pair, part, steps, pieces(pair), entries(pair), readings(pair), standing);
  }

  boolean boardsEqual() {
    return pieces.isEmpty() && entries.isEmpty() && readings.isEmpty();
  }

  private static List<String> without(List<String> lines, List<String> others) {
    return lines.stream().filter(line -> !others.contains(line)).toList();
  }

  private static List<Change> pieces(Pair pair) {
    Set<PieceId> ids = new LinkedHashSet<>();
    pair.one().view().pieces().forEach(piece -> ids.add(piece.id()));
    pair.two().view().pieces().forEach(piece -> ids.add(piece.id()));
    return ids.stream()
        .map(pair::twins)
        .filter(Pair.Twins::differ)
        .map(twins -> Change.of(twins, pair.one().title().display()))
        .toList();
  }

  private static Map<String, Map<String, Both<String>>> entries(Pair pair) {
    Set<String> keys = new LinkedHashSet<>(pair.one().view().entries().keySet());
    keys.addAll(pair.two().view().entries().keySet());
    Map<String, Map<String, Both<String>>> found = new LinkedHashMap<>();
    for (String key : keys) {
      int blank = key.indexOf(' ');
      String sort = key.substring(0, Math.max(0, blank));
      Both<String> both = new Both<>(value(pair.one(), key), value(pair.two(), key));
      // How often something was rolled for is no fact of the board; readings come by themselves.
      if (both.differ() && !sort.equals("rolled") && !sort.equals("reading")) {
        found.computeIfAbsent(sort, s -> new LinkedHashMap<>()).put(key.substring(blank + 1), both);
      }
    }
    return found;
  }

  private static String value(Scene scene, String key) {
    Optional<Data> value = scene.view().entry(key).map(Entry::value);
    return value.map(org.adjutant.cli.print.Words::fields).orElse("none");
  }

  private static Map<Interpretation, Both<Integer>> readings(Pair pair) {
    Map<Interpretation, Both<Integer>> found = new LinkedHashMap<>();
    for (Interpretation each : pair.one().title().interpretations().all()) {
      Both<Integer> both = new Both<>(reading(pair.one(), each), reading(pair.two(), each));
      if (both.differ()) {
        found.put(each, both);
      }
    }
    return found;
  }

  private static int reading(Scene scene, Interpretation each) {
    return scene.view().reading(each.id().text()).orElse(each.byDefault());
  }
}
