package org.adjutant.loos.series.game;

import java.util.List;
import org.adjutant.loos.series.Counters;
import org.adjutant.loos.series.Marks;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.SideId;

/**
 * A unit of the order of battle.
 *
 * @param at its hex, the box of its turn, or the box of those that are yet to be deployed
 * @param entry the hexes it may be placed in, if it waits in a box
 */
record Deployment(
    PieceId id, String counter, SideId side, String name, Place at, List<String> entry) {
  Deployment {
    entry = List.copyOf(entry);
  }

  Piece piece(Counters counters) {
    Piece piece =
        Piece.of(id, counter, side, at, counters.of(counter).steps())
            .with(Marks.NAME, Data.of(name));
    return entry.isEmpty() ? piece : piece.with(Marks.ENTRY, Data.texts(entry));
  }
}
