package org.adjutant.nomansland.fire;

import org.adjutant.nomansland.board.Cover;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.sheet.Special;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.support.Reading;

/** Whether a unit may fire where it stands, whatever its target. */
record FirerRules(Setting setting) {
  private static final String IN_DUGOUT = "nomansland:2.1.3.1.p";
  private static final String DUGOUTS = "nomansland:4.2.12.d";
  private static final String PINNED = "nomansland:NI-043";
  private static final String ADVANCING = "nomansland:S01.special.d";
  private static final String UNLESS_PINNED = "nomansland:NI-135";
  private static final int NEVER = 2;

  void check(Desk desk, Piece firer, Findings findings) {
    Field field = new Field(setting, desk.view());
    Hex hex = Field.hex(firer);
    Data facts = Data.of("unit", firer.id().id()).with("hex", hex.id());
    FireRules.apartFromEnemies(setting, desk, firer, findings);
    if (field.cover(firer) == Cover.DUGOUT) {
      findings.add(Finding.applies(DUGOUTS, "a Dugout shuts fire out and in", facts));
      findings.forbids(
          IN_DUGOUT, "nobody fires out of a Dugout", facts, "let it leave the Dugout first");
    }
    boolean pinned = Field.isPinned(firer);
    if (pinned && desk.reading(PINNED) == NEVER) {
      findings.forbids(
          Finding.forbids("nomansland:2.1.4.a", "a Pinned unit can only rally", facts)
              .from(Reading.of(desk, PINNED).source()),
          () -> "submit: rally " + firer.id().id());
    }
    if (isAdvancing(desk, hex) && (!pinned || desk.reading(UNLESS_PINNED) == NEVER)) {
      findings.forbids(
          Finding.forbids(ADVANCING, "the French do not fire in No Man's Land unless Pinned", facts)
              .from(Reading.of(desk, UNLESS_PINNED).source()),
          () -> "move it, or fire with a Pinned unit");
    }
  }

  /** The French of scenario 1 between the lines (S01.special.d). */
  private boolean isAdvancing(Desk desk, Hex hex) {
    return setting.scenario().has(Special.HOLD_FIRE)
        && desk.side().equals(Sides.ATTACKER)
        && setting.ground().inNoMansLand(hex);
  }
}
