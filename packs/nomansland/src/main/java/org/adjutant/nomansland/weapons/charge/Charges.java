package org.adjutant.nomansland.weapons.charge;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.support.Chapter;

/** What Bombers do beside throwing grenades (4.2.5.g to 4.2.5.k). */
public final class Charges {
  private Charges() {}

  public static Chapter chapter(Setting setting) {
    Charge charge = new Charge(setting);
    Barricading barricading = new Barricading(setting);
    SortedMap<String, Stage> stages = new TreeMap<>();
    stages.put(Charge.NAME, charge::begin);
    stages.put(Charge.FELL, charge::fell);
    stages.put(Barricading.NAME, barricading::begin);
    return new Chapter(List.of(charge.kind(), barricading.kind()), List.of(), stages);
  }
}
