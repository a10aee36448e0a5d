package org.adjutant.loos.campaign.british;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.movement.Stacking;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.PieceId;

/** Room for units in the hexes of a line, as far as they may stack (18.1). */
record Room(Stacking stacking, List<Hex> hexes) {
  Room {
    hexes = List.copyOf(hexes);
  }

  /** The hexes in which a unit may be put. */
  List<Hex> open(Situation situation, Unit unit) {
    return hexes.stream().filter(hex -> isOpen(situation, unit, hex)).toList();
  }

  /** Whether there is such a hex. */
  boolean isFor(Situation situation, Unit unit) {
    return hexes.stream().anyMatch(hex -> isOpen(situation, unit, hex));
  }

  private boolean isOpen(Situation situation, Unit unit, Hex hex) {
    return !situation.enemyAt(unit.side(), hex)
        && !unit.isAt(hex)
        && stacking.bars(situation, unit, hex).isEmpty();
  }

  /** Puts in as many units as find room, beside those they may stack with first. */
  Map<PieceId, Hex> fit(Situation situation, List<Unit> units) {
    Map<PieceId, Hex> places = new LinkedHashMap<>();
    Situation now = situation;
    for (Unit unit : units) {
      Optional<Hex> hex = best(now, unit);
      if (hex.isPresent()) {
        places.put(unit.id(), hex.get());
        Draft draft = now.position().draft();
        draft.move(unit.id(), hex.get(), Move.TOP);
        now = now.field().in(draft.seal());
      }
    }
    return places;
  }

  private Optional<Hex> best(Situation situation, Unit unit) {
    List<Hex> open = open(situation, unit);
    return open.stream()
        .filter(hex -> !situation.isVacant(hex))
        .findFirst()
        .or(() -> open.stream().findFirst());
  }
}
