package org.adjutant.loos.series.combat;

import java.util.List;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.combat.advance.Advance;
import org.adjutant.loos.series.combat.bombardment.Bombardment;
import org.adjutant.loos.series.combat.clash.Casualties;
import org.adjutant.loos.series.combat.clash.ClashRules;
import org.adjutant.loos.series.combat.clash.March;
import org.adjutant.loos.series.combat.clash.ResultsTable;
import org.adjutant.loos.series.combat.ground.GroundCombat;
import org.adjutant.loos.series.combat.retreat.Retreat;
import org.adjutant.rules.spi.support.Chapter;

/** Section 8 as a whole. */
public final class Combat {
  private Combat() {}

  /** Section 8 as the series has it. */
  public static Chapter chapter(Battlefield field, ResultsTable table, CombatRules rules) {
    return Chapter.merge(List.of(bombardment(field, table, rules), ground(field, table, rules)));
  }

  /** 8.1: the bombardment phase. */
  public static Chapter bombardment(Battlefield field, ResultsTable table, CombatRules rules) {
    ClashRules clash = rules.clash();
    return Bombardment.chapter(
        field, table, clash.strengths(), clash.covers(), new Casualties(field, clash.losses()));
  }

  /** 8.2 to 8.5: ground combat, retreat and advance. */
  public static Chapter ground(Battlefield field, ResultsTable table, CombatRules rules) {
    Casualties casualties = new Casualties(field, rules.clash().losses());
    March march = new March(field, rules.clash().followers());
    return Chapter.merge(
        List.of(
            GroundCombat.chapter(field, table, rules.ground(), rules.clash(), casualties),
            Retreat.chapter(field, rules.retreat(), casualties, march),
            Advance.chapter(field, rules.advance(), march)));
  }
}
