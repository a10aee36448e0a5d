package org.adjutant.nomansland.weapons.charge;

import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.Trait;
import org.adjutant.nomansland.weapons.act.Aim;
import org.adjutant.nomansland.weapons.act.Arms;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.spi.Validator;

/** Bombers, the only units that carry charges and build Barricades. */
record Bombers(Setting setting) {
  boolean isBomber(Piece unit) {
    return setting.counters().has(unit, Trait.BOMBER) && !unit.flag(Arms.SPENT);
  }

  /** The argument {@code unit} must be one. */
  Validator only(String rule) {
    return (desk, args, findings) ->
        desk.view()
            .piece(args.text(Aim.UNIT))
            .filter(unit -> !isBomber(unit))
            .ifPresent(
                unit ->
                    findings.forbids(
                        rule,
                        "only a Bomber can do that",
                        Data.of("unit", unit.id().id()).with("kind", unit.kind()),
                        "name a Bomber"));
  }
}
