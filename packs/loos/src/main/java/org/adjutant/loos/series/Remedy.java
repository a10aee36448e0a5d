package org.adjutant.loos.series;

import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexGrid;

/** Words for what would make a forbidden thing legal. */
public final class Remedy {
  private static final int NAMED = 8;

  private Remedy() {}

  /** Which hexes there are at all. */
  public static String onMap(HexGrid grid) {
    List<Hex> hexes = grid.hexes();
    return "name a hex of the map; they run from "
        + hexes.get(0)
        + " to "
        + hexes.get(hexes.size() - 1);
  }

  /**
   * The first few of some things, and how many more there are; {@code none} if there is nothing.
   */
  public static String some(Collection<?> things) {
    if (things.isEmpty()) {
      return "none";
    }
    String first =
        things.stream().limit(NAMED).map(Object::toString).collect(Collectors.joining(", "));
    return things.size() > NAMED ? first + " and " + (things.size() - NAMED) + " more" : first;
  }

  /** The ids of the first few units. */
  public static String units(Collection<Unit> units) {
    return some(units.stream().map(unit -> unit.id().id()).toList());
  }

  /** A way as it is typed. */
  public static String way(List<Hex> path) {
    return path.stream().map(Hex::id).collect(Collectors.joining("-"));
  }

  /** One remedy after another, without those that say nothing. */
  public static String both(String first, String second) {
    return first.isEmpty() || second.isEmpty() ? first + second : first + "; " + second;
  }
}
