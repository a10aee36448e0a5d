package org.adjutant.cli.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexLayout.Spot;

/**
 * Where names stand on a picture: each once, as near to the middle of what it names as there is
 * room, clear of counters and of other names. Where there is no room it stands in the middle.
 */
final class NamePlaces {
  private static final int LETTER = 7;
  private static final int TALL = 12;
  private static final int[] DOWN = {82, 108, -40, 30, 134};

  /** A part of the picture that is taken. */
  private record Box(int left, int top, int right, int bottom) {
    boolean meets(Box other) {
      return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }
  }

  private final SvgPlan plan;
  private final List<Box> taken = new ArrayList<>();

  /**
   * @param covered hexes with counters in them
   */
  NamePlaces(SvgPlan plan, List<Hex> covered) {
    this.plan = plan;
    int half = SvgCounters.SIZE / 2;
    for (Hex hex : covered) {
      Spot at = plan.centre(hex);
      taken.add(new Box(at.x() - half, at.y() - half, at.x() + half, at.y() + half));
    }
  }

  /** The middle of the base line of every name that is in sight. */
  Map<String, Spot> of(Map<String, List<Hex>> names) {
    Map<String, Spot> spots = new LinkedHashMap<>();
    names.forEach(
        (name, hexes) -> {
          List<Hex> shown = new ArrayList<>(hexes);
          shown.retainAll(plan.hexes());
          if (!shown.isEmpty()) {
            spots.put(name, place(name, fromTheMiddle(shown)));
          }
        });
    return spots;
  }

  private Spot place(String name, List<Hex> hexes) {
    for (Hex hex : hexes) {
      for (int down : DOWN) {
        Spot spot = below(hex, down);
        Box box = box(name, spot);
        if (taken.stream().noneMatch(box::meets)) {
          taken.add(box);
          return spot;
        }
      }
    }
    Spot spot = below(hexes.get(0), DOWN[0]);
    taken.add(box(name, spot));
    return spot;
  }

  private Spot below(Hex hex, int down) {
    Spot at = plan.centre(hex);
    return new Spot(at.x(), at.y() + SvgPlan.SIDE * down / 100);
  }

  private static Box box(String name, Spot spot) {
    int half = name.length() * LETTER / 2;
    return new Box(spot.x() - half, spot.y() - TALL, spot.x() + half, spot.y() + 2);
  }

  private List<Hex> fromTheMiddle(List<Hex> hexes) {
    int x = (int) hexes.stream().mapToInt(hex -> plan.centre(hex).x()).average().orElse(0);
    int y = (int) hexes.stream().mapToInt(hex -> plan.centre(hex).y()).average().orElse(0);
    return hexes.stream()
        .sorted(
            Comparator.comparingInt(
                hex -> {
                  Spot at = plan.centre(hex);
                  return (at.x() - x) * (at.x() - x) + (at.y() - y) * (at.y() - y);
                }))
        .toList();
  }
}
