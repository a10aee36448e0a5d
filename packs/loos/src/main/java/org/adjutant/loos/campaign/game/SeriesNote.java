package org.adjutant.loos.campaign.game;

import java.util.List;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.combat.clash.Engagement;
import org.adjutant.loos.series.combat.clash.ShiftRule;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.tables.Shift;

/**
 * The note of the series' table on attacks without armour is no part of the table of Loos; by the
 * second reading of LI-05 it is, and every British attack is shifted a column to the left (CRT.f).
 */
final class SeriesNote implements ShiftRule {
  private static final RuleId NOTE = RuleId.of("loos:CRT.f");
  private static final String APPLIES = "loos:LI-05";
  private static final int TO_LOOS = 2;
  private static final Shift LEFT = new Shift(NOTE, "by LI-05, 2, the attack has no armour", -1);

  @Override
  public List<Shift> shifts(Situation situation, Engagement engagement) {
    return engagement.attacker().equals(Store.BRITISH) && situation.reading(APPLIES).is(TO_LOOS)
        ? List.of(LEFT)
        : List.of();
  }
}
