package org.adjutant.nomansland.elan;

import java.util.List;
import java.util.TreeMap;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.support.Chapter;

/** The Elan markers: shuffled (1.8), drawn (2.4), and the Forward! markers used. */
public final class Elan {
  private Elan() {}

  public static Chapter chapter(Setting setting) {
    TreeMap<String, Stage> stages = new TreeMap<>();
    new Shuffle(setting).addTo(stages);
    new Draw().addTo(stages);
    new Sniper(setting).addTo(stages);
    Forward.addTo(stages);
    return new Chapter(List.of(), List.of(Sniper.choice(), Forward.choice()), stages);
  }
}
