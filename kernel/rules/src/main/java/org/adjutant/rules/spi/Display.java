package org.adjutant.rules.spi;

import java.util.List;
import java.util.Optional;
import org.adjutant.rules.board.area.AreaGraph;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;

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
}
