package org.adjutant.loos.series.outlook;

import java.util.LinkedHashMap;
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
 * How well a side stands beside its points: what the attacks promise that the active side may
 * still make, and less so those that the other may make next; the combat in progress; the ground
 * held and within reach; markers left.
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
    this.markersPerSide = rules.supportPerSide();
    this.turns = turns;
  }

  /** In hundredths of a point: more is better for the side, 0 is even. */
  public long score(Position position, SideId side) {
    Situation situation = field.in(position);
    SideId enemy = field.enemyOf(side);
    Map<SideId, Map<Hex, Integer>> goals = new LinkedHashMap<>();
    for (SideId each : field.sides()) {
      goals.put(each, prizes.of(situation, each));
    }
    return standing(situation, side, goals)
        - standing(situation, enemy, goals);
  }

  private int standing(
      Situation situation, SideId side, Map<SideId, Map<Hex, Integer>> goals) {
    Position position = situation.position();
    Map<Hex, Integer> own = goals.getOrDefault(side, Map.of());
    boolean active = position.clock().isActive(side);
    int promise = strikes.promise(situation, side, active, own);
    int attacks = active ? promise : attacksAgain(position, side) ? promise * LATER / OUT_OF : 0;
    return attacks
        + inProgress(situation, side, own)
        + Foothold.worth(situation, side, own)
        + MARKER * new Fire(position, side).left();
  }

  /** Whether a side has a player turn to come after the one that is on. */
  private boolean attacksAgain(Position position, SideId side) {
    boolean last = position.clock().turn() >= turns;
    return !last || side.equals(field.second()) && !position.clock().isActive(side);
  }

  private int inProgress(Situation situation, SideId side, Map<Hex, Integer> own) {
    Optional<Frame> frame = situation.position().top().filter(SupportStages::isAsking);
    if (frame.isEmpty()) {
      return 0;
    }
    Engagement combat = SupportStages.combat(frame.get());
    if (!combat.attacker().equals(side)) {
      return 0;
    }
    int step = SupportStages.step(frame.get());
    int prize = own.getOrDefault(combat.target(), 0);
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
