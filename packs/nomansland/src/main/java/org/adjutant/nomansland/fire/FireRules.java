package org.adjutant.nomansland.fire;

import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Attack;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;

/** Who may fire on whom (2.1.3.1), as the firing side sees it. */
public final class FireRules {
  private static final String WITH_ENEMY = "nomansland:2.1.3.1.a";

  private FireRules() {}

  /** A unit with enemies in its own hex attacks nobody elsewhere (2.1.3.1.a). */
  public static void apartFromEnemies(Setting setting, Desk desk, Piece unit, Findings findings) {
    Field field = new Field(setting, desk.view());
    Hex hex = Field.hex(unit);
    if (!field.fighting(hex, Sides.enemy(desk.side())).isEmpty()) {
      findings.forbids(
          WITH_ENEMY,
          "it has enemies in its own hex",
          Data.of("unit", unit.id().id()).with("hex", hex.id()),
          "fight them in the Close Combat phase, or name a unit without enemies in its hex");
    }
  }

  /**
   * Adds a finding for each rule of 2.1.3.1 that forbids a Fire Table attack, whether the firer has
   * its action left or not.
   *
   * @param firer a fighting unit of the side at the desk, on the map
   * @param target a piece on the map that the side sees
   */
  public static void may(
      Setting setting, Desk desk, Piece firer, Piece target, Attack attack, Findings findings) {
    new FirerRules(setting).check(desk, firer, findings);
    new TargetRules(setting).check(desk, firer, target, attack, findings);
    if (Field.onMap(target) && !target.place().equals(firer.place())) {
      new LineRules(setting).check(desk, firer, target, attack, findings);
    }
  }
}
