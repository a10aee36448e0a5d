package org.adjutant.nomansland.headquarters;

import java.util.List;
import java.util.TreeMap;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.support.Chapter;

/** The Counter-Attack Phase (2.2.3). */
public final class CounterAttack {
  private CounterAttack() {}

  public static Chapter chapter(Setting setting) {
    Planning planning = new Planning(new Force(setting));
    Arrival arrival = new Arrival(setting);
    TreeMap<String, Stage> stages = new TreeMap<>();
    planning.addTo(stages);
    new Launch(setting).addTo(stages);
    arrival.addTo(stages);
    return new Chapter(planning.actions(), List.of(arrival.choice()), stages);
  }
}
