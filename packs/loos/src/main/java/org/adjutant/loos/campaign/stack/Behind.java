package org.adjutant.loos.campaign.stack;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.clash.Followers;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Finding;

/** A reserve goes with its front line unit on a retreat or an advance (18.3.d). */
final class Behind implements Followers {
  private static final String STAYS_WITH = "loos:18.3.d";
  private static final String CARRIED = "loos:LI-55";
  private static final String ALL_UNITS = "loos:LI-35";
  private static final String WHO_RESISTS = "loos:LI-34";
  private static final String WHO_FALLS_SHORT = "loos:LI-44";
  private static final int FROZEN = 2;
  private static final int EITHER = 2;
  private static final int BOTH = 2;
  private static final int WHOLE_STACK = 2;

  @Override
  public List<Unit> of(Situation situation, Unit unit) {
    return Line.behind(situation, unit);
  }

  @Override
  public List<Finding> remarks(Situation situation, Unit unit, Unit follower) {
    Data facts =
        Data.of("unit", follower.id().id())
            .with("with", unit.id().id())
            .with("from", follower.piece().place().text());
    return List.of(
        Finding.applies(STAYS_WITH, "the reserve stays with its front line unit", facts)
            .from(situation.reading(CARRIED).source()));
  }

  @Override
  public boolean freeze(Situation situation) {
    return situation.reading(CARRIED).is(FROZEN);
  }

  /** By another reading the owner of a stack chooses which of both units loses the step. */
  @Override
  public List<Unit> resisting(Situation situation, Unit unit) {
    List<Unit> units = new ArrayList<>(List.of(unit));
    if (situation.reading(WHO_RESISTS).is(EITHER)) {
      units.addAll(Line.behind(situation, unit));
    }
    return units;
  }

  /** By another reading both units of a stack lose a step for what is missing of a retreat. */
  @Override
  public List<Unit> fallShortWith(Situation situation, Unit unit) {
    return situation.reading(WHO_FALLS_SHORT).is(BOTH) ? Line.behind(situation, unit) : List.of();
  }

  /** By another reading De and Ae strike the whole stack. */
  @Override
  public List<Unit> perishWith(Situation situation, Unit unit) {
    return situation.reading(ALL_UNITS).is(WHOLE_STACK) ? Line.behind(situation, unit) : List.of();
  }
}
