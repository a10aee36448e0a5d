package org.adjutant.cli.board;

import java.util.List;
import java.util.Optional;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.spi.Title;

/**
 * Many boards of one title in one document. Forms, ground and names, which are the same on all of
 * them, are defined once; each board draws only what stands on them.
 */
public final class SvgAlbum {
  private static final int EDGE = 16;
  private static final int WIDE = 1000;
  private static final String GROUND = "board-ground";
  private static final String NAMES = "board-names";

  private final Title title;
  private final Optional<Ground> map;

  /** A hex map with its signs and where its hexes lie. */
  private record Ground(HexMap map, Signbook signs, SvgPlan plan) {}

  public SvgAlbum(Title title) {
    this.title = title;
    this.map =
        title
            .display()
            .map()
            .map(
                hexes ->
                    new Ground(
                        hexes,
                        Signbook.of(title.display(), hexes),
                        new SvgPlan(hexes, hexes.grid().hexes(), EDGE, EDGE)));
  }

  /** What all boards refer to; to stand in the document once, before them. */
  public String definitions() {
    Svg svg = Svg.piece();
    svg.raw("<svg width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\">\n");
    svg.raw(SvgForms.DEFINITIONS);
    svg.raw("<defs>\n");
    map.ifPresent(
        on -> {
          svg.begin("id=\"" + GROUND + "\"");
          new SvgGround(on.plan, on.signs).draw(svg);
          new SvgLines(on.plan, on.signs).draw(svg);
          svg.end();
          svg.begin("id=\"" + NAMES + "\"");
          // Names do not depend on the position.
          marks(on, Position.EMPTY).names(svg, Names.of(on.map, on.signs, title.display()));
          svg.end();
        });
    svg.raw("</defs>\n");
    return svg.done();
  }

  private SvgMarks marks(Ground on, Position view) {
    return new SvgMarks(on.plan, on.signs, new Counters(title, view));
  }

  /**
   * The board of a view: the map with what stands on it; without a map, what stands where.
   *
   * @param label what it shows, for those who do not see it
   */
  public String board(Position view, String label) {
    Counters counters = new Counters(title, view);
    if (map.isEmpty()) {
      SvgBoxes boxes = new SvgBoxes(counters, false, WIDE);
      Svg svg = Svg.inline(WIDE + 2 * EDGE, boxes.height() + 2 * EDGE, label);
      boxes.draw(svg, EDGE, EDGE);
      return svg.done();
    }
    Ground on = map.get();
    SvgBoxes boxes = new SvgBoxes(counters, true, on.plan.width());
    int below = boxes.height() == 0 ? 0 : boxes.height() + EDGE;
    Svg svg = Svg.inline(on.plan.width() + 2 * EDGE, on.plan.height() + 2 * EDGE + below, label);
    svg.raw("<use href=\"#" + GROUND + "\"/>\n");
    SvgMarks marks = marks(on, view);
    marks.flags(svg);
    SvgCounters drawn = new SvgCounters(counters);
    on.plan.hexes().forEach(hex -> drawn.draw(svg, counters.at(hex), on.plan.centre(hex)));
    marks.marks(svg);
    svg.raw("<use href=\"#" + NAMES + "\"/>\n");
    if (below > 0) {
      boxes.draw(svg, EDGE, on.plan.height() + 2 * EDGE);
    }
    return svg.done();
  }

  /** What the drawings stand for; nothing for a title without a map. */
  public Optional<String> legend() {
    return map.map(
        on -> {
          Counters counters = new Counters(title, Position.EMPTY);
          int height = SvgLegend.height(counters, on.signs, List.of());
          Svg svg = Svg.inline(SvgLegend.WIDTH + 2 * EDGE, height, "What the drawings stand for");
          new SvgLegend(svg, counters, on.signs, EDGE, EDGE + 12, List.of()).draw();
          return svg.done();
        });
  }
}
