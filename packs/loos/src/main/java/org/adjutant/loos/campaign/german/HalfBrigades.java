package org.adjutant.loos.campaign.german;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.loos.campaign.Formation;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.clash.Loss;
import org.adjutant.loos.series.combat.clash.LossRule;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Finding;

/** British losses: each of the two counters of a brigade has its own two steps (13.3.b, 13.3.c). */
public final class HalfBrigades implements LossRule {
  private static final String INDEPENDENT = "loos:13.3.c";

  @Override
  public Loss step(Situation situation, Unit unit) {
    return alone(unit, LossRule.super.step(situation, unit));
  }

  @Override
  public Loss whole(Situation situation, Unit unit) {
    return alone(unit, LossRule.super.whole(situation, unit));
  }

  private static Loss alone(Unit unit, Loss loss) {
    Optional<String> brigade = Formation.brigade(unit);
    if (brigade.isEmpty()) {
      return loss;
    }
    List<Finding> findings = new ArrayList<>(loss.findings());
    findings.add(
        Finding.applies(
            INDEPENDENT,
            "the loss is this counter's, not the other's of its brigade",
            Data.of("unit", unit.id().id())
                .with("brigade", brigade.get())
                .with("left", loss.steps())));
    return new Loss(loss.steps(), loss.effects(), findings);
  }
}
