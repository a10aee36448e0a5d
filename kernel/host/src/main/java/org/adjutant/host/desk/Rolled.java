package org.adjutant.host.desk;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.engine.Chance;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Roll;

/**
 * The dice of a file, in the order in which they were rolled at the table. Used for one hearing.
 */
final class Rolled implements Chance {
  private final Deque<PositionFile.Die> left;
  private int taken;

  Rolled(List<PositionFile.Die> dice) {
    left = new ArrayDeque<>(dice);
  }

  @Override
  public Optional<Fallen> answer(Roll roll, Clock clock) {
    if (left.isEmpty()) {
      return Optional.empty();
    }
    List<Integer> dice = new ArrayList<>();
    while (dice.size() < roll.count()) {
      dice.add(next(roll, roll.faces().get(dice.size())));
    }
    return Optional.of(new Fallen(dice, "position file"));
  }

  private int next(Roll roll, int faces) {
    PositionFile.Die die = left.poll();
    String need = roll.expression() + " for " + roll.purpose();
    if (die == null) {
      throw new DataException(
          "the dice run out in a roll of " + need + "; give " + roll.count() + " for it");
    }
    String path = "$.dice[" + taken++ + "]";
    if (!die.purpose().isEmpty() && !die.purpose().equals(roll.purpose())) {
      throw new DataException(path + " is for " + die.purpose() + ", but the next roll is " + need);
    }
    if (die.shows() < 1 || die.shows() > faces) {
      throw new DataException(
          path + " shows " + die.shows() + ", which no die of " + need + " can");
    }
    return die.shows();
  }

  void refuseLeftovers(String file) {
    if (!left.isEmpty()) {
      throw new DataException(
          file
              + ": $.dice["
              + taken
              + "]: nothing was rolled with this die; remove what is not rolled");
    }
  }
}
