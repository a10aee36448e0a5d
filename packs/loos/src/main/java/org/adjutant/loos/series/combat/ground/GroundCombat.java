package org.adjutant.loos.series.combat.ground;

import java.util.List;
import java.util.TreeMap;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.combat.clash.Casualties;
import org.adjutant.loos.series.combat.clash.ClashRules;
import org.adjutant.loos.series.combat.clash.Engagement;
import org.adjutant.loos.series.combat.clash.LossChoice;
import org.adjutant.loos.series.combat.clash.LossStage;
import org.adjutant.loos.series.combat.clash.ResultsTable;
import org.adjutant.loos.series.combat.clash.TableRoll;
import org.adjutant.loos.series.combat.support.SupportChoice;
import org.adjutant.loos.series.combat.support.SupportStages;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Duty;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Chapter;

/** Section 8.2. */
public final class GroundCombat {
  private static final String ONE_DIE = "loos:8.2.1.d";

  private GroundCombat() {}

  /** Goes on with the support of both sides and then the fight (8.2.1 b to d). */
  public static Step fight(Engagement engagement) {
    return SupportStages.begin(engagement, Fight.RECKON);
  }

  public static Chapter chapter(
      Battlefield field,
      ResultsTable table,
      GroundRules rules,
      ClashRules clash,
      Casualties casualties) {
    TreeMap<String, Stage> stages = new TreeMap<>();
    Declaration declaration = new Declaration(field, rules.prelude(), rules.attack());
    stages.put(Declaration.NAME, declaration);
    new SupportStages(rules.supportPerSide()).addTo(stages);
    new LossStage(casualties).addTo(stages);
    new Fight(
            field,
            clash,
            new TableRoll(table, ONE_DIE),
            new GroundResults(field, casualties, rules.setback(), clash.followers()))
        .addTo(stages);
    Chapter chapter =
        new Chapter(
            List.of(AttackAction.of(field, rules.attack())),
            List.of(new SupportChoice(), new LossChoice()),
            stages);
    return chapter.with(desk -> owed(field, rules.attack(), desk));
  }

  private static List<Duty> owed(Battlefield field, AttackRules rules, Desk desk) {
    return AttackAction.isOpen(desk)
        ? rules.pledges().owed(field.in(desk.view()), rules, desk.side())
        : List.of();
  }
}
