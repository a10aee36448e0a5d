package org.adjutant.rules.board.tabletop;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The smallest convex area round two others. */
final class Hull {
  private Hull() {}

  static Polygon of(Polygon one, Polygon other) {
    List<Spot> spots = new ArrayList<>(one.corners());
    spots.addAll(other.corners());
    List<Spot> sorted =
        spots.stream()
            .distinct()
            .sorted(Comparator.comparingLong(Spot::x).thenComparingLong(Spot::y))
            .toList();
    List<Spot> hull = half(sorted);
    List<Spot> back = new ArrayList<>(sorted);
    java.util.Collections.reverse(back);
    hull.addAll(half(back));
    return new Polygon(hull);
  }

  /** One side of the hull from the first spot on, without the last. */
  private static List<Spot> half(List<Spot> sorted) {
    List<Spot> chain = new ArrayList<>();
    for (Spot spot : sorted) {
      while (chain.size() > 1
          && chain.get(chain.size() - 2).cross(chain.get(chain.size() - 1), spot) <= 0) {
        chain.remove(chain.size() - 1);
      }
      chain.add(spot);
    }
    chain.remove(chain.size() - 1);
    return chain;
  }
}
