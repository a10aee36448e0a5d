package org.adjutant.cli.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexLayout.Spot;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Title;

/** The board as SVG: map, control, counters, what is off the map, a legend. */
public record SvgBoard(Title title, Position view, String caption) {
  private static final int SIDE = 44;
  private static final int EDGE = 24;
  private static final int HEAD = 64;
  private static final int COUNTER = 46;
  private static final int LEGEND = 210;

  public String draw() {
    Optional<HexMap> map = title.display().map();
    Optional<SvgMap> ground = map.map(m -> new SvgMap(m, SIDE, EDGE, HEAD));
    int mapWidth = ground.map(SvgMap::width).orElse(400);
    Map<String, List<Piece>> rest = rest(map.isPresent());
    int mapHeight = Math.max(ground.map(SvgMap::height).orElse(0), 360);
    int boxes = rest.size() * (COUNTER + 26);
    Svg svg = new Svg(mapWidth + LEGEND + 3 * EDGE, mapHeight + HEAD + EDGE + boxes);
    var clock = view.clock();
    svg.text(
        EDGE,
        30,
        22,
        "font-weight=\"bold\" fill=\"#2b2b2b\"",
        title.scenario() + " - turn " + clock.turn() + ", " + clock.phase());
    svg.text(EDGE, 50, 13, "fill=\"#6b6250\"", caption);
    Counters counters = new Counters(title, view);
    SvgCounters boxed = new SvgCounters(counters, COUNTER);
    ground.ifPresent(drawn -> map(svg, drawn, counters, boxed));
    int y = HEAD + mapHeight + EDGE;
    for (Map.Entry<String, List<Piece>> there : rest.entrySet()) {
      svg.text(EDGE, y, 13, "fill=\"#444\"", there.getKey());
      int x = EDGE;
      for (Piece piece : there.getValue()) {
        boxed.box(svg, piece, x, y + 6);
        x += COUNTER + 6;
      }
      y += COUNTER + 26;
    }
    return svg.done();
  }

  private void map(Svg svg, SvgMap ground, Counters counters, SvgCounters boxed) {
    ground.draw(svg);
    control(svg, ground);
    for (Hex hex : ground.map().grid().hexes()) {
      Spot at = ground.centre(hex);
      boxed.draw(svg, counters.at(hex), at.x(), at.y());
    }
    legend(svg, ground.map(), ground.width() + 2 * EDGE);
  }

  private void control(Svg svg, SvgMap ground) {
    for (Hex hex : ground.map().grid().hexes()) {
      Optional<SideId> side = view.control(hex);
      if (side.isPresent()) {
        Spot at = ground.centre(hex);
        String fill = Palette.side(title.sides().indexOf(side.get()));
        svg.circle(
            at.x() + SIDE * 6 / 10,
            at.y() - SIDE * 45 / 100,
            6,
            "fill=\"" + fill + "\" stroke=\"#333\"");
      }
    }
  }

  private Map<String, List<Piece>> rest(boolean mapped) {
    Map<String, List<Piece>> rest = new LinkedHashMap<>();
    for (Piece piece : view.pieces()) {
      if (!mapped || !(piece.place() instanceof Hex)) {
        rest.computeIfAbsent(piece.place().text(), place -> new ArrayList<>()).add(piece);
      }
    }
    return rest;
  }

  private void legend(Svg svg, HexMap map, int x) {
    int y = HEAD + 14;
    for (SideId side : title.sides()) {
      swatch(svg, x, y, Palette.side(title.sides().indexOf(side)), title.display().side(side));
      y += 22;
    }
    y += 10;
    Set<String> grounds = new LinkedHashSet<>();
    Set<String> sides = new LinkedHashSet<>();
    Set<String> paths = new LinkedHashSet<>();
    for (Hex hex : map.grid().hexes()) {
      map.terrain(hex).forEach(feature -> grounds.add(feature.kind()));
      for (Hex next : map.grid().neighbours(hex)) {
        map.along(hex, next).forEach(feature -> sides.add(feature.kind()));
        map.paths(hex, next).forEach(feature -> paths.add(feature.kind()));
      }
    }
    for (String kind : grounds) {
      swatch(svg, x, y, Palette.ground(kind), kind);
      y += 22;
    }
    for (String kind : sides) {
      svg.line(
          new Spot(x, y - 4),
          new Spot(x + 18, y - 4),
          "stroke=\"" + Palette.edge(kind) + "\" stroke-width=\"6\" stroke-linecap=\"round\"");
      svg.text(x + 28, y, 13, "fill=\"#333\"", kind);
      y += 22;
    }
    for (String kind : paths) {
      svg.line(
          new Spot(x, y - 4),
          new Spot(x + 18, y - 4),
          "stroke=\"#8c6b3f\" stroke-width=\"4\""
              + (kind.contains("road") ? "" : " stroke-dasharray=\"6 4\""));
      svg.text(x + 28, y, 13, "fill=\"#333\"", kind);
      y += 22;
    }
    y += 10;
    for (String line : title.display().standing(view)) {
      for (String part : org.adjutant.cli.print.Wrap.hanging("", "", line)) {
        svg.text(x, y, 10, "fill=\"#555\"", part.length() > 44 ? part.substring(0, 44) : part);
        y += 16;
      }
    }
  }

  private static void swatch(Svg svg, int x, int y, String fill, String text) {
    svg.rectangle(x, y - 12, 18, 14, "fill=\"" + fill + "\" stroke=\"#555\"");
    svg.text(x + 28, y, 13, "fill=\"#333\"", text);
  }
}
