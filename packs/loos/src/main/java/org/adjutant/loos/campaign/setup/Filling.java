package org.adjutant.loos.campaign.setup;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.adjutant.loos.campaign.forces.SetUpPlan;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Stores;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;

/**
 * How a prepared set-up fills up what a player began by hand (11.1): whatever stands on the map
 * stays. Each unit that waits gets the hex planned for it; where that is taken, another hex of the
 * plan, or one that suits it.
 *
 * @param moves in the order they are made; each is legal where it is made
 * @param left the waiting units of the plan that find no room
 */
record Filling(List<Move> moves, List<PieceId> left) {
  Filling {
    moves = List.copyOf(moves);
    left = List.copyOf(left);
  }

  static Filling of(Position position, Battlefield field, PlaceRule rule, SetUpPlan plan) {
    List<Move> planned = plan.moves().stream().filter(move -> waits(position, move)).toList();
    return isFaultless(position, field, rule, planned)
        ? new Filling(planned, List.of())
        : around(position, field, rule, plan);
  }

  /** Whether the unit of a move is still to be deployed. */
  static boolean waits(Position position, Move move) {
    return position.piece(move.piece()).filter(p -> p.place().equals(Stores.SET_UP)).isPresent();
  }

  /**
   * Whether all these moves of waiting units are legal. More units on the map never make right what
   * was wrong: it is enough to look at the end.
   */
  static boolean isFaultless(Position before, Battlefield field, PlaceRule rule, List<Move> moves) {
    Situation situation = field.in(Effects.fold(before, moves));
    return moves.stream()
        .allMatch(
            move -> {
              Unit unit = situation.unit(move.piece()).orElseThrow();
              return rule.bars(situation, unit, (Hex) move.to()).isEmpty();
            });
  }

  private static Filling around(
      Position position, Battlefield field, PlaceRule rule, SetUpPlan plan) {
    List<Move> moves = new ArrayList<>();
    List<PieceId> homeless = new ArrayList<>();
    Position now = position;
    for (Move move : plan.moves()) {
      if (!waits(now, move)) {
        continue;
      }
      Situation situation = field.in(now);
      Unit unit = situation.unit(move.piece()).orElseThrow();
      if (rule.bars(situation, unit, (Hex) move.to()).isEmpty()) {
        moves.add(move);
        now = Effects.fold(now, List.of(move));
      } else {
        homeless.add(move.piece());
      }
    }
    List<PieceId> left = new ArrayList<>();
    for (PieceId piece : homeless) {
      Optional<Move> move = elsewhere(field.in(now), rule, plan, piece);
      move.ifPresentOrElse(moves::add, () -> left.add(piece));
      now = Effects.fold(now, move.stream().toList());
    }
    return new Filling(moves, left);
  }

  private static Optional<Move> elsewhere(
      Situation situation, PlaceRule rule, SetUpPlan plan, PieceId piece) {
    Unit unit = situation.unit(piece).orElseThrow();
    Set<Hex> hexes = new LinkedHashSet<>();
    plan.stacks().forEach(stack -> hexes.add(stack.hex()));
    hexes.addAll(rule.suggestions(situation, unit));
    return hexes.stream()
        .filter(hex -> rule.bars(situation, unit, hex).isEmpty())
        .findFirst()
        .map(hex -> new Move(piece, hex));
  }
}
