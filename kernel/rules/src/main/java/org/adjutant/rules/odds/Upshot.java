package org.adjutant.rules.odds;

import java.util.List;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Position;

/**
 * One thing that can come of an input. Ways that fall differently and come to the same results and
 * the same position are one.
 *
 * @param weight of all ways together, out of {@link Forecast.Exact#of}
 * @param results what fell on the way, in order, as common events name it: {@code D2}
 * @param dice the dice of the first few of its ways, roll after roll
 * @param events on the first of its ways
 * @param after the position, with the choice that is open if one is
 */
public record Upshot(
    java.math.BigInteger weight,
    List<String> results,
    List<List<Integer>> dice,
    List<Event> events,
    Position after) {
  /** So many ways are kept at most. */
  static final int WAYS = 12;

  public Upshot {
    results = List.copyOf(results);
    dice = List.copyOf(dice);
    events = List.copyOf(events);
  }

  /** The results; where none has a name, the dice; where none fell, nothing. */
  public String label() {
    if (!results.isEmpty()) {
      return String.join(", ", results);
    }
    List<String> ways =
        dice.stream()
            .filter(way -> !way.isEmpty())
            .map(way -> String.join(" ", way.stream().map(String::valueOf).toList()))
            .toList();
    return ways.isEmpty() ? "" : "dice " + String.join(" or ", ways);
  }
}
