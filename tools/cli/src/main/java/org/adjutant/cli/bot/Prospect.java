package org.adjutant.cli.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.hex.HexGrid;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.engine.Chance;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.engine.Offers.Legal;
import org.adjutant.rules.engine.PackFault;
import org.adjutant.rules.position.BrokenEffectException;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Roll;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.InputException;
import org.adjutant.rules.spi.Title;

/** What a side may expect of an input: over all dice where they are few, one answer ahead. */
record Prospect(Title title, SideId side) {
  private static final int SCALE = 100;
  private static final int FEW_DICE = 36;
  private static final int FEW_ANSWERS = 2;
  private static final int DEEP = 6;

  /** The worth of the position after an input, expected; of the same scale as {@link #worth}. */
  long of(Position view, Input input) {
    try {
      return settled(Engine.decide(title, view, input, Chance.NONE).after(), DEEP);
    } catch (InputException | PackFault | BrokenEffectException e) {
      // What is hidden from this side may be needed to go on: then it does not know what comes.
      return worth(view);
    }
  }

  private long settled(Position after, int depth) {
    if (depth == 0 || after.outcome().isPresent()) {
      return worth(after);
    }
    if (after.openRoll().isPresent()) {
      return averaged(after, after.openRoll().get(), depth);
    }
    List<SideId> deciding = Offers.deciding(after);
    if (after.openChoices().isEmpty() || deciding.isEmpty()) {
      return worth(after);
    }
    return answered(after, deciding.get(0), depth);
  }

  private long averaged(Position after, Roll roll, int depth) {
    List<List<Integer>> falls = falls(roll);
    long sum = 0;
    for (List<Integer> dice : falls) {
      Input input = new Input.Dice(dice, "imagined");
      sum += settled(Engine.decide(title, after, input, Chance.NONE).after(), depth - 1);
    }
    return sum / falls.size();
  }

  /** The best answer for its owner: good for this side if it is the owner, else bad. */
  private long answered(Position after, SideId owner, int depth) {
    boolean mine = owner.equals(side);
    long best = mine ? Long.MIN_VALUE : Long.MAX_VALUE;
    for (Legal legal : Offers.of(title, after, owner).stream().limit(1).toList()) {
      for (var answer : legal.offer().examples().stream().limit(FEW_ANSWERS).toList()) {
        Position then = Engine.decide(title, after, legal.input(answer), Chance.NONE).after();
        long worth = settled(then, depth - 1);
        best = mine ? Math.max(best, worth) : Math.min(best, worth);
      }
    }
    return best == Long.MIN_VALUE || best == Long.MAX_VALUE ? worth(after) : best;
  }

  private static List<List<Integer>> falls(Roll roll) {
    List<List<Integer>> all = new ArrayList<>();
    all.add(List.of());
    for (int faces : roll.faces()) {
      List<List<Integer>> next = new ArrayList<>();
      for (List<Integer> fall : all) {
        for (int face = 1; face <= faces; face++) {
          List<Integer> more = new ArrayList<>(fall);
          more.add(face);
          next.add(more);
        }
      }
      if (next.size() > FEW_DICE) {
        return List.of(roll.faces().stream().map(most -> (most + 1) / 2).toList());
      }
      all = next;
    }
    return all;
  }

  /** What the title makes of a position, and how near this side's pieces are to the others. */
  long worth(Position position) {
    long won = 0;
    if (position.outcome().isPresent()) {
      var winners = position.outcome().get().winners();
      won = winners.contains(side) ? 1_000_000 : winners.isEmpty() ? 0 : -1_000_000;
    }
    return won + SCALE * title.score(position, side) - farness(position);
  }

  private long farness(Position position) {
    Optional<HexMap> map = title.display().map();
    if (map.isEmpty()) {
      return 0;
    }
    HexGrid grid = map.get().grid();
    List<Place.Hex> others = hexes(grid, position, false);
    long sum = 0;
    for (Place.Hex own : hexes(grid, position, true)) {
      int nearest = 0;
      for (Place.Hex other : others) {
        int distance = grid.distance(own, other);
        nearest = nearest == 0 ? distance : Math.min(nearest, distance);
      }
      sum += nearest;
    }
    return sum;
  }

  private List<Place.Hex> hexes(HexGrid grid, Position position, boolean own) {
    List<Place.Hex> hexes = new ArrayList<>();
    for (Piece piece : position.pieces()) {
      boolean counts = piece.steps() > 0 && piece.side().equals(side) == own;
      if (counts && piece.place() instanceof Place.Hex hex && grid.contains(hex)) {
        hexes.add(hex);
      }
    }
    return hexes;
  }
}
