package org.adjutant.nomansland.game;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.nomansland.outlook.Outlook;
import org.adjutant.nomansland.planning.Opening;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetClock;
import org.adjutant.rules.rulebook.Interpretations;
import org.adjutant.rules.rulebook.RuleIndex;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Title;
import org.adjutant.rules.spi.support.Chapter;

/** Puts a scenario together as a title. */
public final class NoMansLand {
  private NoMansLand() {}

  /**
   * The title of a scenario. With a data set that brings a map of a position file nothing is set
   * up.
   *
   * @throws org.adjutant.rules.data.DataException if the data do not fit, naming what is wrong
   */
  public static Title title(String pack, String scenario, DataSet data) {
    Setting setting = Setting.of(scenario, data);
    Chapter chapter = Sections.of(setting, data);
    Sequence sequence =
        new Sequence(setting.scenario().counterPreparation(), chapter.stages()::containsKey);
    List<Effect> opening = new ArrayList<>();
    opening.add(new SetClock(sequence.first()));
    if (!data.resources().containsKey(DataSet.POSITION_MAP)) {
      opening.addAll(Opening.effects(setting));
    }
    return new BattleTitle(
        pack,
        scenario,
        opening,
        sequence,
        chapter,
        RuleIndex.parse(data.get("rules")),
        Interpretations.parse(data.get("interpretations")),
        Look.of(setting, data),
        new Invariants(setting),
        new Outlook(setting));
  }
}
