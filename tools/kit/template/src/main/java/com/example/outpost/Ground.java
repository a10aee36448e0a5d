package com.example.outpost;

import java.util.List;
import java.util.Optional;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.tables.LookupTable;
import org.adjutant.rules.tables.Tables;

/** What never changes: the map and the table of fire; and how a position lies on the map. */
record Ground(HexMap map, LookupTable fire) {
  static final SideId BLUE = SideId.of("blue");
  static final SideId RED = SideId.of("red");

  static Ground of(DataSet data) {
    return new Ground(
        HexMap.parse(data.map("map")), Tables.parse(data.get("tables")).table("Fire"));
  }

  /** The hex of the map that a text names, if it names one. */
  Optional<Hex> hex(String text) {
    return Place.parse(text) instanceof Hex hex && map.grid().contains(hex)
        ? Optional.of(hex)
        : Optional.empty();
  }

  Hex hexOf(Piece unit) {
    return map.grid().hex(unit.place().text());
  }

  /** The empty hexes beside a unit. */
  List<Hex> ways(Position view, Piece unit) {
    return map.grid().neighbours(hexOf(unit)).stream().filter(view::isVacant).toList();
  }

  boolean areAdjacent(Piece a, Piece b) {
    return map.grid().adjacent(hexOf(a), hexOf(b));
  }

  static boolean isDummy(Piece unit) {
    return unit.flag("dummy");
  }
}
