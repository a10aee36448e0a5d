package org.adjutant.rules.board.tabletop;

import java.util.List;
import org.adjutant.rules.data.DataException;

/** Something that lies on the tabletop: a base, a template, a wood, a wall. */
public sealed interface Figure permits Figure.Disc, Figure.Stroke, Polygon {

  /**
   * A round area.
   *
   * @param radius in hundredths of a millimetre, 1 or more
   */
  record Disc(Spot centre, long radius) implements Figure {
    public Disc {
      if (radius < 1 || radius > 100_000_000) {
        throw new DataException(
            "a disc has a radius of more than 0 and up to a kilometre, not " + radius);
      }
    }

    @Override
    public Disc shifted(Spot from, Spot to) {
      return new Disc(Polygon.shift(centre, from, to), radius);
    }
  }

  /**
   * A line without width, straight from each spot to the next: a line of fire, a wall, the lip of a
   * trench.
   */
  record Stroke(List<Spot> spots) implements Figure {
    public Stroke {
      spots = List.copyOf(spots);
      if (spots.size() < 2) {
        throw new DataException("a line needs two spots or more");
      }
      for (int n = 1; n < spots.size(); n++) {
        if (spots.get(n).equals(spots.get(n - 1))) {
          throw new DataException("a line goes from each spot to another one");
        }
      }
    }

    public static Stroke of(Spot... spots) {
      return new Stroke(List.of(spots));
    }

    @Override
    public Stroke shifted(Spot from, Spot to) {
      return new Stroke(spots.stream().map(spot -> Polygon.shift(spot, from, to)).toList());
    }
  }

  /** The same figure moved as {@code from} is moved onto {@code to}. */
  Figure shifted(Spot from, Spot to);
}
