package org.adjutant.loos.series.game;

import java.util.List;
import java.util.Optional;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Marks;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.movement.Stacking;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;

/** What holds in every position of a game. */
final class Invariants {
  private static final List<String> VALUES = List.of(Marks.ATTACK, Marks.DEFENCE, Marks.MOVE);

  private final Battlefield field;
  private final Stacking stacking;

  Invariants(Battlefield field, Stacking stacking) {
    this.field = field;
    this.stacking = stacking;
  }

  Optional<String> firstBroken(Position position) {
    Situation situation = field.in(position);
    for (Piece piece : position.pieces()) {
      Unit unit = situation.unit(piece);
      if (!field.sides().contains(piece.side())) {
        return Optional.of(piece.id() + " is of no side of this game: " + piece.side());
      }
      if (!field.counters().has(piece.kind()) && !piece.attributes().keySet().containsAll(VALUES)) {
        return Optional.of(
            piece.id() + " is of no known kind, so it needs the attributes " + VALUES);
      }
      if (piece.place() instanceof Hex hex) {
        Optional<String> broken = onMap(situation, unit, hex);
        if (broken.isPresent()) {
          return broken;
        }
      }
    }
    return Optional.empty();
  }

  /** While a procedure is in progress a unit may pass through the hex of a friend (5.3). */
  private Optional<String> onMap(Situation situation, Unit unit, Hex hex) {
    if (!situation.grid().contains(hex)) {
      return Optional.of(unit.id() + " is in " + hex + ", which is no hex of the map");
    }
    if (unit.steps() < 1) {
      return Optional.of(unit.id() + " is on the map without a step");
    }
    if (situation.enemyAt(unit.side(), hex)) {
      return Optional.of("both sides have a unit in " + hex);
    }
    return situation.position().stack().isEmpty()
        ? stacking
            .bars(situation, unit, hex)
            .map(bar -> bar.rule() + " in " + hex + ": " + bar.why())
        : Optional.empty();
  }
}
