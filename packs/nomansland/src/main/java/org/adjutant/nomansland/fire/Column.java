package org.adjutant.nomansland.fire;

import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.sheet.Special;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;

/**
 * British platoons in column (S09.special.d, S11.special.d): while the top unit is unpinned and one
 * platoon alone is in the hex, red fire does not strike the whole hex.
 */
final class Column {
  /** What red fire does to a column (an interpretation). */
  static final String STRUCK = "nomansland:NI-142";

  private Column() {}

  /** The rule that shields a column. */
  static String rule(Field field) {
    return field.setting().scenario().number() == 9
        ? "nomansland:S09.special.d"
        : "nomansland:S11.special.d";
  }

  /** The top unit of a column in a hex; empty if what is there is no column. */
  static Optional<Piece> top(Field field, Hex hex) {
    if (!field.setting().scenario().has(Special.COLUMNS)) {
      return Optional.empty();
    }
    List<Piece> units = field.fighting(hex, Sides.ATTACKER);
    if (units.isEmpty()) {
      return Optional.empty();
    }
    Piece top = units.get(units.size() - 1);
    boolean onePlatoon = units.stream().allMatch(unit -> samePlatoon(unit, top));
    return onePlatoon && !Field.isPinned(top) ? Optional.of(top) : Optional.empty();
  }

  private static boolean samePlatoon(Piece unit, Piece top) {
    Optional<Data> platoon = unit.attribute(Mark.PLATOON);
    return platoon.isPresent()
        && platoon.equals(top.attribute(Mark.PLATOON))
        && unit.attribute(Mark.COMPANY).equals(top.attribute(Mark.COMPANY));
  }
}
