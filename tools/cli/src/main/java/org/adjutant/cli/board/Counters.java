package org.adjutant.cli.board;

import java.util.List;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Title;

/** What is written of the pieces of a place. */
record Counters(Title title, Position view) {

  /** From the bottom of the stack to its top. */
  List<Piece> at(Place place) {
    return view.at(place);
  }

  /** The piece on top, or the topmost that has steps: units before markers. */
  java.util.Optional<Piece> top(Place place) {
    List<Piece> stack = at(place);
    for (int i = stack.size() - 1; i >= 0; i--) {
      if (stack.get(i).steps() > 0) {
        return java.util.Optional.of(stack.get(i));
      }
    }
    return stack.isEmpty()
        ? java.util.Optional.empty()
        : java.util.Optional.of(stack.get(stack.size() - 1));
  }

  /** The rank of a side in the title's list, for its colour; after all of them for others. */
  int rank(SideId side) {
    int rank = title.sides().indexOf(side);
    return rank < 0 ? title.sides().size() : rank;
  }

  String colour(SideId side) {
    String[] codes = {"1;34", "1;31", "1;32", "1;35", "1;36", "1;33"};
    return codes[rank(side) % codes.length];
  }

  String values(Piece piece) {
    return title.display().values(piece);
  }
}
