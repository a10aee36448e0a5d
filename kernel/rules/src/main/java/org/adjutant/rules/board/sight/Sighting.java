package org.adjutant.rules.board.sight;

import java.util.List;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexGrid;

/**
 * Whether one hex sees another.
 *
 * @param blocked every step of the line that stops it, in order; empty if the line is clear
 */
public record Sighting(SightLine line, List<LineStep> blocked) {
  public Sighting {
    blocked = List.copyOf(blocked);
  }

  /** Looks from one hex to another. */
  public static Sighting look(HexGrid grid, Hex from, Hex to, Blocker blocker) {
    SightLine line = SightLine.between(grid, from, to);
    return new Sighting(
        line, line.steps().stream().filter(step -> stops(grid, line, step, blocker)).toList());
  }

  /** Whether one hex sees another. */
  public static boolean sees(HexGrid grid, Hex from, Hex to, Blocker blocker) {
    return look(grid, from, to, blocker).clear();
  }

  public boolean clear() {
    return blocked.isEmpty();
  }

  private static boolean stops(HexGrid grid, SightLine line, LineStep step, Blocker blocker) {
    if (step instanceof LineStep.Through through) {
      return hex(grid, line, through.hex(), blocker);
    }
    if (step instanceof LineStep.Over over) {
      Hex a = over.side().a();
      Hex b = over.side().b();
      boolean forward =
          grid.distance(line.from(), a) + grid.distance(b, line.to())
              <= grid.distance(line.from(), b) + grid.distance(a, line.to());
      int near = grid.distance(line.from(), forward ? a : b);
      int far = grid.distance(forward ? b : a, line.to());
      return blocker.hexside(over.side(), near, far);
    }
    if (step instanceof LineStep.Spine spine) {
      boolean one = hex(grid, line, spine.side().a(), blocker);
      return blocker.spine(spine.side(), one, hex(grid, line, spine.side().b(), blocker));
    }
    return step instanceof LineStep.Rim rim
        ? hex(grid, line, rim.hex(), blocker)
        : blocker.offMap();
  }

  private static boolean hex(HexGrid grid, SightLine line, Hex hex, Blocker blocker) {
    return !hex.equals(line.from())
        && !hex.equals(line.to())
        && blocker.hex(hex, grid.distance(line.from(), hex), grid.distance(hex, line.to()));
  }
}
