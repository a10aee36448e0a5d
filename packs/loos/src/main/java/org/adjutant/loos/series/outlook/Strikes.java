package org.adjutant.loos.series.outlook;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.adjutant.loos.series.Marks;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.CombatRules;
import org.adjutant.loos.series.combat.clash.Engagement;
import org.adjutant.loos.series.combat.clash.ResultsTable;
import org.adjutant.loos.series.combat.clash.Term;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexGrid;
import org.adjutant.rules.position.PieceId;
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
  int promise(
      Situation situation,
      SideId side,
      List<Soldier> own,
      List<Soldier> enemies,
      boolean now,
      Map<Hex, Integer> prizes) {
    List<Strike> strikes = strikes(situation, side, own, enemies, now, prizes);
    if (strikes.isEmpty()) {
      return 0;
    }
    Fire ours = new Fire(situation.position(), side);
    Fire theirs = new Fire(situation.position(), situation.field().enemyOf(side));
    Set<PieceId> busy = new LinkedHashSet<>();
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
      best.units().forEach(soldier -> busy.add(soldier.unit().id()));
      strikes.remove(chosen);
      ours.spend(MARKERS);
      theirs.spend(MARKERS);
    }
    return sum;
  }

  /** What a combat in progress promises the attacker, with markers for the steps to come. */
  int promise(Situation situation, Engagement combat, int ours, int theirs, int prize) {
    List<Unit> attackers = combat.attackers(situation);
    Strike strike = strike(situation, combat, List.of(), 0, prize);
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
      Situation situation,
      SideId side,
      List<Soldier> own,
      List<Soldier> enemies,
      boolean now,
      Map<Hex, Integer> prizes) {
    // Combats that are even at best promise nothing, so they are not gone into.
    List<Strike> strikes = new ArrayList<>();
    HexGrid grid = situation.grid();
    int markers =
        new Fire(situation.position(), side).next(MARKERS)
            - new Fire(situation.position(), situation.field().enemyOf(side)).next(MARKERS);
    boolean moving = now && situation.position().clock().phase().equals(PhaseNames.MOVEMENT);
    for (Soldier target : enemies) {
      List<Soldier> near = new ArrayList<>();
      List<Soldier> coming = new ArrayList<>();
      for (Soldier soldier : own) {
        int far = grid.distance(soldier.at(), target.at());
        if (far == 1 && mayJoin(situation, soldier, target.hex(), now)) {
          near.add(soldier);
        } else if (moving && far > 1 && mayCome(soldier.unit(), far)) {
          coming.add(soldier);
        }
      }
      int sure = near.size();
      coming.stream().limit(Strike.MOST_TO_COME).forEach(near::add);
      if (near.isEmpty()
          || markers + attack(near) <= target.unit().defence()
          || now && barred(situation, side, target.hex())) {
        continue;
      }
      List<PieceId> attackers = near.stream().limit(sure).map(s -> s.unit().id()).toList();
      Engagement combat =
          new Engagement(side, target.unit().side(), target.hex(), target.unit().id(), attackers);
      int prize = prizes.getOrDefault(target.hex(), 0);
      strikes.add(strike(situation, combat, near, sure, prize));
    }
    return strikes;
  }

  private static int attack(List<Soldier> soldiers) {
    int sum = 0;
    for (Soldier soldier : soldiers) {
      sum += soldier.attack();
    }
    return sum;
  }

  private boolean barred(Situation situation, SideId side, Hex hex) {
    return !rules.ground().attack().allow(situation, side, hex);
  }

  private boolean mayJoin(Situation situation, Soldier soldier, Hex hex, boolean now) {
    Unit unit = soldier.unit();
    if (!now) {
      return !situation.ground().crossing(soldier.hex(), hex).bars(unit);
    }
    boolean late = situation.position().clock().phase().equals(PhaseNames.MOBILE_MOVEMENT);
    return rules.ground().attack().allow(situation, unit, hex)
        && (!late || unit.isMobile() && !unit.is(Marks.ATTACKED));
  }

  private static boolean mayCome(Unit unit, int far) {
    return (far - 1) * 3 <= unit.move() * 2 && !unit.is(Marks.MOVED);
  }

  private Strike strike(
      Situation situation, Engagement combat, List<Soldier> near, int sure, int prize) {
    Unit target = combat.defender(situation);
    return new Strike(
        target,
        table.best(rules.clash().covers().cover(situation, combat)).line(),
        Term.total(rules.clash().strengths().defence(situation, combat)),
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
