package org.adjutant.loos.series.outlook;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.adjutant.loos.series.Marks;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.CombatRules;
import org.adjutant.loos.series.combat.clash.Engagement;
import org.adjutant.loos.series.combat.clash.ResultsTable;
import org.adjutant.loos.series.combat.clash.Term;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.SideId;

/** The attacks a side may make, and what they promise if it makes the best ones. */
final class Strikes {
  private static final int MOST = 4;
  private static final int MARKERS = 2;

  private final ResultsTable table;
  private final ResultOdds odds;
  private final CombatRules rules;

  Strikes(ResultsTable table, CombatRules rules) {
    this.table = table;
    this.odds = new ResultOdds(table);
    this.rules = rules;
  }

  /**
   * What the attacks of a side promise.
   *
   * @param now in the player turn that is on; else in its next one, as the units stand
   * @param prizes what entering hexes is worth to the side
   */
  int promise(Situation situation, SideId side, boolean now, Map<Hex, Integer> prizes) {
    List<Strike> strikes = strikes(situation, side, now, prizes);
    Fire ours = new Fire(situation.position(), side);
    Fire theirs = new Fire(situation.position(), situation.field().enemyOf(side));
    List<Unit> busy = new ArrayList<>();
    int sum = 0;
    for (int n = 0; n < MOST && !strikes.isEmpty(); n++) {
      Strike chosen = strikes.get(0);
      Strike.Best best = new Strike.Best(List.of(), 0);
      for (Strike strike : strikes) {
        Strike.Best its = strike.best(odds, busy, ours.next(MARKERS), theirs.next(MARKERS));
        if (its.worth() > best.worth()) {
          best = its;
          chosen = strike;
        }
      }
      if (best.worth() == 0) {
        return sum;
      }
      sum += best.worth();
      busy.addAll(best.units());
      strikes.remove(chosen);
      ours.spend(MARKERS);
      theirs.spend(MARKERS);
    }
    return sum;
  }

  /** What a combat in progress promises the attacker, with markers for the steps to come. */
  int promise(Situation situation, Engagement combat, int ours, int theirs, int prize) {
    List<Unit> attackers = combat.attackers(situation);
    Strike strike = strike(situation, combat, attackers, attackers.size(), prize);
    int strength = (strike.halved() ? ours / 2 : ours) - theirs - strike.defence();
    int steps = 0;
    for (Unit unit : attackers) {
      strength += unit.attack();
      steps += unit.steps();
    }
    return new Stake(strike.target().steps(), steps, prize, strike.mayRetreat())
        .expected(odds.faces(strike.line(), strength));
  }

  private List<Strike> strikes(
      Situation situation, SideId side, boolean now, Map<Hex, Integer> prizes) {
    List<Strike> strikes = new ArrayList<>();
    SideId enemy = situation.field().enemyOf(side);
    List<Unit> own = situation.units(side);
    for (Unit target : situation.units(enemy)) {
      Hex hex = target.hex().orElseThrow();
      if (now && !rules.attack().bars(situation, side, hex).isEmpty()) {
        continue;
      }
      List<Unit> near = new ArrayList<>();
      List<Unit> coming = new ArrayList<>();
      for (Unit unit : own) {
        int far = situation.grid().distance(unit.hex().orElseThrow(), hex);
        if (far == 1 && mayJoin(situation, unit, hex, now)) {
          near.add(unit);
        } else if (far > 1 && now && mayCome(situation, unit, far)) {
          coming.add(unit);
        }
      }
      int sure = near.size();
      if (sure + coming.size() > 0) {
        near.sort(Comparator.comparingInt(unit -> -unit.attack()));
        coming.sort(Comparator.comparingInt(unit -> -unit.attack()));
        List<Unit> all = new ArrayList<>(near);
        all.addAll(coming);
        Engagement combat =
            new Engagement(side, enemy, hex, target.id(), near.stream().map(Unit::id).toList());
        strikes.add(strike(situation, combat, all, sure, prizes.getOrDefault(hex, 0)));
      }
    }
    return strikes;
  }

  private boolean mayJoin(Situation situation, Unit unit, Hex hex, boolean now) {
    if (!now) {
      return !situation.ground().crossing(unit.hex().orElseThrow(), hex).bars(unit);
    }
    boolean late = situation.position().clock().phase().equals(PhaseNames.MOBILE_MOVEMENT);
    return rules.attack().bars(situation, unit, hex).isEmpty()
        && (!late || unit.isMobile() && !unit.is(Marks.ATTACKED));
  }

  private static boolean mayCome(Situation situation, Unit unit, int far) {
    return situation.position().clock().phase().equals(PhaseNames.MOVEMENT)
        && !unit.is(Marks.MOVED)
        && (far - 1) * 3 <= unit.move() * 2;
  }

  private Strike strike(
      Situation situation, Engagement combat, List<Unit> near, int sure, int prize) {
    Unit target = combat.defender(situation);
    return new Strike(
        target,
        table.best(rules.covers().cover(situation, combat)).line(),
        Term.total(rules.strengths().defence(situation, combat)),
        situation.fortified(combat.target()),
        prize,
        mayRetreat(situation, target),
        near,
        sure);
  }

  private static boolean mayRetreat(Situation situation, Unit unit) {
    Hex from = unit.hex().orElseThrow();
    for (Hex hex : situation.grid().neighbours(from)) {
      if (situation.isVacant(hex)
          && !situation.inEnemyZone(unit.side(), hex)
          && !situation.ground().crossing(from, hex).bars(unit)) {
        return true;
      }
    }
    return false;
  }
}
