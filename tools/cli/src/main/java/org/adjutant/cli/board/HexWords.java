package org.adjutant.cli.board;

import java.util.List;
import java.util.Optional;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.look.Form;
import org.adjutant.rules.spi.look.Mark;
import org.adjutant.rules.spi.look.Sign;
import org.adjutant.rules.spi.look.Sign.On;

/**
 * What a board of text writes into a hex. The upper line has the piece on top, or a name; the lower
 * its values, or the piece next below; behind it come marks, and who controls the hex where the
 * pieces do not say.
 */
record HexWords(HexMap map, Counters counters, Signbook signs, Names names, boolean tellSides) {

  /** A text and its colour, by the codes of a terminal. */
  record Word(String text, String colour) {
    static final Word NONE = new Word("", "");
  }

  /** Whether the hex is off the board and empty. */
  boolean beyond(Hex hex) {
    return counters.at(hex).isEmpty()
        && signs.of(On.TERRAIN, map.terrain(hex)).stream().anyMatch(s -> s.form() == Form.BEYOND);
  }

  /** The letters of its terrain. */
  Word terrain(Hex hex) {
    return new Word(signs.letters(On.TERRAIN, map.terrain(hex)), "32");
  }

  /**
   * @param room letters there is room for
   */
  Word upper(Hex hex, int room) {
    List<Piece> stack = counters.downFromTop(hex);
    if (stack.isEmpty()) {
      return new Word(name(hex, room).get(0), "3");
    }
    Piece top = stack.get(0);
    return new Word(prefix(top) + top.id().id(), counters.colour(top.side()));
  }

  /**
   * @param room letters there is room for
   * @param above letters there were room for in the upper line
   */
  Word lower(Hex hex, int room, int above) {
    List<Piece> stack = counters.downFromTop(hex);
    if (stack.isEmpty()) {
      return new Word(name(hex, above).get(1), "3");
    }
    Piece top = stack.get(0);
    if (stack.size() == 1) {
      return new Word(counters.values(top), counters.colour(top.side()));
    }
    Piece next = stack.get(1);
    String more = stack.size() > 2 ? "+" + (stack.size() - 2) : "";
    String id = next.id().id();
    int most = Math.max(0, room - more.length());
    return new Word(
        (id.length() > most ? id.substring(0, most) : id) + more, counters.colour(next.side()));
  }

  /** Marks, and the side in control in brackets. */
  Word marks(Hex hex) {
    StringBuilder text = new StringBuilder();
    String colour = "";
    for (Mark mark : counters.marks(hex)) {
      Optional<Sign> sign = signs.find(On.MARK, mark.kind());
      if (sign.isPresent()) {
        text.append(sign.get().letter());
        colour = "1;" + Palette.terminal(sign.get().colour());
      }
    }
    Optional<SideId> control = counters.control(hex).filter(side -> !shows(hex, side));
    if (control.isPresent()) {
      text.append('(').append(counters.letter(control.get())).append(')');
      colour = colour.isEmpty() ? counters.colour(control.get()) : colour;
    }
    return new Word(text.toString(), colour);
  }

  private boolean shows(Hex hex, SideId side) {
    List<Piece> stack = counters.downFromTop(hex);
    return !stack.isEmpty() && stack.get(0).side().equals(side);
  }

  /** A name in two lines: whole words in the upper, as many as there is room for. */
  private List<String> name(Hex hex, int room) {
    String name = names.of(hex).orElse("");
    int end = name.length() <= room ? name.length() : name.lastIndexOf(' ', room);
    return end < 0
        ? List.of(name, "")
        : List.of(name.substring(0, end), name.substring(end).strip());
  }

  private String prefix(Piece piece) {
    return tellSides ? counters.letter(piece.side()) + " " : "";
  }
}
