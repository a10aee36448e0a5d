package org.adjutant.nomansland;

import static org.adjutant.kit.given.Given.given;

import org.adjutant.host.data.PackData;
import org.adjutant.kit.Titles;
import org.adjutant.kit.given.Given;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.spi.Title;

/** Boards to start tests from. */
public final class Battle {
  private Battle() {}

  /** A scenario as the pack has it. */
  public static Title title(String scenario) {
    return Titles.of(new NoMansLandPack(), scenario);
  }

  /** The data of a scenario, for asking parts of the rules directly. */
  public static Setting setting(String scenario) {
    return Setting.of(scenario, PackData.of(new NoMansLandPack()));
  }

  /** An empty board of a scenario. */
  public static Given on(String scenario) {
    return given(title(scenario));
  }

  /** An empty board in turn 1, in a side's Action Phase. */
  public static Given action(String scenario, String side) {
    return phase(scenario, "action", side);
  }

  /** An empty board in turn 1, in a phase of a side's. */
  public static Given phase(String scenario, String phase, String side) {
    return on(scenario).clock(1, phase, side);
  }
}
