package org.adjutant.ledger;

import java.util.List;
import java.util.Optional;
import org.adjutant.ledger.dice.Seed;
import org.adjutant.ledger.game.BranchInfo;
import org.adjutant.ledger.game.Luck;
import org.adjutant.ledger.game.Register;
import org.adjutant.ledger.index.Finder;
import org.adjutant.ledger.record.RulingBook;
import org.adjutant.ledger.record.Streams;
import org.adjutant.ledger.store.Segment;
import org.adjutant.rules.engine.Chance;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Input;

/** The dice of one branch. */
record BranchDice(Finder finder, OpenGame game, Register register, BranchInfo branch) {
  /** The dice that fall for this input on this branch. */
  Chance chance(Position position, Input input) {
    Optional<Seed> seed = game.seeds().of(register, branch.id());
    if (branch.luck() == Luck.SAME) {
      return new DiceBox(seed, this::parentDice);
    }
    boolean waits = branch.luck().waits();
    if (branch.luck() == Luck.AGAIN || (waits && branch.why().equals("take-back"))) {
      String same = RulingBook.sameness(position, input);
      return new DiceBox(waits ? Optional.empty() : seed, key -> diceAgain(same, key));
    }
    return new DiceBox(waits ? Optional.empty() : seed, key -> Optional.empty());
  }

  /** What the parent has recorded under the same key after the fork. */
  private Optional<List<Integer>> parentDice(String key) {
    History parent = game.past(branch.parent());
    for (Segment part : parent.lineage().segments()) {
      long from = Math.max(part.first(), branch.at() + 1);
      if (from <= part.last()) {
        Optional<List<Integer>> dice =
            finder.dice(
                part.stream(),
                part.own(from),
                part.last() == Long.MAX_VALUE ? Long.MAX_VALUE : part.own(part.last()),
                key);
        if (dice.isPresent()) {
          return dice;
        }
      }
    }
    return Optional.empty();
  }

  /**
   * What fell for the same input at the same position on a branch that this one took back, or on
   * one that took back before.
   */
  private Optional<List<Integer>> diceAgain(String same, String key) {
    for (BranchInfo at = branch; !at.parent().isEmpty(); at = register.branch(at.parent())) {
      String stream = Streams.branch(game.name(), at.parent());
      Optional<Long> ruling = finder.same(stream, same);
      Optional<List<Integer>> dice =
          ruling.flatMap(number -> finder.dice(stream, 0, last(number), key));
      if (dice.isPresent()) {
        return dice;
      }
    }
    return Optional.empty();
  }

  /** Dice that wait for somebody are recorded after the ruling that needs them. */
  private long last(long ruling) {
    return branch.luck().waits() ? Long.MAX_VALUE : ruling;
  }
}
