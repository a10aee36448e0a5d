package org.adjutant.cli.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.adjutant.cli.print.Ink;
import org.adjutant.cli.print.Wrap;
import org.adjutant.host.typed.Natural;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.board.hex.Tops;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.spi.Title;
import org.adjutant.rules.spi.look.Mark;
import org.adjutant.rules.spi.look.Sign.On;

/** The board as text. */
public record TextBoard(Title title, Position view, Ink ink) {

  /** As much as fits around a hex, or the whole; then a legend, stacks, and what is off the map. */
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
    Signbook signs = Signbook.of(title.display(), map);
    Names names = Names.of(map, signs, title.display());
    HexWords words = new HexWords(map, counters, signs, names, !ink.coloured());
    boolean flat = map.grid().tops() == Tops.FLAT;
    int columns = flat ? FlatText.COLUMNS : PointedText.COLUMNS;
    int rows = flat ? FlatText.ROWS : PointedText.ROWS;
    var spec = map.grid().spec();
    List<String> lines = new ArrayList<>();
    Overview overview = new Overview(map, counters, signs, words);
    boolean whole = around.isEmpty() && spec.columns() > columns && overview.fits();
    int all = around.isPresent() ? rows : Math.max(rows, spec.rows());
    Window window = Window.of(map, around, columns, all);
    if (whole) {
      lines.addAll(overview.lines(ink));
      Overview.KEY.lines().forEach(line -> lines.add(ink.dim(line)));
    } else {
      lines.addAll(
          flat
              ? new FlatText(map, words, signs, window).lines(ink)
              : new PointedText(map, words, signs, window).lines(ink));
    }
    lines.addAll(new Legend(counters, signs).lines(ink));
    List<Hex> shown = whole ? map.grid().hexes() : window.hexes(map);
    lines.addAll(marks(counters, signs, shown));
    if (!whole) {
      lines.addAll(stacks(counters, shown));
    }
    return lines;
  }

  /** Where marks lie, in words: letters are easily overlooked. */
  private List<String> marks(Counters counters, Signbook signs, List<Hex> shown) {
    Map<String, List<String>> places = new LinkedHashMap<>();
    for (Mark mark : counters.marks()) {
      if (!(mark.place() instanceof Hex hex) || shown.contains(hex)) {
        String whose = mark.side().map(side -> title.display().side(side) + " ").orElse("");
        signs
            .find(On.MARK, mark.kind())
            .ifPresent(
                sign ->
                    places
                        .computeIfAbsent(whose + sign.label(), label -> new ArrayList<>())
                        .add(title.display().place(mark.place())));
      }
    }
    List<String> lines = new ArrayList<>();
    places.forEach(
        (label, there) ->
            lines.addAll(Wrap.hanging("  " + label + ": ", "      ", String.join(" ", there))));
    return lines;
  }

  private List<String> stacks(Counters counters, List<Hex> shown) {
    List<String> lines = new ArrayList<>();
    for (Hex hex : shown) {
      List<Piece> stack = counters.downFromTop(hex);
      if (stack.size() > 1) {
        String text = String.join(", ", stack.stream().map(this::text).toList());
        lines.addAll(Wrap.hanging("  " + hex + "  ", "      ", text));
      }
    }
    if (!lines.isEmpty()) {
      lines.add(0, ink.dim("Stacks, from the top:"));
    }
    return lines;
  }

  /** Pieces by place, a line or more each; places in the order of their names. */
  public List<String> list(List<Piece> pieces) {
    Map<String, List<String>> places = new TreeMap<>(Natural.ORDER);
    for (Piece piece : inOrder(pieces)) {
      places
          .computeIfAbsent(title.display().place(piece.place()), p -> new ArrayList<>())
          .add(text(piece));
    }
    List<String> lines = new ArrayList<>();
    places.forEach(
        (place, there) ->
            lines.addAll(Wrap.hanging("  " + place + "  ", "      ", String.join(", ", there))));
    return lines;
  }

  /** By their names, but stacks as they lie. */
  private static List<Piece> inOrder(List<Piece> pieces) {
    List<Piece> all = new ArrayList<>(pieces);
    all.removeIf(piece -> piece.place() instanceof Hex);
    all.sort(Comparator.comparing(piece -> piece.id().id(), Natural.ORDER));
    pieces.stream().filter(piece -> piece.place() instanceof Hex).forEach(all::add);
    return all;
  }

  /** A piece by id and values. */
  public String text(Piece piece) {
    String values = title.display().values(piece);
    return piece.id() + (values.isEmpty() ? "" : " " + values);
  }
}
