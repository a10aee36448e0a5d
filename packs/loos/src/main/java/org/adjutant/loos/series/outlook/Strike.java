package org.adjutant.loos.series.outlook;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.position.PieceId;

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
    List<Soldier> near,
    int sure) {
  /** Out of 10, that a unit which may still come beside the target does. */
  private static final int COMES = 7;

  /** How many of those that may still come are counted on. */
  static final int MOST_TO_COME = 3;

  /** A choice of attackers, and what it is worth. */
  record Best(List<Soldier> units, int worth) {}

  /** The first so many attackers that are best together; nobody, worth 0, if none are any good. */
  Best best(ResultOdds odds, Set<PieceId> busy, int ours, int theirs) {
    List<Soldier> chosen = new ArrayList<>();
    int most = 0;
    int worth = 0;
    int strength = (halved ? ours / 2 : ours) - theirs - defence;
    int steps = 0;
    int doubt = 1;
    int outOf = 1;
    for (int n = 0; n < near.size(); n++) {
      Soldier soldier = near.get(n);
      if (busy.contains(soldier.unit().id())) {
        continue;
      }
      chosen.add(soldier);
      strength += soldier.attack();
      steps += soldier.steps();
      if (n >= sure) {
        doubt *= COMES;
        outOf *= 10;
      }
      Stake stake = new Stake(target.steps(), steps, prize, mayRetreat);
      int promise = stake.expected(odds.faces(line, strength)) * doubt / outOf;
      if (promise > worth) {
        worth = promise;
        most = chosen.size();
      }
    }
    return new Best(chosen.subList(0, most), worth);
  }
}
