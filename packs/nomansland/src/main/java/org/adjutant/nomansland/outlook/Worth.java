package org.adjutant.nomansland.outlook;

import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.harm.Hit;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.Trait;
import org.adjutant.rules.position.Piece;

/** What units are worth, in points of which a step of plain infantry is about 80. */
record Worth(Setting setting) {
  private static final int STEP = 50;
  private static final int FIRE = 30;
  private static final int MACHINE_GUN = 140;
  private static final int TANK = 150;
  private static final int WEAPON = 60;
  private static final int OFFICER = 60;
  private static final int PINNED = 3;
  private static final int OUT_OF = 10;

  /** A unit as it stands, unpinned. */
  int unit(Piece piece) {
    int worth = STEP * piece.steps() + FIRE * setting.counters().face(piece).fire();
    if (setting.counters().has(piece, Trait.MACHINE_GUN)) {
      return worth + MACHINE_GUN;
    }
    if (setting.counters().has(piece, Trait.TANK)) {
      return worth + TANK;
    }
    boolean weapon =
        setting.counters().has(piece, Trait.MORTAR)
            || setting.counters().has(piece, Trait.FLAME)
            || setting.counters().has(piece, Trait.BOMBER)
            || setting.counters().has(piece, Trait.GRANATENWERFER)
            || setting.counters().has(piece, Trait.ANTI_TANK);
    return weapon ? worth + WEAPON : worth;
  }

  int officer() {
    return OFFICER;
  }

  /** What being Pinned costs a unit. */
  int pin(Piece piece) {
    return unit(piece) * PINNED / OUT_OF;
  }

  /** A unit as it stands, Pinned or not. */
  int now(Piece piece) {
    return Field.isPinned(piece) ? unit(piece) - pin(piece) : unit(piece);
  }

  /** What a hit takes from a unit. */
  int hit(Piece piece, Hit hit) {
    return switch (hit) {
      case NONE -> 0;
      case PINNED -> Field.isPinned(piece) ? 0 : pin(piece);
      case LOSS -> loss(piece);
    };
  }

  private int loss(Piece piece) {
    if (piece.steps() < 2) {
      return now(piece);
    }
    Piece after = piece.withSteps(piece.steps() - 1);
    return now(piece) - unit(after) + pin(after);
  }
}
