package org.adjutant.nomansland.weapons.mortar;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.nomansland.board.Smoke;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.support.Chapter;

/** The section on mortars (4.2.3). */
public final class Mortars {
  private Mortars() {}

  public static Chapter chapter(Setting setting) {
    Shelling shelling = new Shelling(setting);
    Screen screen = new Screen(setting, new Smoke(setting));
    GasShell gas = new GasShell(setting);
    SortedMap<String, Stage> stages = new TreeMap<>();
    stages.put(Shelling.NAME, shelling::begin);
    stages.put(Shelling.NEXT, shelling::next);
    stages.put(Shelling.FELL, shelling::fell);
    stages.put(Screen.NAME, screen::begin);
    stages.put(GasShell.NAME, gas::begin);
    return new Chapter(List.of(shelling.kind(), screen.kind(), gas.kind()), List.of(), stages);
  }
}
