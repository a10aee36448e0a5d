package org.adjutant.rules.board.reach;

import java.util.Arrays;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.DataException;

/**
 * Every place a move of a given allowance can get to, the least each costs, and by which way. Ties
 * are broken by the numbers of the {@link Net}, so the same question has the same answer on any
 * machine.
 *
 * <p>A place may be reached in two states: free to move on, or stopped there. Both are kept, as
 * stopping may cost less than coming another way that lets the move go on.
 */
public final class Reach<P extends Place> {
  private static final int NEVER = Integer.MAX_VALUE;

  private final Net<P> net;
  private final StepCost<P> costs;
  private final int start;
  private final int allowance;

  /**
   * By label, twice the place's number and one more if stopped: halves spent, and the label before.
   */
  private final int[] spent;

  private final int[] before;

  private Reach(Net<P> net, P start, int allowance, StepCost<P> costs) {
    if (allowance < 0) {
      throw new DataException(
          "an allowance is 0 or more halves of a movement point, not " + allowance);
    }
    this.net = net;
    this.costs = costs;
    this.start = net.index(start);
    this.allowance = allowance;
    this.spent = new int[net.size() * 2];
    this.before = new int[net.size() * 2];
    Arrays.fill(spent, NEVER);
    Arrays.fill(before, -1);
    search();
  }

  /**
   * Searches all moves from a place.
   *
   * @param allowance halves of movement points there are to spend, 0 or more
   */
  public static <P extends Place> Reached<P> from(
      Net<P> net, P start, int allowance, StepCost<P> costs) {
    return new Reached<>(new Reach<>(net, start, allowance, costs));
  }

  private void search() {
    Agenda agenda = new Agenda();
    spent[start * 2] = 0;
    agenda.add(0, start * 2);
    while (!agenda.isEmpty()) {
      long next = agenda.next();
      int label = Agenda.what(next);
      if (Agenda.when(next) == spent[label] && label % 2 == 0) {
        leave(label / 2, agenda);
      }
    }
  }

  private void leave(int from, Agenda agenda) {
    for (int exit = 0; exit < net.exits(from); exit++) {
      int to = net.exit(from, exit);
      // No step costs less than nothing, so none helps to get where a move was as early as here.
      if (to < 0 || to == start || spent[to * 2] <= spent[from * 2]) {
        continue;
      }
      if (toll(from, to) instanceof Toll.Pay pay) {
        int total = total(from, pay);
        int label = to * 2 + (pay.stop() || pay.whole() ? 1 : 0);
        if (total < spent[label] && !(label % 2 == 1 && total >= spent[label - 1])) {
          spent[label] = total;
          before[label] = from * 2;
          agenda.add(total, label);
        }
      }
    }
  }

  private Toll toll(int from, int to) {
    return costs.toll(net.at(from), net.at(to), spent[from * 2], from == start);
  }

  /**
   * What will have been spent after a step, or {@link #NEVER} if the allowance does not permit it.
   */
  private int total(int from, Toll.Pay pay) {
    if (pay.whole()) {
      return from == start && pay.halves() <= allowance ? allowance : NEVER;
    }
    int total = spent[from * 2] + pay.halves();
    return total <= allowance ? total : NEVER;
  }

  /** The label in which a place is reached at least cost, or -1. */
  int label(int place) {
    int free = spent[place * 2];
    int stopped = spent[place * 2 + 1];
    if (free == NEVER && stopped == NEVER) {
      return -1;
    }
    return free <= stopped ? place * 2 : place * 2 + 1;
  }

  int spent(int label) {
    return spent[label];
  }

  int before(int label) {
    return before[label];
  }

  /**
   * Whether a cheapest way goes on by this step.
   *
   * @param total what is spent after it
   * @param last whether the way ends with it, so that it may stop the move
   */
  boolean leadsTo(int from, int to, int total, boolean last) {
    if (spent[from * 2] == NEVER || !(toll(from, to) instanceof Toll.Pay pay)) {
      return false;
    }
    return total(from, pay) == total && (last || !pay.stop() && !pay.whole());
  }

  Net<P> net() {
    return net;
  }

  int start() {
    return start;
  }
}
