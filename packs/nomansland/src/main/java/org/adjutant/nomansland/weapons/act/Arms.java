package org.adjutant.nomansland.weapons.act;

import java.util.Optional;
import org.adjutant.nomansland.setting.Attack;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.position.Piece;

/** The attacks of a unit as its counter has them now. */
public record Arms(Setting setting) {
  /** Of a Bomber that has built a Barricade and stays on as a unit (a reading of NI-105). */
  public static final String SPENT = "spent";

  /** The attack of a kind that the side of the counter now up has. */
  public Optional<Attack> of(Piece unit, String kind) {
    if (unit.flag(SPENT)) {
      return Optional.empty();
    }
    for (Attack attack : setting.counters().face(unit).attacks()) {
      if (attack.kind().equals(kind)) {
        return Optional.of(attack);
      }
    }
    return Optional.empty();
  }

  public boolean has(Piece unit, String kind) {
    return of(unit, kind).isPresent();
  }

  /** The grenades a unit throws: from a rifle or a Granatenwerfer, or by hand if it has such. */
  public Optional<Attack> grenades(Piece unit, boolean rifle) {
    Optional<Attack> far = of(unit, Attack.RIFLE_GRENADE).or(() -> of(unit, Attack.GRANATENWERFER));
    return rifle ? far : of(unit, Attack.GRENADE).or(() -> far);
  }
}
