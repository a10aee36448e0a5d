package org.adjutant.nomansland.guns;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.nomansland.guns.assault.Shelling;
import org.adjutant.nomansland.guns.barrage.HexBarrage;
import org.adjutant.nomansland.guns.battery.CounterBattery;
import org.adjutant.nomansland.guns.battery.Disruption;
import org.adjutant.nomansland.guns.creep.CreepingBarrage;
import org.adjutant.nomansland.guns.fall.Scatter;
import org.adjutant.nomansland.guns.gas.GasCloud;
import org.adjutant.nomansland.guns.gas.Projectors;
import org.adjutant.nomansland.guns.gas.QuickGas;
import org.adjutant.nomansland.guns.planning.Approach;
import org.adjutant.nomansland.guns.planning.EachUnit;
import org.adjutant.nomansland.guns.planning.Hurricane;
import org.adjutant.nomansland.guns.planning.Straight;
import org.adjutant.nomansland.guns.weather.Drift;
import org.adjutant.nomansland.guns.weather.Wind;
import org.adjutant.nomansland.guns.wire.Contact;
import org.adjutant.nomansland.guns.wire.WireCheck;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Chapter;

/** Artillery, gas and wind (1.5, 2.1.1, 2.2.1, 2.5.1, 4.1). */
public final class Guns {
  private static final String CREEPING = "bombardment-creeping";

  private Guns() {}

  public static Chapter chapter(Setting setting) {
    return Chapter.merge(
        List.of(
            preparation(),
            Contact.chapter(setting),
            WireCheck.chapter(setting),
            HexBarrage.chapter(setting),
            Scatter.chapter(setting),
            Hurricane.chapter(setting),
            Straight.chapter(setting),
            EachUnit.chapter(setting),
            Approach.chapter(setting),
            CounterBattery.chapter(setting),
            Disruption.chapter(setting),
            Shelling.chapter(setting),
            CreepingBarrage.chapter(setting),
            Projectors.chapter(setting),
            GasCloud.chapter(setting),
            QuickGas.chapter(setting),
            Wind.chapter(setting),
            Drift.chapter(setting)));
  }

  /** The Preparatory Bombardments begin with the wind; then a Creeping Barrage is laid ready. */
  private static Chapter preparation() {
    SortedMap<String, Stage> stages = new TreeMap<>();
    stages.put(
        PhaseId.entry(PhaseId.BOMBARDMENT),
        play -> Step.call(Wind.FIRST, Data.EMPTY, CREEPING, Data.EMPTY));
    stages.put(CREEPING, play -> Step.go(CreepingBarrage.PLACE, Data.EMPTY));
    return new Chapter(List.of(), List.of(), stages);
  }
}
