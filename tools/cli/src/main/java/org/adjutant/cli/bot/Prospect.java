package org.adjutant.cli.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.hex.HexGrid;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.data.Data;
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

/** What a side may expect of an input: over all dice where they are few, some answers ahead. */
record Prospect(Title title, SideId side) {
  private static final long WON = 1_000_000_000;
  private static final int SCALE = 100;
  private static final int FEW_FALLS = 36;
  private static final int[] FEW_ANSWERS = {2, 4};

  /** So many ways are followed at most; beyond, one middling fall of the dice stands for all. */
  private static final int MANY_WAYS = 1_500;

  /**
   * The worth of the position after an input, expected; of the same scale as {@link #worth}.
   *
   * @param supposed as the side supposes it to be
   * @param ahead how many answers to look ahead, 0 to 2
   */
  long of(Position supposed, Input input, int ahead) {
    try {
      return settled(Engine.decide(title, supposed, input, Chance.NONE).after(), ahead, 1);
    } catch (InputException | PackFault | BrokenEffectException e) {
      // What is hidden from this side may be needed to go on: then it does not know what comes.
      return worth(supposed);
    }
  }

  /**
   * @param ways how many ways have been told apart on the way to this position
   */
  private long settled(Position after, int ahead, int ways) {
    if (after.outcome().isPresent()) {
      return worth(after);
    }
    if (after.openRoll().isPresent()) {
      return averaged(after, after.openRoll().get(), ahead, ways);
    }
    return ahead == 0 || after.openChoices().isEmpty()
        ? worth(after)
        : answered(after, Offers.deciding(after).get(0), ahead - 1, ways);
  }

  /** Over all falls of the dice; as it stands, where they are too many. */
  private long averaged(Position after, Roll roll, int ahead, int ways) {
    List<List<Integer>> falls = falls(roll);
    if (falls.isEmpty()) {
      return worth(after);
    }
    if (ways * falls.size() > MANY_WAYS) {
      falls = List.of(falls.get(falls.size() / 2));
    }
    long sum = 0;
    for (List<Integer> dice : falls) {
      Input input = new Input.Dice(dice, "imagined");
      Position then = Engine.decide(title, after, input, Chance.NONE).after();
      sum += settled(then, ahead, ways * falls.size());
    }
    return sum / falls.size();
  }

  /** The best answer for its owner: good for this side if it is the owner, else bad. */
  private long answered(Position after, SideId owner, int ahead, int ways) {
    boolean mine = owner.equals(side);
    long best = mine ? Long.MIN_VALUE : Long.MAX_VALUE;
    Legal legal = Offers.of(title, after, owner).get(0);
    List<Data> answers = Thinned.list(legal.offer().examples(), FEW_ANSWERS[ahead]);
    for (Data answer : answers) {
      Position then = Engine.decide(title, after, legal.input(answer), Chance.NONE).after();
      long worth = settled(then, ahead, ways * answers.size());
      best = mine ? Math.max(best, worth) : Math.min(best, worth);
    }
    return best;
  }

  /** Every way the dice may fall; none if those are more than a few. */
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
      if (next.size() > FEW_FALLS) {
        return List.of();
      }
      all = next;
    }
    return all;
  }

  /**
   * What the title makes of a position; and, unless it knows better by a counsel of its own, how
   * near this side's pieces are to the others.
   */
  long worth(Position position) {
    long won = 0;
    if (position.outcome().isPresent()) {
      var winners = position.outcome().get().winners();
      won = winners.contains(side) ? WON : winners.isEmpty() ? 0 : -WON;
    }
    long near = title.counsel().isPresent() ? 0 : -farness(position);
    return won + SCALE * title.score(position, side) + near;
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
