package org.adjutant.loos.campaign.trench;

import java.util.Optional;
import org.adjutant.loos.campaign.map.MapWords;
import org.adjutant.loos.series.Crossing;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.movement.ZoneBar;
import org.adjutant.rules.board.reach.Toll;
import org.adjutant.rules.rulebook.RuleId;

/** 14.3.g: no step from enemy ZOC to enemy ZOC crosses a trench hexside, either way (LI-06). */
record TrenchBar(ZoneBar base) implements ZoneBar {
  /** What the movement is that trenches forbid. */
  static final String WHICH = "loos:LI-06";

  static final RuleId RULE = RuleId.of("loos:14.3.g");
  private static final int NONE = 3;

  @Override
  public Optional<Toll.Bar> bars(Situation situation, Unit unit, Crossing crossing) {
    boolean barred = crossing.has(MapWords.TRENCH) && !situation.reading(WHICH).is(NONE);
    return barred
        ? Optional.of(new Toll.Bar(RULE, "a trench lies along the hexside", OTHERWISE))
        : base.bars(situation, unit, crossing);
  }

  @Override
  public boolean takesAll(Situation situation, Unit unit) {
    return base.takesAll(situation, unit);
  }
}
