package org.adjutant.rules.board.tabletop;

import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.adjutant.rules.board.Place.Point;
import org.adjutant.rules.board.tabletop.Figure.Disc;

/** Figures drawn from a seed, and the same in floating point to check against. */
final class Figures {
  private Figures() {}

  static Figure base(Random random) {
    Base base =
        random.nextBoolean()
            ? new Base.Rectangle(10 + random.nextInt(60), 10 + random.nextInt(60))
            : new Base.Round(10 + random.nextInt(60));
    return base.at(point(random));
  }

  static Point point(Random random) {
    int facing = random.nextInt(3) == 0 ? random.nextInt(4) * 9000 : random.nextInt(36000);
    return new Point(100 + random.nextInt(100), 100 + random.nextInt(100), facing);
  }

  /** A star with spikes of random length: simple, as a rule not convex. */
  static Polygon star(Random random) {
    Spot centre = Spot.of(point(random));
    List<Spot> corners = new ArrayList<>();
    int count = 3 + random.nextInt(7);
    for (int n = 0; n < count; n++) {
      corners.add(centre.moved(n * Sines.TURN / count, 500 + random.nextInt(6000), 0));
    }
    return new Polygon(corners);
  }

  /** The figure turned by quarter turns round the corner of the table, and moved back onto it. */
  static Figure turned(Figure figure, int quarters) {
    Figure turned = figure;
    for (int n = 0; n < quarters; n++) {
      turned =
          turned instanceof Disc disc
              ? new Disc(quarter(disc.centre()), disc.radius())
              : new Polygon(((Polygon) turned).corners().stream().map(Figures::quarter).toList());
    }
    return turned;
  }

  private static Spot quarter(Spot spot) {
    return new Spot(-spot.y(), spot.x());
  }

  static Area area(Figure figure) {
    if (figure instanceof Disc disc) {
      double r = (double) disc.radius();
      double x = (double) disc.centre().x();
      double y = (double) disc.centre().y();
      return new Area(new Ellipse2D.Double(x - r, y - r, 2 * r, 2 * r));
    }
    Path2D path = new Path2D.Double();
    List<Spot> corners = ((Polygon) figure).corners();
    path.moveTo((double) corners.get(0).x(), (double) corners.get(0).y());
    corners.forEach(corner -> path.lineTo((double) corner.x(), (double) corner.y()));
    path.closePath();
    return new Area(path);
  }

  /** The larger side of the rectangle round what two areas have in common. */
  static double common(Area area, Area second, boolean without) {
    Area both = new Area(area);
    if (without) {
      both.subtract(second);
    } else {
      both.intersect(second);
    }
    return both.isEmpty()
        ? 0
        : Math.max(both.getBounds2D().getWidth(), both.getBounds2D().getHeight());
  }
}
