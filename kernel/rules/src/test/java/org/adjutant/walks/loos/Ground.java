package org.adjutant.walks.loos;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.tables.LookupTable;
import org.adjutant.walks.Json;

/** The map and the combat table of the mini pack. */
final class Ground {
  static final SideId BRITISH = SideId.of("british");
  static final SideId GERMAN = SideId.of("german");

  static final HexMap MAP =
      HexMap.parse(
          Json.of(
              """
              {'grid': {'tops': 'flat', 'columns': 6, 'rows': 6, 'high': 'even', 'ids': 'CCRR'},
               'provenance': 'printed',
               'hexsides': [{'feature': 'trench', 'at': ['0302/0303', '0203/0303', '0403/0303']},
                            {'feature': 'canal', 'at': ['0304/0303']}]}
              """));

  static final LookupTable CRT =
      LookupTable.parse(
          Json.of(
              """
              {'id': 'CRT', 'title': 'Combat results', 'rule': 'walk:crt', 'provenance': 'printed',
               'rowsBy': 'number', 'dice': 'd6', 'columnsBy': 'number',
               'lines': {'trench': {'title': 'Trench', 'labels': ['-1', '0', '1', '2', '3']},
                         'clear': {'title': 'Clear', 'labels': ['-2', '-1', '0', '1', '2']}},
               'rows': {'1-2': ['Ae', 'A1', '.', 'D2', 'D2'],
                        '3-4': ['A1', '.', 'D2', 'D2', 'De'],
                        '5-6': ['.', 'D2', 'D2', 'De', 'De']}}
              """));

  private Ground() {}

  static Hex hexOf(Piece piece) {
    return (Hex) piece.place();
  }

  static List<Hex> neighbours(Hex hex) {
    return MAP.grid().neighbours(hex);
  }

  static boolean prohibited(Hex from, Hex to) {
    return MAP.has(from, to, "canal");
  }

  /** Every path of two vacant hexes along which a unit can leave, never back. */
  static List<Data> retreats(Position view, Piece unit) {
    List<Data> paths = new ArrayList<>();
    for (Hex first : free(view, hexOf(unit))) {
      for (Hex second : free(view, first)) {
        if (MAP.grid().distance(hexOf(unit), second) == 2) {
          paths.add(Data.of("path", Data.texts(List.of(first.id(), second.id()))));
        }
      }
    }
    return paths;
  }

  private static List<Hex> free(Position view, Hex from) {
    return neighbours(from).stream()
        .filter(hex -> view.isVacant(hex) && !prohibited(from, hex))
        .toList();
  }

  static boolean enemyAt(Position view, Hex hex, SideId side) {
    return view.at(hex).stream().anyMatch(p -> !p.side().equals(side));
  }
}
