package org.adjutant.rules.board.reach;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.DataException;

/**
 * What {@link Reach} found: the places a move can end in, the least cost of each, and the ways
 * there.
 */
public final class Reached<P extends Place> {
  private final Reach<P> reach;

  Reached(Reach<P> reach) {
    this.reach = reach;
  }

  /** The places that can be reached, without the start, by number. */
  public List<P> places() {
    List<P> places = new ArrayList<>();
    for (int place = 0; place < reach.net().size(); place++) {
      if (place != reach.start() && reach.label(place) >= 0) {
        places.add(reach.net().at(place));
      }
    }
    return places;
  }

  /** Whether a move can get there; the start counts. */
  public boolean contains(P place) {
    return reach.label(reach.net().index(place)) >= 0;
  }

  /** The least cost of getting there, in halves; empty if out of reach. */
  public OptionalInt cost(P place) {
    int label = reach.label(reach.net().index(place));
    return label < 0 ? OptionalInt.empty() : OptionalInt.of(reach.spent(label));
  }

  /** Whether a move that gets there at least cost has to end there. */
  public boolean stopsIn(P place) {
    return reach.label(reach.net().index(place)) % 2 == 1;
  }

  /**
   * One cheapest way, both ends included; always the same of several.
   *
   * @throws DataException if the place is out of reach
   */
  public List<P> path(P place) {
    List<P> path = new ArrayList<>();
    for (int label = labelOf(place); label >= 0; label = reach.before(label)) {
      path.add(reach.net().at(label / 2));
    }
    Collections.reverse(path);
    return path;
  }

  /**
   * Several cheapest ways, both ends included, no more than a limit; in a fixed order.
   *
   * @param limit 1 or more
   * @throws DataException if the place is out of reach
   */
  public List<List<P>> allCheapestPaths(P place, int limit) {
    List<List<P>> found = new ArrayList<>();
    List<Integer> tail = new ArrayList<>();
    int label = labelOf(place);
    tail.add(label / 2);
    extend(tail, reach.spent(label), limit, found);
    return found;
  }

  /** Finds the ways that end in the tail, which is held last place first. */
  private void extend(List<Integer> tail, int total, int limit, List<List<P>> found) {
    int to = tail.get(tail.size() - 1);
    if (to == reach.start()) {
      List<P> path = new ArrayList<>(tail.stream().map(reach.net()::at).toList());
      Collections.reverse(path);
      found.add(path);
      return;
    }
    for (int from : predecessors(to)) {
      if (found.size() < limit
          && !tail.contains(from)
          && reach.leadsTo(from, to, total, tail.size() == 1)) {
        tail.add(from);
        extend(tail, reach.spent(from * 2), limit, found);
        tail.subList(tail.size() - 1, tail.size()).clear();
      }
    }
  }

  private List<Integer> predecessors(int to) {
    List<Integer> from = new ArrayList<>();
    for (int place = 0; place < reach.net().size(); place++) {
      for (int exit = 0; exit < reach.net().exits(place); exit++) {
        if (reach.net().exit(place, exit) == to) {
          from.add(place);
        }
      }
    }
    return from;
  }

  private int labelOf(P place) {
    int label = reach.label(reach.net().index(place));
    if (label < 0) {
      throw new DataException(place + " is out of reach");
    }
    return label;
  }
}
