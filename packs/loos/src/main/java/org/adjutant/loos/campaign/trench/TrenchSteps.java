package org.adjutant.loos.campaign.trench;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.campaign.map.MapWords;
import org.adjutant.loos.series.Crossing;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.movement.StepRule;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Points;
import org.adjutant.rules.board.reach.Toll;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.support.Reading;

/** Single steps in, out of and along the front line (14.2), and across trenches (14.3). */
record TrenchSteps(StepRule base) implements StepRule {
  private static final RuleId OUT_ONLY = RuleId.of("loos:14.2.d");
  private static final RuleId NO_GERMAN = RuleId.of("loos:14.2.f");
  private static final RuleId CROSSING = RuleId.of("loos:14.3.b");
  private static final String WAYS_IN = "loos:14.2.b";
  private static final String HEIGHTS = "loos:14.1.b";

  /** Whether a move may go on from a front line hex that it entered. */
  private static final String GOING_ON = "loos:LI-76";

  /** Whether a road across a trench saves its cost. */
  private static final String ROADS = "loos:LI-80";

  private static final int ENDS = 2;
  private static final int PAID = 2;
  private static final int ANY_CROSSING = 2;

  /** What the trench hexside costs, in half movement points, as 14.3 prints it. */
  private static final int TRENCH = 2;

  @Override
  public List<Toll.Bar> bars(Situation situation, Unit unit, Crossing crossing, boolean first) {
    List<Toll.Bar> bars = new ArrayList<>(base.bars(situation, unit, crossing, first));
    boolean out = FrontLine.isIn(crossing.start());
    boolean in = FrontLine.isIn(crossing.end());
    if (in && FrontLine.isClosedTo(unit)) {
      bars.add(FrontLine.closed(crossing.to()));
      bars.add(
          new Toll.Bar(
              NO_GERMAN, "German units do not move into a front line hex", FrontLine.KEEP_OUT));
    } else if (out && in) {
      bars.add(
          new Toll.Bar(
              OUT_ONLY,
              "from a front line hex it may not go to another",
              "leave it to a hex in no front line, and come back from there"));
    } else if (out && !first && situation.reading(GOING_ON).is(ENDS)) {
      bars.add(new Toll.Bar(OUT_ONLY, "by LI-76, 2, it ends its move in the front line hex", ""));
    }
    if (crosses(crossing) && situation.reading(TrenchBar.WHICH).is(ANY_CROSSING)) {
      bars.add(
          new Toll.Bar(
              TrenchBar.RULE,
              "by LI-06, 2, no move crosses a trench hexside",
              "enter by a hexside without a trench"));
    }
    return bars;
  }

  @Override
  public Toll.Pay cost(Situation situation, Unit unit, Crossing crossing) {
    Toll.Pay cost = base.cost(situation, unit, crossing);
    return crossing.path().isPresent() && crosses(crossing) && situation.reading(ROADS).is(PAID)
        ? cost.and(CROSSING, "trench", TRENCH)
        : cost;
  }

  @Override
  public List<Finding> remarks(Situation situation, Unit unit, Crossing crossing) {
    List<Finding> found = new ArrayList<>(base.remarks(situation, unit, crossing));
    Hex to = crossing.to();
    Data facts = Data.of("from", crossing.from().id()).with("to", to.id());
    if (crosses(crossing)) {
      found.add(crossed(situation, crossing, facts));
    } else if (Trenches.isTrenchHex(situation, to)) {
      found.add(
          Finding.applies(
                  CROSSING.text(),
                  "it enters a trench hex by another hexside",
                  facts.with("more", Points.text(0)))
              .from(situation.reading(Trenches.WHOSE).source()));
    }
    found.addAll(TrenchZones.remarks(situation, unit.side(), to));
    if (FrontLine.isIn(crossing.end())) {
      found.add(Finding.applies(WAYS_IN, "by movement it may enter a front line hex", facts));
    }
    if (FrontLine.isIn(crossing.start())) {
      found.add(
          Finding.applies(OUT_ONLY.text(), "it leaves the front line", facts)
              .from(situation.reading(GOING_ON).source()));
    }
    if (crossing.end().has(MapWords.HIGH_GROUND)) {
      found.add(Finding.applies(HEIGHTS, "high ground costs nothing", facts));
    }
    return found;
  }

  private static Finding crossed(Situation situation, Crossing crossing, Data facts) {
    if (crossing.path().isEmpty()) {
      return Finding.applies(
          CROSSING.text(), "it crosses a trench", facts.with("more", Points.text(TRENCH)));
    }
    Reading reading = situation.reading(ROADS);
    int more = reading.is(PAID) ? TRENCH : 0;
    return Finding.applies(
            CROSSING.text(),
            "it crosses a trench by " + crossing.path().get().name(),
            facts.with("more", Points.text(more)))
        .from(reading.source());
  }

  private static boolean crosses(Crossing crossing) {
    return crossing.has(MapWords.TRENCH);
  }
}
