package org.adjutant.loos.campaign.british;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.loos.campaign.Formation;
import org.adjutant.loos.campaign.Mark;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.campaign.map.CampaignMap;
import org.adjutant.loos.campaign.map.Sector;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Box;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.spi.support.Reading;

/**
 * Where committed units wait: the box of a sector's second line, or by the second reading of LI-60
 * the hexes over which it is drawn.
 */
final class SecondLine {
  static final String WHAT_IT_IS = "loos:LI-60";
  static final String UNIT_BY_UNIT = "loos:LI-70";
  private static final int HEXES = 2;
  private static final int SINGLE = 2;

  private SecondLine() {}

  static boolean isHexes(Position position) {
    return Reading.of(position, WHAT_IT_IS, 1).is(HEXES);
  }

  /** The sector in whose second line a unit waits. */
  static Optional<Sector> of(CampaignMap map, Unit unit) {
    Optional<String> marked = unit.piece().attribute(Mark.SECOND_LINE).map(Data::text);
    if (marked.isEmpty() && !(unit.piece().place() instanceof Box)) {
      return Optional.empty();
    }
    for (Sector sector : map.sectors()) {
      if (marked.filter(sector.id()::equals).isPresent()
          || unit.piece().place().equals(Store.secondLine(sector.id()))) {
        return Optional.of(sector);
      }
    }
    return Optional.empty();
  }

  /** All units that wait in second lines. */
  static List<Unit> waiting(CampaignMap map, Situation situation) {
    List<Unit> waiting = new ArrayList<>();
    for (Piece piece : situation.position().pieces(Store.BRITISH)) {
      Unit unit = situation.unit(piece);
      if (of(map, unit).isPresent()) {
        waiting.add(unit);
      }
    }
    return waiting;
  }

  /**
   * The front line hexes that a waiting unit can enter: all of its sector from the box; from a hex
   * of the second line those beside it.
   */
  static List<Hex> before(Situation situation, Unit unit, Sector sector) {
    return sector.front().stream()
        .filter(hex -> unit.hex().isEmpty() || situation.grid().adjacent(unit.hex().get(), hex))
        .toList();
  }

  /**
   * What goes to a second line as one: the unit's division, or by the second reading of LI-70 the
   * unit itself. None of a unit without a division.
   */
  static Optional<String> reserve(Situation situation, Unit unit) {
    return situation.reading(UNIT_BY_UNIT).is(SINGLE)
        ? Optional.of(unit.id().id())
        : Formation.division(unit);
  }

  /** The turn in which the unit was committed; 0 if it was not. */
  static int committed(Situation situation, Unit unit) {
    return reserve(situation, unit)
        .map(reserve -> situation.position().tally(Store.committed(reserve)))
        .orElse(0);
  }

  /** 11.7.d: whether its time to enter the front line has come, a turn after its commitment. */
  static boolean isDue(Situation situation, Unit unit) {
    return situation.position().clock().turn() > committed(situation, unit);
  }
}
