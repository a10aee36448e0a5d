package org.adjutant.loos.series.movement;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.reach.Toll;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.Validator;

/**
 * Single moves under rules of a title's own, for a title that has moves which are not ordered by
 * {@code move}. The arguments of one are {@code unit}, {@code to} and {@code via}.
 */
public record Moves(Battlefield field, MovementRules rules) {
  /** The interpretation by whose reading ways are searched for. */
  public static final String REENTRY = Tolls.REENTRY;

  /** Why the unit may not move in the phase that is on; nothing if it may. */
  public List<Toll.Bar> bars(Situation situation, Unit unit) {
    return new Right(rules).bars(situation, unit);
  }

  /** A move to each hex in which the unit may end one, by one way; others are legal too. */
  public List<Data> all(Situation situation, Unit unit, int reentry) {
    List<Data> moves = new ArrayList<>();
    new Routes(situation, rules, unit, unit.hex().orElseThrow(), reentry)
        .ends()
        .forEach((hex, path) -> moves.add(MoveOrder.write(unit, path)));
    return moves;
  }

  /** Puts a move to every rule of 5 and 6.1. */
  public Validator check() {
    return new MoveCheck(field, rules, new Right(rules));
  }

  /** Goes on with a move that was checked. */
  public static Step make(Data move) {
    return Step.go(MoveAction.STAGE, move);
  }
}
