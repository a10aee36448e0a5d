package org.adjutant.cli.board;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.spi.Title;

/**
 * The board as SVG: map, control, counters, marks, what is off the map, a legend.
 *
 * @param around the middle of the part that is drawn; the whole map without it
 * @param marked hexes with a ring around them
 */
public record SvgBoard(
    Title title, Position view, String caption, Optional<Hex> around, Set<Hex> marked) {
  private static final int EDGE = 24;
  private static final int HEAD = 64;
  private static final int COLUMNS = 14;
  private static final int ROWS = 10;
  private static final int LEAST = 400;

  /** Without rings. */
  public SvgBoard(Title title, Position view, String caption, Optional<Hex> around) {
    this(title, view, caption, around, Set.of());
  }

  public String draw() {
    Counters counters = new Counters(title, view);
    Optional<HexMap> map = title.display().map();
    return map.isPresent() ? onMap(map.get(), counters) : offMap(counters);
  }

  private String offMap(Counters counters) {
    SvgBoxes boxes = new SvgBoxes(counters, false, 3 * LEAST);
    Svg svg = new Svg(3 * LEAST + 2 * EDGE, HEAD + boxes.height() + EDGE);
    head(svg);
    boxes.draw(svg, EDGE, HEAD);
    return svg.done();
  }

  private String onMap(HexMap map, Counters counters) {
    Signbook signs = Signbook.of(title.display(), map);
    List<Hex> hexes =
        around.isPresent() ? Window.of(map, around, COLUMNS, ROWS).hexes(map) : map.grid().hexes();
    SvgPlan plan = new SvgPlan(map, hexes, EDGE, HEAD);
    int width = plan.width() + SvgLegend.WIDTH + 3 * EDGE;
    List<String> standing = SvgLegend.standing(counters);
    int height = Math.max(plan.height(), SvgLegend.height(counters, signs, standing));
    SvgBoxes boxes = new SvgBoxes(counters, true, width - 2 * EDGE);
    int below = around.isPresent() ? 0 : boxes.height();
    Svg svg = new Svg(width, HEAD + height + EDGE + below);
    head(svg);
    new SvgGround(plan, signs).draw(svg);
    new SvgLines(plan, signs).draw(svg);
    SvgMarks marks = new SvgMarks(plan, signs, counters);
    marks.flags(svg);
    SvgCounters drawn = new SvgCounters(counters);
    plan.hexes().forEach(hex -> drawn.draw(svg, counters.at(hex), plan.centre(hex)));
    marks.marks(svg);
    plan.hexes().stream().filter(marked::contains).forEach(hex -> ring(svg, plan, hex));
    marks.names(svg, Names.of(map, signs, title.display()));
    new SvgLegend(svg, counters, signs, plan.width() + 2 * EDGE, HEAD + 14, standing).draw();
    if (around.isEmpty()) {
      boxes.draw(svg, EDGE, HEAD + height + EDGE / 2);
    }
    return svg.done();
  }

  private static void ring(Svg svg, SvgPlan plan, Hex hex) {
    String path = Svg.closed(plan.corners(hex));
    svg.path(path, "fill=\"none\" stroke=\"#ffffff\" stroke-width=\"7\"");
    svg.path(path, "fill=\"none\" stroke=\"#c2188b\" stroke-width=\"4\"");
  }

  private void head(Svg svg) {
    var clock = view.clock();
    String phase = clock.phase().isEmpty() ? "" : title.phases().of(clock.phase()).name();
    String at = phase.isEmpty() ? "" : ": turn " + clock.turn() + ", " + phase;
    svg.text(
        EDGE,
        30,
        22,
        "font-weight=\"bold\" fill=\"" + Palette.INK + "\"",
        title.pack() + "/" + title.scenario() + at);
    svg.text(EDGE, 50, 13, "fill=\"" + Palette.SOFT + "\"", caption);
  }
}
