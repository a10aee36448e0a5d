package org.adjutant.nomansland.guns.wire;

import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Ground;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;

/**
 * Who has just arrived somewhere, as the caller of the stage {@code contact} tells it. Nobody has
 * when Test markers are laid or the set-up ends.
 *
 * @param units by id
 * @param from where they were on the map, if they were
 */
record Arrival(List<String> units, Optional<Hex> from) {
  Arrival {
    units = List.copyOf(units);
  }

  /** From the locals {@code units} and {@code from}, each of which may be missing. */
  static Arrival read(Data locals) {
    return new Arrival(
        locals.find("units").map(Data::textItems).orElse(List.of()),
        locals.find("from").map(from -> (Hex) Place.parse(from.text())));
  }

  /**
   * Whether one of them becomes adjacent to a hex: it is beside it and was not before (1.5.2.b).
   *
   * @param eitherSide whether the Defender's units that are seen count too (NI-047)
   */
  boolean reaches(Field field, Hex hex, boolean eitherSide) {
    Ground ground = field.setting().ground();
    return from.filter(hexBefore -> ground.adjacent(hexBefore, hex)).isEmpty()
        && units.stream()
            .flatMap(id -> field.position().piece(id).stream())
            .filter(unit -> field.isFighting(unit) && counts(unit, eitherSide))
            .anyMatch(unit -> unit.place() instanceof Hex at && ground.adjacent(at, hex));
  }

  private static boolean counts(Piece unit, boolean eitherSide) {
    return unit.side().equals(Sides.ATTACKER) || eitherSide && !Field.isHidden(unit);
  }
}
