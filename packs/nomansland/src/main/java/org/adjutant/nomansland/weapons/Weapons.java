package org.adjutant.nomansland.weapons;

import java.util.List;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.weapons.antitank.AntiTank;
import org.adjutant.nomansland.weapons.charge.Charges;
import org.adjutant.nomansland.weapons.flame.Flames;
import org.adjutant.nomansland.weapons.grenade.Grenades;
import org.adjutant.nomansland.weapons.mortar.Mortars;
import org.adjutant.nomansland.weapons.retreat.Withdrawal;
import org.adjutant.rules.spi.support.Chapter;

/** The sections on weapons other than plain fire (4.2.3 to 4.2.11.1, 4.3.1, 4.3.2). */
public final class Weapons {
  private Weapons() {}

  public static Chapter chapter(Setting setting) {
    return Chapter.merge(
        List.of(
            Mortars.chapter(setting),
            Flames.chapter(setting),
            Grenades.chapter(setting),
            Charges.chapter(setting),
            AntiTank.chapter(setting),
            Withdrawal.chapter(setting)));
  }
}
