package org.adjutant.cli.board;

import java.util.List;
import java.util.Locale;
import org.adjutant.rules.board.hex.HexLayout.Spot;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.spi.look.Symbol;

/**
 * Counters with a symbol, values, an id and a dot for each step. Of a stack the top one is whole,
 * and of those below it the upper edge with the id.
 */
record SvgCounters(Counters counters) {
  static final int SIZE = 46;
  private static final int DOWN = 11;
  private static final int ACROSS = 3;
  private static final int ROOM = 26;

  /** The pieces of a place around a spot. */
  void draw(Svg svg, List<Piece> stack, Spot at) {
    int others = stack.size() - 1;
    int down = others == 0 ? 0 : Math.min(DOWN, ROOM / others);
    for (int i = 0; i < stack.size(); i++) {
      int x = at.x() - SIZE / 2 + ACROSS * i - ACROSS * others / 2;
      box(svg, stack.get(i), x, at.y() - SIZE / 2 + down * i - down * others / 2);
    }
    if (others > 0) {
      count(svg, stack.size(), at.x() + SIZE / 2, at.y() + SIZE / 2 + down * others / 2 - 6);
    }
  }

  /** How many lie there, on the corner of the topmost. */
  private static void count(Svg svg, int pieces, int x, int y) {
    svg.circle(x, y, 7, "fill=\"#222222\" stroke=\"#ffffff\"");
    svg.text(
        x, y + 3, 10, "font-weight=\"bold\" text-anchor=\"middle\" fill=\"#ffffff\"", "" + pieces);
  }

  /** One counter with its top left corner at a spot. */
  void box(Svg svg, Piece piece, int x, int y) {
    int rank = counters.title().sides().indexOf(piece.side());
    svg.use("c", new Spot(x, y), "fill=\"" + Palette.side(rank) + "\"");
    String id = piece.id().id();
    svg.styled(id.length() > 7 ? "l" : "i", x + SIZE / 2, y + 9, id);
    if (piece.steps() > 0) {
      Symbol symbol = counters.title().display().symbol(piece);
      svg.styled("s", x + SIZE / 2, y + 16, symbol.size());
      svg.use(symbol.arm().name().toLowerCase(Locale.ROOT), new Spot(x + 13, y + 17), "");
      svg.use("p" + Math.min(4, piece.steps()), new Spot(x + 38, y + 20), "");
    }
    svg.styled("v", x + SIZE / 2, y + 42, counters.values(piece));
  }
}
