package org.adjutant.nomansland.planning.setup;

import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.spi.Duty;

/**
 * Part of the infantry must be in Erich (S08.defender.a, S09.defender.a, S11.defender.a): by NI-139
 * of these counters, rounded up, else of all fighting units.
 *
 * @param kinds the forms of the infantry
 * @param percent 1 to 100
 */
record ShareInErich(List<String> kinds, int percent, String rule) implements Order {
  private static final String ERICH = "ERICH";
  private static final String OF_WHAT = "nomansland:NI-139";
  private static final int ALL_UNITS = 2;
  private static final int WHOLE = 100;

  ShareInErich {
    kinds = List.copyOf(kinds);
  }

  @Override
  public List<Duty> missing(Laid laid) {
    Field field = laid.field();
    boolean all = laid.reading(OF_WHAT) == ALL_UNITS;
    List<Piece> counted =
        laid.placed().stream()
            .filter(piece -> all ? field.isFighting(piece) : kinds.contains(piece.kind()))
            .toList();
    List<Hex> erich = field.setting().ground().hexesOf(ERICH);
    long there = counted.stream().filter(piece -> erich.contains(Field.hex(piece))).count();
    int wanted = wanted(counted.size());
    return there >= wanted
        ? List.of()
        : List.of(
            Order.duty(
                rule,
                there + " units are in Erich; of " + counted.size() + " it must have " + wanted));
  }

  private int wanted(int units) {
    return (units * percent + WHOLE - 1) / WHOLE;
  }
}
