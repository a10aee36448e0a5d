package org.adjutant.rules.board.sight;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.Place.Hexside;
import org.adjutant.rules.board.hex.HexGrid;

/**
 * The straight line between the centres of two hexes, and what it meets on the way, worked out in
 * whole numbers. The line back meets the same things in reverse.
 *
 * @param steps in order, from {@code Through(from)} to {@code Through(to)}
 */
public record SightLine(Hex from, Hex to, List<LineStep> steps) {
  public SightLine {
    steps = List.copyOf(steps);
  }

  /**
   * The line between two hexes. @throws org.adjutant.rules.data.DataException if one is not on the
   * map
   */
  public static SightLine between(HexGrid grid, Hex from, Hex to) {
    return new SightLine(from, to, new Ray(grid, from, to).steps());
  }

  /** The hexes whose inside the line passes through, without the two ends. */
  public List<Hex> hexesBetween() {
    List<Hex> hexes = new ArrayList<>();
    for (LineStep step : steps) {
      if (step instanceof LineStep.Through through
          && !through.hex().equals(from)
          && !through.hex().equals(to)) {
        hexes.add(through.hex());
      }
    }
    return hexes;
  }

  /** The hexsides the line crosses. */
  public List<Hexside> crossed() {
    return steps.stream()
        .filter(LineStep.Over.class::isInstance)
        .map(step -> ((LineStep.Over) step).side())
        .toList();
  }

  /**
   * The sides by which the line comes into its last hex: one, or the two that meet in a corner if
   * it comes in by the corner; none if it comes in from off the map or never left the hex.
   */
  public List<Hexside> entrances() {
    if (steps.size() < 2) {
      return List.of();
    }
    LineStep last = steps.get(steps.size() - 2);
    if (last instanceof LineStep.Over over) {
      List<Hexside> sides = new ArrayList<>(List.of(over.side()));
      over.touching().forEach(hex -> sides.add(new Hexside(hex, to)));
      return sides;
    }
    if (last instanceof LineStep.Spine spine) {
      return List.of(new Hexside(spine.side().a(), to), new Hexside(spine.side().b(), to));
    }
    return last instanceof LineStep.Rim rim ? List.of(new Hexside(rim.hex(), to)) : List.of();
  }

  /** The same line seen from the other end. */
  public SightLine reversed() {
    List<LineStep> back = new ArrayList<>(steps);
    Collections.reverse(back);
    return new SightLine(to, from, back);
  }
}
