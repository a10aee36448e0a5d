package org.adjutant.rules.board.area;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Predicate;
import org.adjutant.rules.board.Place.Area;
import org.adjutant.rules.board.reach.Net;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;

/**
 * Areas and the links between them, some of them one-way. Written as
 *
 * <pre>{@code
 * {"provenance": "printed",
 *  "areas": [{"id": "Arras", "kinds": ["city", "allied"]}, {"id": "Lens"}, "Douai"],
 *  "links": [{"between": ["Arras", "Lens"], "kind": "road"},
 *            {"from": "Lens", "to": "Douai", "provenance": "derived", "why": "..."}]}
 * }</pre>
 *
 * Areas are numbered in the order they are written. Two areas may be joined by several links of
 * different kinds. Paths and costs over areas are found by {@link
 * org.adjutant.rules.board.reach.Reach}.
 */
public final class AreaGraph implements Net<Area> {
  private final List<Area> areas;
  private final List<List<String>> kinds;
  private final Map<Area, Integer> numbers = new HashMap<>();
  private final List<List<Link>> links = new ArrayList<>();
  private final List<int[]> exits = new ArrayList<>();

  AreaGraph(List<Area> areas, List<List<String>> kinds, List<Link> all) {
    this.areas = List.copyOf(areas);
    this.kinds = List.copyOf(kinds);
    for (Area area : areas) {
      numbers.put(area, links.size());
      links.add(new ArrayList<>());
    }
    all.forEach(link -> links.get(index(link.from())).add(link));
    for (List<Link> out : links) {
      exits.add(out.stream().mapToInt(link -> index(link.to())).distinct().toArray());
    }
  }

  /** Reads a graph. @throws DataException that lists every problem, each with its JSON path */
  public static AreaGraph parse(Data data) {
    return AreaReader.read(data);
  }

  @Override
  public int size() {
    return areas.size();
  }

  /** All areas, by number. */
  public List<Area> areas() {
    return areas;
  }

  public boolean contains(Area area) {
    return numbers.containsKey(area);
  }

  @Override
  public int index(Area area) {
    Integer number = numbers.get(area);
    if (number == null) {
      throw new DataException(
          "there is no area \""
              + area.id()
              + "\"; there are "
              + areas.stream().map(Area::id).toList());
    }
    return number;
  }

  @Override
  public Area at(int index) {
    return areas.get(index);
  }

  @Override
  public int exits(int index) {
    return exits.get(index).length;
  }

  @Override
  public int exit(int index, int exit) {
    return exits.get(index)[exit];
  }

  /** The title's words for what an area is. */
  public List<String> kinds(Area area) {
    return kinds.get(index(area));
  }

  public boolean is(Area area, String kind) {
    return kinds(area).contains(kind);
  }

  /** The links that lead out of an area, in the order they were written. */
  public List<Link> links(Area from) {
    return List.copyOf(links.get(index(from)));
  }

  /** The links that lead from one area straight into another. */
  public List<Link> links(Area from, Area to) {
    index(to);
    return links.get(index(from)).stream().filter(link -> link.to().equals(to)).toList();
  }

  /** Whether one can go straight from one area into another; going back is another question. */
  public boolean joined(Area from, Area to) {
    return !links(from, to).isEmpty();
  }

  /** The areas one can go straight into. */
  public List<Area> neighbours(Area from) {
    return Arrays.stream(exits.get(index(from))).mapToObj(this::at).toList();
  }

  /** The fewest links from one area to another; empty if there is no way. */
  public OptionalInt distance(Area from, Area to) {
    return distance(from, to, link -> true);
  }

  /**
   * The fewest links of those that pass a test from one area to another; empty if there is no way.
   */
  public OptionalInt distance(Area from, Area to, Predicate<Link> open) {
    int[] steps = new int[size()];
    Arrays.fill(steps, -1);
    steps[index(from)] = 0;
    ArrayDeque<Area> queue = new ArrayDeque<>(List.of(from));
    while (!queue.isEmpty() && steps[index(to)] < 0) {
      Area at = queue.remove();
      for (Link link : links.get(index(at))) {
        if (steps[index(link.to())] < 0 && open.test(link)) {
          steps[index(link.to())] = steps[index(at)] + 1;
          queue.add(link.to());
        }
      }
    }
    return steps[index(to)] < 0 ? OptionalInt.empty() : OptionalInt.of(steps[index(to)]);
  }
}
