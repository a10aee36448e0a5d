package org.adjutant.cli.board;

import java.util.List;
import org.adjutant.rules.board.Feature;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexLayout;
import org.adjutant.rules.board.hex.HexLayout.Spot;
import org.adjutant.rules.board.hex.HexMap;

/**
 * The printed part of a hex map, drawn with hexsides of a number of pixels, below a heading.
 *
 * @param top where the map begins, in pixels
 */
record SvgMap(HexMap map, int side, int left, int top) {

  int width() {
    return new HexLayout(map.grid()).width() * side / 1000;
  }

  int height() {
    return new HexLayout(map.grid()).height() * side / 1000;
  }

  Spot centre(Hex hex) {
    return scaled(new HexLayout(map.grid()).centre(hex));
  }

  void draw(Svg svg) {
    map.grid().hexes().forEach(hex -> ground(svg, hex));
    map.grid().hexes().forEach(hex -> paths(svg, hex));
    map.grid().hexes().forEach(hex -> sides(svg, hex));
    map.grid().hexes().forEach(hex -> words(svg, hex));
  }

  private void ground(Svg svg, Hex hex) {
    List<Spot> corners = new HexLayout(map.grid()).corners(hex).stream().map(this::scaled).toList();
    List<Feature> terrain = map.terrain(hex);
    String fill = terrain.isEmpty() ? "#f0e9d2" : Palette.ground(terrain.get(0).kind());
    svg.polygon(corners, "fill=\"" + fill + "\" stroke=\"#b8ae95\" stroke-width=\"1\"");
    Spot at = centre(hex);
    for (int i = 1; i < terrain.size(); i++) {
      svg.circle(
          at.x(),
          at.y(),
          side / 2,
          "fill=\"" + Palette.ground(terrain.get(i).kind()) + "\" stroke=\"#9a8f78\"");
    }
  }

  private void paths(Svg svg, Hex hex) {
    for (Hex next : later(hex)) {
      for (Feature path : map.paths(hex, next)) {
        boolean road = path.kind().contains("road");
        String style =
            road
                ? "stroke=\"#8c6b3f\" stroke-width=\"5\""
                : "stroke=\"#a58a5e\" stroke-width=\"3\" stroke-dasharray=\"7 5\"";
        svg.line(centre(hex), centre(next), style + " stroke-linecap=\"round\"");
      }
    }
  }

  private void sides(Svg svg, Hex hex) {
    HexLayout layout = new HexLayout(map.grid());
    List<Spot> corners = layout.corners(hex);
    for (Hex next : later(hex)) {
      int number = map.grid().side(hex, next);
      Spot from = scaled(corners.get((number + 5) % 6));
      Spot to = scaled(corners.get(number));
      for (Feature feature : map.along(hex, next)) {
        if (feature.kind().contains("bridge")) {
          bridge(svg, centre(hex), centre(next));
        } else {
          String dashes = feature.kind().contains("mine") ? " stroke-dasharray=\"3 5\"" : "";
          svg.line(
              from,
              to,
              "stroke=\""
                  + Palette.edge(feature.kind())
                  + "\" stroke-width=\"6\" stroke-linecap=\"round\""
                  + dashes);
        }
      }
      boolean crossed = !map.along(hex, next).isEmpty() && !map.paths(hex, next).isEmpty();
      if (crossed) {
        bridge(svg, centre(hex), centre(next));
      }
    }
  }

  private void bridge(Svg svg, Spot a, Spot b) {
    Spot from = new Spot((3 * a.x() + 2 * b.x()) / 5, (3 * a.y() + 2 * b.y()) / 5);
    Spot to = new Spot((2 * a.x() + 3 * b.x()) / 5, (2 * a.y() + 3 * b.y()) / 5);
    svg.line(from, to, "stroke=\"#4a3a22\" stroke-width=\"9\"");
    svg.line(from, to, "stroke=\"#e9dcc0\" stroke-width=\"5\"");
  }

  private void words(Svg svg, Hex hex) {
    Spot at = centre(hex);
    svg.centred(at.x(), at.y() - side * 62 / 100, side / 4, "fill=\"#8b8067\"", hex.id());
    List<String> names = map.names(hex);
    if (!names.isEmpty()) {
      svg.centred(
          at.x(),
          at.y() + side * 78 / 100,
          side / 4,
          "fill=\"#3c3425\" font-style=\"italic\" font-weight=\"bold\"",
          names.get(0));
    }
  }

  /** The neighbours with a greater number, so that each side is drawn once. */
  private List<Hex> later(Hex hex) {
    return map.grid().neighbours(hex).stream()
        .filter(next -> map.grid().index(hex) < map.grid().index(next))
        .toList();
  }

  private Spot scaled(Spot spot) {
    return new Spot(left + spot.x() * side / 1000, top + spot.y() * side / 1000);
  }
}
