package org.adjutant.cli.odds;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.adjutant.rules.odds.Chances;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.SideId;

/**
 * What comes of something, and how often.
 *
 * @param samples how many were drawn; 0 if these are all the ways there are
 */
record Distribution(List<Weighed> ways, long samples) {

  /** One way and its weight; the weights of a distribution are of the same whole. */
  record Weighed(Consequence what, BigInteger weight) {}

  Distribution {
    ways = List.copyOf(ways);
    if (ways.isEmpty()) {
      throw new IllegalArgumentException("something comes of everything");
    }
  }

  boolean exact() {
    return samples == 0;
  }

  /** How often something holds. */
  Share share(Predicate<Consequence> holds) {
    BigInteger part = BigInteger.ZERO;
    BigInteger all = BigInteger.ZERO;
    for (Weighed way : ways) {
      all = all.add(way.weight());
      part = holds.test(way.what()) ? part.add(way.weight()) : part;
    }
    return exact()
        ? Share.exact(new Chances(part, all))
        : Share.sampled(part.longValueExact(), samples);
  }

  /** By label, the likeliest first. */
  Map<String, Share> results() {
    Map<String, BigInteger> weights = new TreeMap<>();
    ways.forEach(way -> weights.merge(way.what().label(), way.weight(), BigInteger::add));
    BigInteger all = weights.values().stream().reduce(BigInteger.ZERO, BigInteger::add);
    Map<String, Share> shares = new LinkedHashMap<>();
    weights.entrySet().stream()
        .sorted((a, b) -> b.getValue().compareTo(a.getValue()))
        .forEach(
            entry ->
                shares.put(
                    entry.getKey(),
                    exact()
                        ? Share.exact(new Chances(entry.getValue(), all))
                        : Share.sampled(entry.getValue().longValueExact(), samples)));
    return shares;
  }

  /** What happens to each piece to which anything may happen, in the order of their ids. */
  Map<PieceId, Map<Fate, Share>> fates() {
    TreeSet<PieceId> pieces = new TreeSet<>();
    ways.forEach(way -> pieces.addAll(way.what().fates().keySet()));
    Map<PieceId, Map<Fate, Share>> all = new LinkedHashMap<>();
    for (PieceId piece : pieces) {
      Map<Fate, Share> shares = new EnumMap<>(Fate.class);
      for (Fate fate : Fate.values()) {
        shares.put(fate, share(way -> way.has(piece, fate)));
      }
      all.put(piece, shares);
    }
    return all;
  }

  /** Steps that a side may expect to lose. */
  Mean lost(SideId side) {
    double[] numbers = new double[ways.size()];
    double[] weights = new double[ways.size()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = ways.get(i).what().lost().getOrDefault(side, 0);
      weights[i] = ways.get(i).weight().doubleValue();
    }
    return Mean.of(numbers, weights, samples);
  }

  /**
   * Where somebody has to choose: of each result, kind of choice and owner the likeliest way, by
   * how often it comes to that.
   */
  Map<Weighed, Share> stops() {
    Map<String, Weighed> likeliest = new LinkedHashMap<>();
    for (Weighed way : ways) {
      if (way.what().waits().isPresent()) {
        likeliest.merge(
            stop(way.what()), way, (a, b) -> a.weight().compareTo(b.weight()) < 0 ? b : a);
      }
    }
    List<Map.Entry<String, Weighed>> all = new ArrayList<>(likeliest.entrySet());
    Map<Weighed, Share> stops = new LinkedHashMap<>();
    all.forEach(one -> stops.put(one.getValue(), share(way -> stop(way).equals(one.getKey()))));
    return stops;
  }

  private static String stop(Consequence way) {
    return way.waits()
        .map(choice -> way.label() + "|" + choice.kind() + "|" + choice.owner())
        .orElse("");
  }
}
