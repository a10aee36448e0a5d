package org.adjutant.rules.board.tabletop;

import java.util.List;
import org.adjutant.rules.board.Feature;
import org.adjutant.rules.board.tabletop.Figure.Stroke;
import org.adjutant.rules.data.Data;

/**
 * A table and the terrain on it, in millimetres from its left and far edges. Written as
 *
 * <pre>{@code
 * {"width": 1200, "depth": 1800, "provenance": "reconstructed", "why": "...",
 *  "terrain": [{"type": "wood", "name": "Sanctuary Wood",
 *               "area": [[100, 200], [400, 220], [250, 500]]},
 *              {"type": "wire", "line": [[0, 900], [600, 950], [1200, 900]], "wide": 20},
 *              {"type": "trench", "line": [[0, 1000], [1200, 1000]]},
 *              {"type": "pond", "circle": [700, 300], "radius": 80},
 *              {"type": "building", "at": [500, 600], "width": 60, "depth": 40, "facing": 4500}]}
 * }</pre>
 *
 * A line that is {@code wide} is a band of that many millimetres, round at its bends; without it,
 * it has no width.
 *
 * @param width in millimetres, from left to right
 * @param depth in millimetres, from the far to the near edge
 */
public record Tabletop(int width, int depth, List<Terrain> terrain) {

  /** A feature and the figures it is made of. */
  public record Terrain(Feature feature, List<Figure> figures) {
    public Terrain {
      figures = List.copyOf(figures);
    }

    /**
     * Whether a figure lies in the terrain, at least in part; for a line, whether it passes through
     * it.
     */
    public boolean under(Figure figure) {
      return figures.stream().anyMatch(part -> Cover.overlap(part, figure));
    }
  }

  public Tabletop {
    terrain = List.copyOf(terrain);
  }

  /**
   * Reads a table. @throws org.adjutant.rules.data.DataException that lists every problem, each
   * with its JSON path
   */
  public static Tabletop parse(Data data) {
    return TabletopReader.read(data);
  }

  /** The table as an area. */
  public Polygon area() {
    return Polygon.of(
        Spot.ofMillimetres(0, 0),
        Spot.ofMillimetres(width, 0),
        Spot.ofMillimetres(width, depth),
        Spot.ofMillimetres(0, depth));
  }

  /** Whether a figure lies on the table with all of it. */
  public boolean holds(Figure figure) {
    return Cover.of(area(), figure) == Cover.WHOLLY;
  }

  /** The terrain a figure lies in, at least in part, in the order written. */
  public List<Terrain> under(Figure figure) {
    return terrain.stream().filter(piece -> piece.under(figure)).toList();
  }

  /** The terrain of some kind that a straight line passes through, in the order written. */
  public List<Terrain> crossed(Spot from, Spot to, String kind) {
    if (from.equals(to)) {
      return List.of();
    }
    return under(Stroke.of(from, to)).stream()
        .filter(piece -> piece.feature().kind().equals(kind))
        .toList();
  }
}
