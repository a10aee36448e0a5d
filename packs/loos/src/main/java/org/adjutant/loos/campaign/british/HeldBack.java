package org.adjutant.loos.campaign.british;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.campaign.Mark;
import org.adjutant.loos.series.Crossing;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.movement.StepRule;
import org.adjutant.rules.board.reach.Toll;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.ruling.Finding;

/**
 * 11.7.d: a unit that waits in second line hexes, where LI-60 puts it on the map, goes nowhere but
 * into the front line.
 */
record HeldBack(StepRule base) implements StepRule {
  private static final RuleId RULE = RuleId.of("loos:11.7.d");
  private static final String ENTERS =
      "it enters with enter in the turn after its commitment, and moves from the next on";

  @Override
  public List<Toll.Bar> bars(Situation situation, Unit unit, Crossing crossing, boolean first) {
    List<Toll.Bar> otherwise = base.bars(situation, unit, crossing, first);
    if (unit.piece().attribute(Mark.SECOND_LINE).isEmpty()) {
      return otherwise;
    }
    List<Toll.Bar> bars = new ArrayList<>(otherwise);
    bars.add(new Toll.Bar(RULE, "it waits in the second line to enter the front line", ENTERS));
    return bars;
  }

  @Override
  public Toll.Pay cost(Situation situation, Unit unit, Crossing crossing) {
    return base.cost(situation, unit, crossing);
  }

  @Override
  public List<Finding> remarks(Situation situation, Unit unit, Crossing crossing) {
    return base.remarks(situation, unit, crossing);
  }
}
