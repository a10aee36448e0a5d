package org.adjutant.cli.board;

import java.util.List;
import org.adjutant.rules.position.Piece;

/** Counters as boxes with a symbol, values and an id; a stack a little apart, the top one whole. */
record SvgCounters(Counters counters, int size) {
  private static final int APART = 5;

  /** The pieces of a place around a spot. */
  void draw(Svg svg, List<Piece> stack, int x, int y) {
    int shift = APART * (stack.size() - 1) / 2;
    for (int i = 0; i < stack.size(); i++) {
      int at = APART * i - shift;
      box(svg, stack.get(i), x - size / 2 + at, y - size / 2 - at);
    }
  }

  /** One counter with its top left corner at a spot. */
  void box(Svg svg, Piece piece, int x, int y) {
    String fill = Palette.side(counters.title().sides().indexOf(piece.side()));
    svg.rectangle(
        x, y, size, size, "rx=\"3\" fill=\"" + fill + "\" stroke=\"#3a3a3a\" stroke-width=\"1\"");
    int width = size * 44 / 100;
    int height = size * 28 / 100;
    int left = x + (size - width) / 2;
    int top = y + size * 30 / 100;
    if (piece.steps() > 0) {
      symbol(svg, piece, left, top, width, height);
    }
    svg.centred(
        x + size / 2, y + size * 24 / 100, size * 20 / 100, "fill=\"#222\"", piece.id().id());
    svg.centred(
        x + size / 2,
        y + size * 88 / 100,
        size * 26 / 100,
        "fill=\"#111\" font-weight=\"bold\"",
        counters.values(piece));
  }

  /** The box with crossed lines that stands for a unit; a bar below for each further step. */
  private void symbol(Svg svg, Piece piece, int x, int y, int width, int height) {
    String thin = "stroke=\"#222\" stroke-width=\"1\"";
    svg.rectangle(x, y, width, height, "fill=\"#ffffff\" fill-opacity=\"0.7\" " + thin);
    svg.line(spot(x, y), spot(x + width, y + height), thin);
    svg.line(spot(x, y + height), spot(x + width, y), thin);
    for (int step = 0; step < Math.min(4, piece.steps()); step++) {
      svg.circle(x + width + 4, y + 2 + step * 5, 2, "fill=\"#222\"");
    }
  }

  private static org.adjutant.rules.board.hex.HexLayout.Spot spot(int x, int y) {
    return new org.adjutant.rules.board.hex.HexLayout.Spot(x, y);
  }
}
