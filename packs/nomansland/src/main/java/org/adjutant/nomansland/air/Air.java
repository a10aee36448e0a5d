package org.adjutant.nomansland.air;

import java.util.List;
import java.util.TreeMap;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.support.Chapter;

/** The Air Phase (2.3). */
public final class Air {
  private Air() {}

  public static Chapter chapter(Setting setting) {
    TreeMap<String, Stage> stages = new TreeMap<>();
    new Supremacy(setting).addTo(stages);
    new Sortie(setting).addTo(stages);
    new Strafing(setting).addTo(stages);
    return new Chapter(
        List.of(), List.of(Sortie.choice(), new StrafeTarget(setting).choice()), stages);
  }
}
