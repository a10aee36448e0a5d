package org.adjutant.rules.board.tabletop;

import java.util.List;
import org.adjutant.rules.board.tabletop.Figure.Disc;
import org.adjutant.rules.data.DataException;

/**
 * A straight lane of fire: from a spot, in a direction, of some width, with distances measured
 * along it. A beaten zone is the part of the lane that begins at the far edge of what was hit
 * first.
 *
 * @param direction hundredths of a degree clockwise from the far edge
 * @param width in millimetres, 1 or more
 */
public record Beam(Spot origin, int direction, int width) {
  public Beam {
    if (width < 1) {
      throw new DataException("a beam is 1 mm wide or more, not " + width);
    }
  }

  /** The lane from a spot towards another. @throws DataException if the two are the same */
  public static Beam towards(Spot origin, Spot target, int width) {
    return new Beam(origin, Bearing.from(origin, target), width);
  }

  /** The part of the lane between two distances, in hundredths of a millimetre. */
  public Polygon part(long from, long to) {
    long half = width * Spot.MM / 2;
    return Polygon.of(
        origin.moved(direction, from, -half),
        origin.moved(direction, to, -half),
        origin.moved(direction, to, half),
        origin.moved(direction, from, half));
  }

  /** The lane from its origin, so many millimetres long. */
  public Polygon lane(int length) {
    return part(0, length * Spot.MM);
  }

  /** The zone behind a figure: from its far edge on, so many millimetres long. */
  public Polygon beyond(Figure figure, int length) {
    long far = far(figure);
    return part(far, far + length * Spot.MM);
  }

  /**
   * How far along the beam a figure begins, in hundredths of a millimetre, less than 0 if behind
   * the origin.
   */
  public long near(Figure figure) {
    if (figure instanceof Disc disc) {
      return along(disc.centre()) - disc.radius();
    }
    return Nearness.spots(figure).stream().mapToLong(this::along).min().orElseThrow();
  }

  /** How far along the beam a figure ends, in hundredths of a millimetre. */
  public long far(Figure figure) {
    if (figure instanceof Disc disc) {
      return along(disc.centre()) + disc.radius();
    }
    return Nearness.spots(figure).stream().mapToLong(this::along).max().orElseThrow();
  }

  /**
   * The figures that a part of the lane covers wholly or partly, nearest first, else in the order
   * given.
   */
  public List<Figure> struck(Polygon part, List<? extends Figure> figures) {
    return figures.stream()
        .filter(figure -> Cover.overlap(part, figure))
        .<Figure>map(figure -> figure)
        .sorted(java.util.Comparator.comparingLong(this::near))
        .toList();
  }

  /** How far along the beam a spot lies, rounded down to a hundredth of a millimetre. */
  private long along(Spot spot) {
    return Math.floorDiv(Bearing.turn(origin, direction - Sines.TURN / 4, spot), (long) Sines.ONE);
  }
}
