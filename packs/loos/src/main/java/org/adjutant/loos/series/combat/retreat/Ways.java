package org.adjutant.loos.series.combat.retreat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexGrid;

/**
 * All ways that the rules leave to a unit which has to retreat (8.3).
 *
 * <p>A retreat of n hexes is n steps, each farther from the combat hex than the one before, so
 * there are at most 42 ways for three hexes.
 *
 * @param list in the order of the map; empty if it cannot retreat even one hex
 * @param friendsBar whether it could retreat, or retreat farther, but for its own friends
 */
public record Ways(List<Way> list, boolean friendsBar) {
  public Ways {
    list = List.copyOf(list);
  }

  /**
   * Finds the ways.
   *
   * @param wanted the hexes to retreat, 1 or more
   * @param displaces whether friends can be pushed out of its last hex at all (8.3.1)
   * @param preferences what its last hex should be like if possible, the most binding first
   */
  static Ways of(
      HexGrid grid,
      Hex from,
      int wanted,
      Footing footing,
      boolean displaces,
      List<Predicate<Hex>> preferences) {
    Search search = new Search(grid, from, wanted, footing);
    int reach = wanted;
    List<Way> ways = search.free(reach);
    while (ways.isEmpty() && reach > 1) {
      ways = search.free(--reach);
    }
    int free = ways.isEmpty() ? 0 : reach;
    List<Way> all = new ArrayList<>(preferred(ways, preferences));
    if (displaces && free < wanted) {
      List<Way> pushing = List.of();
      for (int length = wanted; length > free && pushing.isEmpty(); length--) {
        pushing = search.pushing(length);
      }
      all.addAll(preferred(pushing, preferences));
    }
    boolean friendsBar = free < wanted && search.farthest() > free;
    return new Ways(all, friendsBar);
  }

  /** The way along a path, if it is one of these. */
  public java.util.Optional<Way> along(List<Hex> path) {
    return list.stream().filter(way -> way.path().equals(path)).findFirst();
  }

  /** Keeps those that meet a preference if any does, one preference after another. */
  private static List<Way> preferred(List<Way> ways, List<Predicate<Hex>> preferences) {
    List<Way> kept = ways;
    for (Predicate<Hex> preference : preferences) {
      List<Way> better = kept.stream().filter(way -> preference.test(way.end())).toList();
      kept = better.isEmpty() ? kept : better;
    }
    return kept;
  }

  /** The walk over the map, outwards from the combat hex. */
  private record Search(HexGrid grid, Hex from, int wanted, Footing footing) {

    /**
     * Ways that end in a vacant hex: along vacant hexes if there are any, else through friends; for
     * want of these, ways that end with a friend.
     */
    List<Way> free(int length) {
      List<Way> vacant = new ArrayList<>();
      walk(length, List.of(), hex -> !footing.holdsFriend(hex), vacant);
      if (!vacant.isEmpty()) {
        return vacant;
      }
      List<Way> through = new ArrayList<>();
      walk(length, List.of(), hex -> true, through);
      List<Way> alone = through.stream().filter(way -> !footing.holdsFriend(way.end())).toList();
      return alone.isEmpty()
          ? through.stream().filter(way -> footing.joins(way.end())).toList()
          : alone;
    }

    /** Ways that end in the hex of a friend who can make room. */
    List<Way> pushing(int length) {
      List<Way> through = new ArrayList<>();
      walk(length, List.of(), hex -> true, through);
      return through.stream()
          .filter(way -> footing.holdsFriend(way.end()) && footing.clears(way.end()))
          .map(way -> new Way(way.path(), way.missing(), true))
          .toList();
    }

    /** How far it could go if no friend were in the way. */
    int farthest() {
      for (int length = wanted; length > 0; length--) {
        List<Way> found = new ArrayList<>();
        walk(length, List.of(), hex -> true, found);
        if (!found.isEmpty()) {
          return length;
        }
      }
      return 0;
    }

    private void walk(int length, List<Hex> path, Predicate<Hex> mayEnter, List<Way> found) {
      Hex last = path.isEmpty() ? from : path.get(path.size() - 1);
      boolean over = !path.isEmpty() && footing.endsIn(last);
      if (over || path.size() == length) {
        boolean complete = over && !footing.endingEarlyCosts();
        found.add(new Way(path, complete ? 0 : wanted - path.size(), false));
        return;
      }
      for (Hex next : grid.neighbours(last)) {
        boolean outwards = grid.distance(from, next) == path.size() + 1;
        if (outwards && footing.admits(last, next) && mayEnter.test(next)) {
          List<Hex> longer = new ArrayList<>(path);
          longer.add(next);
          walk(length, longer, mayEnter, found);
        }
      }
    }
  }
}
