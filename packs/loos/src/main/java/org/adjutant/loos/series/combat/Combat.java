package org.adjutant.loos.series.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Chapter;
import org.adjutant.loos.series.combat.advance.Advance;
import org.adjutant.loos.series.combat.bombardment.Bombardment;
import org.adjutant.loos.series.combat.clash.Casualties;
import org.adjutant.loos.series.combat.clash.March;
import org.adjutant.loos.series.combat.clash.ResultsTable;
import org.adjutant.loos.series.combat.ground.GroundCombat;
import org.adjutant.loos.series.combat.retreat.Retreat;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Stage;

/** Section 8 as a whole. */
public final class Combat {
  private Combat() {}

  public static Chapter chapter(Battlefield field, ResultsTable table, CombatRules rules) {
    Casualties casualties = new Casualties(field, rules.losses());
    March march = new March(field);
    GroundCombat.Rules ground =
        new GroundCombat.Rules(
            rules.attack(),
            rules.supportPerSide(),
            rules.strengths(),
            rules.covers(),
            rules.setback());
    List<Chapter> sections =
        List.of(
            Bombardment.chapter(field, table, rules.strengths(), rules.covers(), casualties),
            GroundCombat.chapter(field, table, ground, casualties),
            Retreat.chapter(field, rules.retreat(), casualties, march),
            Advance.chapter(field, rules.advance(), march));
    List<ActionKind> actions = new ArrayList<>();
    List<ChoiceKind> choices = new ArrayList<>();
    TreeMap<String, Stage> stages = new TreeMap<>();
    for (Chapter section : sections) {
      actions.addAll(section.actions());
      choices.addAll(section.choices());
      stages.putAll(section.stages());
    }
    return new Chapter(actions, choices, stages);
  }
}
