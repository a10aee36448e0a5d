package org.adjutant.rules.board.tabletop;

import org.adjutant.rules.board.Place.Point;
import org.adjutant.rules.data.DataException;

/** The shape of a base, in millimetres. Its point is its centre; its front is the side it faces. */
public sealed interface Base {

  /** A base that many millimetres wide along its front and deep behind it. */
  record Rectangle(int width, int depth) implements Base {
    public Rectangle {
      if (width < 1 || depth < 1) {
        throw new DataException(
            "a base is 1 mm wide and deep or more, not " + width + " x " + depth);
      }
    }
  }

  /** A round base, by its diameter in millimetres. */
  record Round(int diameter) implements Base {
    public Round {
      if (diameter < 1) {
        throw new DataException("a round base has a diameter of 1 mm or more, not " + diameter);
      }
    }

    @Override
    public int width() {
      return diameter;
    }

    @Override
    public int depth() {
      return diameter;
    }
  }

  /** The width along the front; of a round base the diameter. */
  int width();

  /** The depth from front to rear; of a round base the diameter. */
  int depth();

  /** The base as it lies at a point. */
  default Figure at(Point point) {
    return this instanceof Round
        ? new Figure.Disc(Spot.of(point), width() * Spot.MM / 2)
        : box(point);
  }

  /**
   * The smallest rectangle, turned as the base is, that holds it; of a rectangular base the base.
   */
  default Polygon box(Point point) {
    return Polygon.of(
        corner(point, 1, -1), corner(point, 1, 1), corner(point, -1, 1), corner(point, -1, -1));
  }

  /**
   * A corner or the middle of a side of {@link #box}.
   *
   * @param ahead 1 on the front, 0 half way, -1 on the rear
   * @param right 1 on the right, 0 half way, -1 on the left
   */
  default Spot corner(Point point, int ahead, int right) {
    return Spot.of(point)
        .moved(point.facing(), ahead * (depth() * Spot.MM / 2), right * (width() * Spot.MM / 2));
  }
}
