package org.adjutant.cli.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.cli.print.Ink;
import org.adjutant.cli.print.Wrap;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.board.hex.Tops;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Title;

/** The board as text. */
public record TextBoard(Title title, Position view, Ink ink) {

  /** As much as fits around a hex, or the whole; then what is off the map, and a legend. */
  public List<String> lines(Optional<Hex> around) {
    List<String> lines = new ArrayList<>();
    Optional<HexMap> map = title.display().map();
    map.ifPresent(m -> lines.addAll(hexes(m, around)));
    List<Piece> rest =
        view.pieces().stream().filter(p -> map.isEmpty() || !(p.place() instanceof Hex)).toList();
    if (!rest.isEmpty()) {
      map.ifPresent(m -> lines.add(ink.dim("Off the map:")));
      lines.addAll(list(rest));
    }
    return lines;
  }

  private List<String> hexes(HexMap map, Optional<Hex> around) {
    Counters counters = new Counters(title, view);
    Glyphs glyphs = new Glyphs(map);
    boolean flat = map.grid().tops() == Tops.FLAT;
    int columns = flat ? FlatText.COLUMNS : PointedText.COLUMNS;
    int rows = flat ? FlatText.ROWS : PointedText.ROWS;
    var spec = map.grid().spec();
    List<String> lines = new ArrayList<>();
    Overview overview = new Overview(map, counters, glyphs);
    if (around.isEmpty() && spec.columns() > columns && overview.fits()) {
      lines.addAll(overview.lines(ink));
      lines.add(ink.dim("A number counts the pieces in a hex. Nearer: --around HEX"));
    } else {
      int all = around.isPresent() ? rows : Math.max(rows, spec.rows());
      Window window = Window.of(map, around, columns, all);
      lines.addAll(
          flat
              ? new FlatText(map, counters, glyphs, window).lines(ink)
              : new PointedText(map, counters, glyphs, window).lines(ink));
    }
    lines.addAll(legend(counters, glyphs));
    return lines;
  }

  private List<String> legend(Counters counters, Glyphs glyphs) {
    List<String> lines = new ArrayList<>();
    StringBuilder sides = new StringBuilder();
    for (SideId side : title.sides()) {
      sides.append(ink.in(counters.colour(side), title.display().side(side))).append("  ");
    }
    lines.add(sides.toString().stripTrailing());
    String signs = String.join(", ", glyphs.legend());
    Wrap.indented(0, signs).forEach(line -> lines.add(ink.dim(line)));
    return lines;
  }

  /** Pieces by place, a line or more each. */
  public List<String> list(List<Piece> pieces) {
    Map<String, List<String>> places = new LinkedHashMap<>();
    for (Piece piece : pieces) {
      places.computeIfAbsent(where(piece.place()), p -> new ArrayList<>()).add(text(piece));
    }
    List<String> lines = new ArrayList<>();
    places.forEach(
        (place, there) ->
            lines.addAll(Wrap.hanging("  " + place + "  ", "      ", String.join(", ", there))));
    return lines;
  }

  private static String where(Place place) {
    return place.text();
  }

  /** A piece by id and values. */
  public String text(Piece piece) {
    String values = title.display().values(piece);
    return piece.id() + (values.isEmpty() ? "" : " " + values);
  }
}
