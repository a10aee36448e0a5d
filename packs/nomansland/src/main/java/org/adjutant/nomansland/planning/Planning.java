package org.adjutant.nomansland.planning;

import java.util.List;
import org.adjutant.nomansland.planning.begin.Begin;
import org.adjutant.nomansland.planning.recon.Reconnaissance;
import org.adjutant.nomansland.planning.setup.Plans;
import org.adjutant.nomansland.planning.setup.SetUpActions;
import org.adjutant.nomansland.planning.sky.Dogfight;
import org.adjutant.nomansland.planning.surprise.Surprised;
import org.adjutant.nomansland.planning.wave.Wave;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.spi.support.Chapter;

/** Section 1, but for the bombardments (1.5) and the shuffle of the Elan markers (1.8). */
public final class Planning {
  private Planning() {}

  /**
   * The section's actions, choices, stages and duties.
   *
   * @param setUps the resource of the ready-made set-ups
   */
  public static Chapter chapter(Setting setting, Data setUps) {
    Plans plans = Plans.parse(setUps, setting.scenario().id());
    return Chapter.merge(
        List.of(
            Begin.chapter(setting),
            SetUpActions.chapter(setting, plans),
            Unveil.chapter(setting),
            Dogfight.chapter(setting),
            Reconnaissance.chapter(setting),
            Surprised.chapter(setting),
            Wave.chapter(setting)));
  }
}
