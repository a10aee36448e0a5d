package org.adjutant.loos.series.combat.retreat;

import java.util.List;
import java.util.TreeMap;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.combat.clash.Casualties;
import org.adjutant.loos.series.combat.clash.March;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Chapter;

/** Sections 8.3 and 8.4. */
public final class Retreat {
  private Retreat() {}

  /** Has units retreat, or resist; then, if they are pursued, attackers advance. */
  public static Step of(RetreatOrder order) {
    return RetreatStages.of(order);
  }

  public static Chapter chapter(
      Battlefield field, RetreatRule rule, Casualties casualties, March march) {
    TreeMap<String, Stage> stages = new TreeMap<>();
    new RetreatStages(field, rule, casualties, march).addTo(stages);
    new StiffResistance(field, casualties, march.followers()).addTo(stages);
    new Displacement(field, rule, march).addTo(stages);
    return new Chapter(
        List.of(),
        List.of(new RetreatChoice(field, rule), new DisplaceChoice(field, rule)),
        stages);
  }
}
