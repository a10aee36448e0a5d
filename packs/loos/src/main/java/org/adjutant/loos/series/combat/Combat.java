package org.adjutant.loos.series.combat;

import java.util.List;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Chapter;
import org.adjutant.loos.series.combat.advance.Advance;
import org.adjutant.loos.series.combat.bombardment.Bombardment;
import org.adjutant.loos.series.combat.clash.Casualties;
import org.adjutant.loos.series.combat.clash.March;
import org.adjutant.loos.series.combat.clash.ResultsTable;
import org.adjutant.loos.series.combat.ground.GroundCombat;
import org.adjutant.loos.series.combat.retreat.Retreat;

/** Section 8 as a whole. */
public final class Combat {
  private Combat() {}

  /** Section 8 as the series has it. */
  public static Chapter chapter(Battlefield field, ResultsTable table, CombatRules rules) {
    return Chapter.merge(List.of(bombardment(field, table, rules), ground(field, table, rules)));
  }

  /** 8.1: the bombardment phase. */
  public static Chapter bombardment(Battlefield field, ResultsTable table, CombatRules rules) {
    return Bombardment.chapter(
        field, table, rules.strengths(), rules.covers(), new Casualties(field, rules.losses()));
  }

  /** 8.2 to 8.5: ground combat, retreat and advance. */
  public static Chapter ground(Battlefield field, ResultsTable table, CombatRules rules) {
    Casualties casualties = new Casualties(field, rules.losses());
    March march = new March(field, rules.followers());
    GroundCombat.Rules ground =
        new GroundCombat.Rules(
            rules.attack(),
            rules.prelude(),
            rules.supportPerSide(),
            rules.strengths(),
            rules.covers(),
            rules.setback(),
            rules.followers());
    return Chapter.merge(
        List.of(
            GroundCombat.chapter(field, table, ground, casualties),
            Retreat.chapter(field, rules.retreat(), casualties, march),
            Advance.chapter(field, rules.advance(), march)));
  }
}
