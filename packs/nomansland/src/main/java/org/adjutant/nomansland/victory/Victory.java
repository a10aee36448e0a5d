package org.adjutant.nomansland.victory;

import java.util.List;
import java.util.TreeMap;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.support.Chapter;

/** The end of turns and of the game (3). Movers call {@link Reached#check}. */
public final class Victory {
  private Victory() {}

  public static Chapter chapter(Setting setting) {
    Agreement agreement = new Agreement(setting);
    TreeMap<String, Stage> stages = new TreeMap<>();
    new TurnEnd(setting).addTo(stages);
    agreement.addTo(stages);
    return new Chapter(List.of(agreement.action()), List.of(agreement.choice()), stages);
  }
}
