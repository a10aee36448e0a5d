package org.adjutant.nomansland.planning.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;

/** Carries a ready-made set-up out. It takes the place of whatever the side has set up. */
record ReadyMade(Setting setting, Plan plan) {
  /** Rows of a plan that are counted from the Set-up Row. */
  private static final String RELATIVE = "STU";

  /** The changes that lift what lies and lay what is planned. */
  List<Effect> effects(Laid before) {
    List<Effect> all = new ArrayList<>();
    Position now = before.field().position();
    for (Piece piece : before.placed()) {
      Piece there = now.piece(piece.id()).orElseThrow();
      if (Field.onMap(there)) {
        now = add(all, now, Spot.lift(now, there));
      }
    }
    List<Piece> waiting =
        Laid.of(new Field(setting, now), before.side(), before.readings()).sorted();
    for (Plan.Stack stack : plan.stacks()) {
      Hex hex = hex(before, stack.at());
      Optional<PieceId> structure = Optional.empty();
      for (String word : stack.units()) {
        Piece piece = take(waiting, word);
        if (setting.counters().isStructure(piece.kind())) {
          structure = Optional.of(piece.id());
        }
        Spot spot = new Spot(hex, Optional.empty(), stack.facing());
        now = add(all, now, spot.put(setting, now, piece.id()));
      }
      for (String word : stack.inside()) {
        Spot spot = new Spot(hex, structure, stack.facing());
        now = add(all, now, spot.put(setting, now, take(waiting, word).id()));
      }
    }
    return all;
  }

  private static Position add(List<Effect> all, Position now, List<Effect> more) {
    all.addAll(more);
    return Effects.fold(now, more);
  }

  private Hex hex(Laid laid, String at) {
    int behind = RELATIVE.indexOf(at.charAt(0));
    if (behind < 0) {
      return new Hex(at);
    }
    int row = laid.depth(SetUpRow.marker(laid)) + behind;
    return new Hex(setting.ground().rows().get(row) + at.substring(1));
  }

  /** The piece of this id, or the first of this kind, which then waits no longer. */
  private static Piece take(List<Piece> waiting, String word) {
    for (Piece piece : waiting) {
      if (piece.id().id().equals(word) || piece.kind().equals(word)) {
        waiting.remove(piece);
        return piece;
      }
    }
    throw new DataException("the ready-made set-up wants one more " + word + " than there is");
  }
}
