package org.adjutant.loos.campaign.stack;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.advance.AdvanceRule;
import org.adjutant.loos.series.combat.clash.Engagement;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Finding;

/** 18.4.i: those that were to attack the hex later may advance when its defender is gone. */
record Pursuers(AdvanceRule base) implements AdvanceRule {
  private static final String YET_TO_FIGHT = "loos:18.4.i";

  @Override
  public List<List<Hex>> ways(Situation situation, Unit unit, List<Hex> retreat) {
    return base.ways(situation, unit, retreat);
  }

  @Override
  public List<Toll.Bar> bars(Situation situation, Unit unit, List<Hex> retreat, Hex end) {
    return base.bars(situation, unit, retreat, end);
  }

  @Override
  public boolean share(Situation situation, Unit unit, Unit other) {
    return base.share(situation, unit, other);
  }

  @Override
  public List<Unit> bystanders(Situation situation, Engagement engagement) {
    List<Unit> units = new ArrayList<>(base.bystanders(situation, engagement));
    units.addAll(Waiting.against(situation, engagement.attacker(), engagement.target()));
    return units;
  }

  @Override
  public boolean freezes(Situation situation) {
    return base.freezes(situation);
  }

  @Override
  public List<Finding> remarks(Situation situation, Unit unit, List<Hex> way) {
    if (Waiting.target(unit).isEmpty()) {
      return base.remarks(situation, unit, way);
    }
    List<Finding> found = new ArrayList<>(base.remarks(situation, unit, way));
    Data facts =
        Data.of("unit", unit.id().id())
            .with("declared", Waiting.target(unit).get().id())
            .with("hexes", way.size());
    found.add(Finding.applies(YET_TO_FIGHT, "declared and yet to fight, it may advance", facts));
    return found;
  }
}
