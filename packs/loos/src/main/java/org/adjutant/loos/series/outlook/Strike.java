package org.adjutant.loos.series.outlook;

import java.util.List;
import org.adjutant.loos.series.Unit;

/**
 * An enemy unit that may be attacked, and by whom.
 *
 * @param line the line of the table it may claim
 * @param defence what it is worth there
 * @param halved whether a fortification halves the attacker's markers
 * @param near the attackers there are: first those beside it, then those that may still come
 * @param sure how many of them are beside it
 */
record Strike(
    Unit target,
    String line,
    int defence,
    boolean halved,
    int prize,
    boolean mayRetreat,
    List<Unit> near,
    int sure) {
  /** Out of 10, that a unit which may still come beside the target does. */
  private static final int COMES = 7;

  /** A choice of attackers, and what it is worth. */
  record Best(List<Unit> units, int worth) {}

  /** The first so many attackers that are best together; nobody, worth 0, if none are any good. */
  Best best(ResultOdds odds, List<Unit> busy, int ours, int theirs) {
    Best best = new Best(List.of(), 0);
    List<Unit> free = near.stream().filter(unit -> !busy.contains(unit)).toList();
    int strength = (halved ? ours / 2 : ours) - theirs - defence;
    int steps = 0;
    int doubt = 1;
    int outOf = 1;
    for (int n = 0; n < free.size(); n++) {
      Unit unit = free.get(n);
      strength += unit.attack();
      steps += unit.steps();
      if (near.indexOf(unit) >= sure) {
        doubt *= COMES;
        outOf *= 10;
      }
      Stake stake = new Stake(target.steps(), steps, prize, mayRetreat);
      int worth = stake.expected(odds.faces(line, strength)) * doubt / outOf;
      if (worth > best.worth()) {
        best = new Best(free.subList(0, n + 1), worth);
      }
      if (outOf >= 1_000) {
        break;
      }
    }
    return best;
  }
}
