package org.adjutant.nomansland.melee;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.spi.Desk;

/** Who can fight in a hex, in the eyes of a side (2.1.5.a, b, e, i; NI-126, NI-127, NI-130). */
record Engaged(Setting setting) {
  static final String WHO = "nomansland:NI-127";
  static final int EVERYONE = 2;
  static final String RALLIED = "nomansland:NI-126";
  static final int NOT_BELOW_SEVEN = 2;
  static final String WITHIN = "nomansland:NI-130";
  static final int OUT_OF_REACH = 2;

  /** Whether a unit of the side may attack. */
  static boolean mayAttack(Desk desk, Piece unit) {
    return !Field.isPinned(unit)
        && !unit.flag(Mark.FRESH)
        && !(unit.flag(Mark.RALLIED) && desk.reading(RALLIED) == NOT_BELOW_SEVEN);
  }

  /** The side's units in a hex that may attack. */
  List<Piece> own(Desk desk, Hex hex) {
    return new Field(setting, desk.view())
        .fighting(hex, desk.side()).stream().filter(unit -> mayAttack(desk, unit)).toList();
  }

  /** The enemies in a hex that can be reached. */
  List<Piece> enemies(Desk desk, Hex hex) {
    boolean shut = desk.reading(WITHIN) == OUT_OF_REACH;
    return new Field(setting, desk.view())
        .fighting(hex, Sides.enemy(desk.side())).stream()
            .filter(unit -> !shut || unit.attribute(Mark.INSIDE).isEmpty())
            .toList();
  }

  /**
   * The sets of enemies that may be attacked: all unpinned ones or one of them; where all are
   * Pinned, all of them.
   */
  List<List<Piece>> targets(Desk desk, Hex hex) {
    List<Piece> enemies = enemies(desk, hex);
    List<Piece> unpinned = enemies.stream().filter(unit -> !Field.isPinned(unit)).toList();
    List<Piece> all = unpinned.isEmpty() ? enemies : unpinned;
    List<List<Piece>> targets = new ArrayList<>();
    if (all.isEmpty()) {
      return targets;
    }
    targets.add(all);
    if (unpinned.size() > 1 && desk.reading(WHO) != EVERYONE) {
      unpinned.forEach(unit -> targets.add(List.of(unit)));
    }
    return targets;
  }
}
