package org.adjutant.loos.campaign.forces;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.position.PieceId;

/**
 * The units that a prepared set-up puts in one hex.
 *
 * @param units the front line first, then the reserve line (18.1); one or more
 */
public record Stack(Hex hex, List<PieceId> units) {
  public Stack {
    units = List.copyOf(units);
    if (units.isEmpty()) {
      throw new DataException("a hex of a set-up holds a unit or more: leave " + hex + " out");
    }
  }

  /** The moves that put them there: the reserve line first, as a hex lists the lowest first. */
  public List<Move> moves() {
    List<Move> moves = new ArrayList<>(units.size());
    for (PieceId unit : units) {
      moves.add(0, new Move(unit, hex));
    }
    return moves;
  }
}
