package org.adjutant.rules.spi;

import java.util.List;
import java.util.Optional;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.area.AreaGraph;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.board.hex.Region;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.look.Mark;
import org.adjutant.rules.spi.look.Sign;
import org.adjutant.rules.spi.look.Symbol;

/**
 * How a title looks: its board, and short texts for pieces, sides and standings. No drawing is done
 * by a pack.
 */
public interface Display {
  /** What a piece is called: {@code 1/16 Battalion}. */
  String name(Piece piece);

  /** Its values as printed on the counter now: {@code 4-4-5}; may be empty. */
  default String values(Piece piece) {
    return "";
  }

  /** What a side is called. */
  String side(SideId side);

  /** Lines that tell how the game stands: tallies, objectives, what is left. */
  default List<String> standing(Position view) {
    return List.of();
  }

  /** The printed hex map, for a title that is played on one. */
  default Optional<HexMap> map() {
    return Optional.empty();
  }

  /** The graph of areas, for a title that is played on one. */
  default Optional<AreaGraph> areas() {
    return Optional.empty();
  }

  /**
   * How what the map and the position hold is drawn. Kinds that no sign is declared for are drawn
   * as their words suggest; marks without a sign are not drawn.
   */
  default List<Sign> signs() {
    return List.of();
  }

  /** What of a view lies on the board and is no piece, for signs on {@link Sign.On#MARK}. */
  default List<Mark> marks(Position view) {
    return List.of();
  }

  /** What a region of the map is called on the board. */
  default String region(Region region) {
    return region.id();
  }

  /** The symbol on a piece's counter. */
  default Symbol symbol(Piece piece) {
    return Symbol.PLAIN;
  }

  /** What a place is called: {@code the deadpile} for a box of that use. */
  default String place(Place place) {
    return place.text();
  }

  /**
   * An event in words, without a full stop: {@code 20a and 22a attack 1514: 10 to 3}. Empty if its
   * facts are to be listed as they are. Facts are those the reader may know.
   *
   * @param event its name, a pack's prefix included
   */
  default Optional<String> tell(String event, SideId actor, Data facts) {
    return Optional.empty();
  }
}
