package org.adjutant.nomansland.move;

import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.fire.Activation;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.Trait;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.support.Reading;

/** Whether a piece may move, wherever it goes (2.1.2.a to 2.1.2.d, 4.2.2, 4.2.3.g). */
record MoverRules(Setting setting) {
  private static final String UNPINNED = "nomansland:2.1.2.a";
  private static final String GUNS_STAY = "nomansland:2.1.2.b";
  private static final String MORTARS_STAY = "nomansland:4.2.3.g";
  private static final String GRANATENWERFER_MOVE = "nomansland:4.2.6bis.b";
  private static final String BROKEN_DOWN = "nomansland:4.2.11.d";
  private static final String AMONG_ENEMIES = "nomansland:2.1.2.a";
  private static final String LEAVES_ENEMIES = "nomansland:NI-118";
  private static final int MAY_NOT = 2;

  /** Fighting units move, and Officers. */
  static boolean isMover(Setting setting, Piece piece) {
    return piece.kind().equals(Kind.OFFICER)
        || setting.counters().isFighting(piece.kind()) && !piece.flag(Mark.WRECK);
  }

  void check(Desk desk, Piece mover, Findings findings) {
    new Activation(setting).check(desk, mover, findings);
    if (Field.isPinned(mover)) {
      findings.forbids(
          UNPINNED, "it is Pinned", facts(mover), "rally it first: rally " + mover.id().id());
    }
    if (setting.counters().has(mover, Trait.IMMOBILE)) {
      refuseImmobile(mover, findings);
    }
    if (setting.counters().has(mover, Trait.GRANATENWERFER)) {
      findings.permits(GRANATENWERFER_MOVE, "a Granatenwerfer may move");
    }
    if (mover.kind().equals(Kind.TANK) && mover.steps() < 2) {
      findings.forbids(BROKEN_DOWN, "the tank is immobilised", facts(mover), "move another unit");
    }
    checkLeaving(desk, mover, findings);
  }

  /** Who has enemies in his hex may have to stay (NI-118). */
  void checkLeaving(Desk desk, Piece mover, Findings findings) {
    Field field = new Field(setting, desk.view());
    if (desk.reading(LEAVES_ENEMIES) == MAY_NOT
        && !field.fighting(Field.hex(mover), Sides.enemy(desk.side())).isEmpty()) {
      findings.forbids(
          Finding.forbids(AMONG_ENEMIES, "it has enemies in its own hex", facts(mover))
              .from(Reading.of(desk, LEAVES_ENEMIES).source()),
          () -> "fight them in Close Combat");
    }
  }

  private static Data facts(Piece mover) {
    return Data.of("unit", mover.id().id());
  }

  private void refuseImmobile(Piece mover, Findings findings) {
    if (setting.counters().has(mover, Trait.MORTAR)) {
      findings.forbids(MORTARS_STAY, "mortars do not move", facts(mover), "move another unit");
    } else {
      findings.forbids(
          GUNS_STAY,
          "machine guns do not move",
          facts(mover),
          "turn it, or let it emerge from the Dugout it was set up in");
    }
  }
}
