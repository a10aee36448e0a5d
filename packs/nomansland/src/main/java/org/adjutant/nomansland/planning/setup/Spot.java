package org.adjutant.nomansland.planning.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.Trait;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Face;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;

/**
 * Where a piece is to stand.
 *
 * @param structure the structure it is in
 * @param facing 1 to 6; toward the enemy if absent. It matters to what fires to its front, and is
 *     the owner's choice when the counter is placed (NI-153)
 */
record Spot(Hex hex, Optional<PieceId> structure, Optional<Integer> facing) {
  private static final int NORTH = 1;
  private static final int SOUTH = 4;

  /** The changes that put a piece there. */
  List<Effect> put(Setting setting, Position position, PieceId id) {
    Piece piece = position.piece(id).orElseThrow();
    List<Effect> effects = new ArrayList<>(emptied(position, piece));
    effects.add(new Move(id, hex));
    structure.ifPresentOrElse(
        in -> effects.add(SetPieceAttribute.open(id, Mark.INSIDE, Data.of(in.id()))),
        () -> out(piece).ifPresent(effects::add));
    if (setting.counters().has(piece, Trait.ARC)) {
      effects.add(new Face(id, facing.orElse(ahead(piece.side()))));
    }
    return effects;
  }

  private static int ahead(SideId side) {
    return side.equals(Sides.ATTACKER) ? NORTH : SOUTH;
  }

  /** The changes that take a piece up again. */
  static List<Effect> lift(Position position, Piece piece) {
    List<Effect> effects = new ArrayList<>(emptied(position, piece));
    effects.add(new Move(piece.id(), Place.box(Mark.pool(piece.side()))));
    out(piece).ifPresent(effects::add);
    return effects;
  }

  /** A structure that is taken up leaves those in it without a place. */
  private static List<Effect> emptied(Position position, Piece structure) {
    List<Effect> effects = new ArrayList<>();
    for (Piece piece : position.at(structure.place())) {
      if (isIn(piece, structure)) {
        effects.add(new Move(piece.id(), Place.box(Mark.pool(piece.side()))));
        out(piece).ifPresent(effects::add);
      }
    }
    return effects;
  }

  static boolean isIn(Piece piece, Piece structure) {
    return piece
        .attribute(Mark.INSIDE)
        .filter(in -> in.text().equals(structure.id().id()))
        .isPresent();
  }

  private static Optional<Effect> out(Piece piece) {
    return piece.attribute(Mark.INSIDE).map(in -> SetPieceAttribute.clear(piece.id(), Mark.INSIDE));
  }
}
