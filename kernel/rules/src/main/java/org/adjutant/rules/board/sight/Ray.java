package org.adjutant.rules.board.sight;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.Place.Hexside;
import org.adjutant.rules.board.hex.Axial;
import org.adjutant.rules.board.hex.HexGrid;

/**
 * Walks a line from centre to centre. In slanted axes, three times enlarged, all centres and
 * corners have whole coordinates, so on which side of the line a corner lies is known exactly.
 */
final class Ray {
  private final HexGrid grid;
  private final Axial start;
  private final Axial way;
  private final List<LineStep> steps = new ArrayList<>();

  Ray(HexGrid grid, Hex from, Hex to) {
    this.grid = grid;
    this.start = grid.axial(from);
    this.way = grid.axial(to).minus(start);
  }

  List<LineStep> steps() {
    Axial at = start;
    Axial end = start.plus(way);
    through(at);
    while (!at.equals(end)) {
      at = leave(at);
      through(at);
    }
    return steps;
  }

  private void through(Axial at) {
    steps.add(grid.at(at).<LineStep>map(LineStep.Through::new).orElseGet(LineStep.OffMap::new));
  }

  /**
   * Notes how the line leaves a hex that it passes through, and says which it passes through next.
   */
  private Axial leave(Axial at) {
    for (int side = 0; side < 6; side++) {
      if (where(corner(at, side + 5)) < 0) {
        long end = where(corner(at, side));
        if (end > 0) {
          return cross(at, at.plus(step(side)), Optional.empty());
        }
        if (end == 0) {
          return leaveByCorner(at, side);
        }
      }
    }
    throw new IllegalStateException("a line that passes through a hex leaves it");
  }

  private Axial leaveByCorner(Axial at, int side) {
    Axial before = at.plus(step(side));
    Axial after = at.plus(step(side + 1));
    Axial ahead = before.plus(step(side + 1));
    long end = where(corner(at, side).plus(step(side)).plus(step(side + 1)));
    if (end == 0) {
      along(before, after);
      return ahead;
    }
    return end > 0 ? cross(at, before, grid.at(after)) : cross(at, after, grid.at(before));
  }

  private Axial cross(Axial from, Axial to, Optional<Hex> touching) {
    grid.at(from)
        .flatMap(a -> grid.at(to).map(b -> new Hexside(a, b)))
        .ifPresent(side -> steps.add(new LineStep.Over(side, touching.stream().toList())));
    return to;
  }

  private void along(Axial left, Axial right) {
    List<Hex> beside = new ArrayList<>();
    grid.at(left).ifPresent(beside::add);
    grid.at(right).ifPresent(beside::add);
    switch (beside.size()) {
      case 2 -> steps.add(new LineStep.Spine(new Hexside(beside.get(0), beside.get(1))));
      case 1 -> steps.add(new LineStep.Rim(beside.get(0)));
      default -> steps.add(new LineStep.OffMap());
    }
  }

  private Axial step(int side) {
    return Axial.step(grid.tops(), side % 6);
  }

  /** The corner at the clockwise end of a side, three times enlarged. */
  private Axial corner(Axial hex, int side) {
    return hex.times(3).plus(step(side)).plus(step(side + 1));
  }

  /** Less than 0 to the left of the line, 0 on it, more than 0 to its right. */
  private long where(Axial corner) {
    Axial off = corner.minus(start.times(3));
    return (long) way.q() * off.r() - (long) way.r() * off.q();
  }
}
