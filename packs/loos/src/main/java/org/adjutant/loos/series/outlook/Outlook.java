package org.adjutant.loos.series.outlook;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.combat.CombatRules;
import org.adjutant.loos.series.combat.clash.Engagement;
import org.adjutant.loos.series.combat.clash.ResultsTable;
import org.adjutant.loos.series.combat.support.SupportStages;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.Frame;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;

/**
 * How well a side stands beside its points: what the attacks promise that the active side may still
 * make, and less so those that the other may make next; the combat in progress; the ground held and
 * within reach; markers left.
 */
public final class Outlook {
  private static final int MARKER = 8;
  private static final int LATER = 3;
  private static final int OUT_OF = 10;

  private final Battlefield field;
  private final Prizes prizes;
  private final Strikes strikes;
  private final int markersPerSide;
  private final int turns;

  /**
   * @param turns the number of the last turn
   */
  public Outlook(
      Battlefield field, Prizes prizes, ResultsTable table, CombatRules rules, int turns) {
    this.field = field;
    this.prizes = prizes;
    this.strikes = new Strikes(table, rules);
    this.markersPerSide = rules.ground().supportPerSide();
    this.turns = turns;
  }

  /** In hundredths of a point: more is better for the side, 0 is even. */
  public long score(Position position, SideId side) {
    Situation situation = field.in(position);
    SideId enemy = field.enemyOf(side);
    List<Soldier> own = Soldier.of(situation, side);
    List<Soldier> enemies = Soldier.of(situation, enemy);
    return (long) standing(situation, side, own, enemies)
        - standing(situation, enemy, enemies, own);
  }

  private int standing(Situation situation, SideId side, List<Soldier> own, List<Soldier> enemies) {
    Position position = situation.position();
    Map<Hex, Integer> goals = prizes.of(situation, side);
    boolean active = position.clock().isActive(side);
    int attacks = 0;
    if (active || attacksAgain(position, side)) {
      int promise = strikes.promise(situation, side, own, enemies, active, goals);
      attacks = active ? promise : promise * LATER / OUT_OF;
    }
    return attacks
        + inProgress(situation, side, goals)
        + Foothold.worth(situation, own, goals)
        + MARKER * new Fire(position, side).left();
  }

  /** Whether a side has a player turn to come after the one that is on. */
  private boolean attacksAgain(Position position, SideId side) {
    boolean last = position.clock().turn() >= turns;
    return !last || side.equals(field.second()) && !position.clock().isActive(side);
  }

  private int inProgress(Situation situation, SideId side, Map<Hex, Integer> goals) {
    Optional<Frame> frame = situation.position().top().filter(SupportStages::isAsking);
    if (frame.isEmpty()) {
      return 0;
    }
    Engagement combat = SupportStages.combat(frame.get());
    if (!combat.attacker().equals(side)) {
      return 0;
    }
    int step = SupportStages.step(frame.get());
    int prize = goals.getOrDefault(combat.target(), 0);
    return strikes.promise(
        situation,
        combat,
        total(situation.position(), side, step, true),
        total(situation.position(), combat.against(), step, false),
        prize);
  }

  /** What a side has committed, and may commit in the steps to come, that which is on included. */
  private int total(Position position, SideId side, int step, boolean attacks) {
    int more = 0;
    for (int n = step; n <= 2 * markersPerSide; n++) {
      more += n % 2 == 1 == attacks ? 1 : 0;
    }
    return Fire.committed(position, side) + new Fire(position, side).next(more);
  }
}
