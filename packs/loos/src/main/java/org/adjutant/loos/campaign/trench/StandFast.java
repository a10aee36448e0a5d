package org.adjutant.loos.campaign.trench;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.retreat.RetreatRule;
import org.adjutant.loos.series.combat.retreat.Way;
import org.adjutant.loos.series.movement.Stacking;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Finding;

/**
 * Retreats in Loos: nobody is displaced, a unit with friends in its way stands fast (16.0.c), and a
 * British retreat ends in the first front line hex it reaches (14.2.c).
 *
 * @param stacking who may be in a hex together at the end of a phase
 */
record StandFast(Stacking stacking) implements RetreatRule {
  private static final String STANDS = "loos:16.0.c";
  private static final String ENDS = "loos:14.2.c";
  private static final String WAYS_IN = "loos:14.2.b";
  private static final String VACANT_FIRST = "loos:8.3.d";

  private static final String BOMBARDED = "loos:LI-09";
  private static final String DISPLACEMENT = "loos:LI-10";
  private static final String SHORT_OF_FRIENDS = "loos:LI-40";
  private static final String ONTO_FRIENDS = "loos:LI-41";
  private static final String CUT_SHORT = "loos:LI-43";
  private static final int USABLE = 2;
  private static final int AS_FAR_AS_IT_CAN = 2;
  private static final int NEVER = 2;
  private static final int COSTS = 2;
  private static final int DIRECTION_GONE = 2;

  @Override
  public boolean displaces(Situation situation) {
    return situation.reading(DISPLACEMENT).is(USABLE);
  }

  @Override
  public boolean standsBeforeFriends(Situation situation) {
    return !displaces(situation) && !situation.reading(SHORT_OF_FRIENDS).is(AS_FAR_AS_IT_CAN);
  }

  @Override
  public Finding reducedByFriends(Situation situation, Unit unit) {
    return Finding.applies(
            STANDS,
            "only friends are in its way, so it stands and loses a step",
            Data.of("unit", unit.id().id()).with("at", unit.piece().place().text()))
        .from(situation.reading(SHORT_OF_FRIENDS).source());
  }

  @Override
  public List<Toll.Bar> bars(Situation situation, Unit unit, Hex to) {
    return FrontLine.isClosed(situation, unit, to) ? List.of(FrontLine.closed(to)) : List.of();
  }

  /** LI-41: one unit with one that it may stack with. */
  @Override
  public boolean joins(Situation situation, Unit unit, Hex hex) {
    return !situation.reading(ONTO_FRIENDS).is(NEVER)
        && situation.at(unit.piece().place()).size() == 1
        && situation.at(hex).size() == 1
        && stacking.bars(situation, unit, hex).isEmpty();
  }

  @Override
  public boolean endsIn(Situation situation, Unit unit, Hex hex) {
    return unit.side().equals(Store.BRITISH) && FrontLine.isIn(situation, hex);
  }

  @Override
  public boolean endingEarlyCosts(Situation situation) {
    return situation.reading(CUT_SHORT).is(COSTS);
  }

  @Override
  public boolean getsAwayFromFire(Situation situation) {
    return !situation.reading(BOMBARDED).is(DIRECTION_GONE);
  }

  @Override
  public List<Finding> remarks(Situation situation, Unit unit, Way way) {
    List<Finding> found = new ArrayList<>();
    Data facts = Data.of("unit", unit.id().id()).with("hex", way.end().id());
    if (endsIn(situation, unit, way.end())) {
      found.add(Finding.applies(WAYS_IN, "by retreat it may enter a front line hex", facts));
      found.add(
          Finding.applies(
                  ENDS,
                  "the retreat ends in the front line hex",
                  facts.with("hexes", way.path().size()).with("short", way.missing()))
              .from(situation.reading(CUT_SHORT).source()));
    }
    if (!way.displaces() && situation.holds(unit.side(), way.end())) {
      found.add(
          Finding.applies(
                  VACANT_FIRST, "for want of a vacant hex it joins a friend, underneath", facts)
              .from(situation.reading(ONTO_FRIENDS).source()));
    }
    return found;
  }
}
