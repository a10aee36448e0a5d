package org.adjutant.loos.campaign.stack;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.clash.Loss;
import org.adjutant.loos.series.combat.clash.LossRule;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Finding;

/**
 * Says of a front line unit's loss what it means for its reserve: that it takes none (18.3.b), and
 * that it becomes the front line where the other is eliminated (18.3.c).
 */
record Promotion(LossRule base) implements LossRule {
  private static final String FRONT_ALONE = "loos:18.3.b";
  private static final String PROMOTED = "loos:18.3.c";
  private static final String STATUS = "loos:LI-59";
  private static final String WHO_RESISTS = "loos:LI-34";

  @Override
  public Loss step(Situation situation, Unit unit) {
    return said(situation, unit, base.step(situation, unit));
  }

  @Override
  public Loss whole(Situation situation, Unit unit) {
    return said(situation, unit, base.whole(situation, unit));
  }

  private static Loss said(Situation situation, Unit unit, Loss loss) {
    List<Finding> findings = new ArrayList<>(loss.findings());
    for (Unit reserve : Line.behind(situation, unit)) {
      Data facts =
          Data.of("unit", unit.id().id())
              .with("reserve", reserve.id().id())
              .with("steps", reserve.steps());
      findings.add(
          Finding.applies(FRONT_ALONE, "the front line unit has the loss, not its reserve", facts)
              .from(situation.reading(WHO_RESISTS).source()));
      if (loss.eliminates()) {
        findings.add(
            Finding.applies(PROMOTED, "the reserve becomes the front line, and no reserve", facts)
                .from(situation.reading(STATUS).source()));
      }
    }
    return new Loss(loss.steps(), loss.effects(), findings);
  }
}
