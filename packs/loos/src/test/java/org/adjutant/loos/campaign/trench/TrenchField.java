package org.adjutant.loos.campaign.trench;

import static org.adjutant.kit.given.Given.given;

import java.util.TreeMap;
import org.adjutant.host.data.PackData;
import org.adjutant.kit.Titles;
import org.adjutant.kit.given.Given;
import org.adjutant.loos.LoosPack;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Counters;
import org.adjutant.loos.series.Entering;
import org.adjutant.loos.series.Ground;
import org.adjutant.loos.series.TerrainKey;
import org.adjutant.loos.series.game.Series;
import org.adjutant.loos.series.game.SeriesRules;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Title;

/**
 * Nine columns of ten hexes under the rules of trenches, with the pack's terrain key and results
 * table. Odd columns lie lower: 0504 has the neighbours 0503, 0604, 0605, 0505, 0405 and 0404. Row
 * 4 is a German trench: 0304, 0504 and 0704 own their three lower sides, 0404 and 0604 the lowest.
 * The British front line runs through 0307, 0407, 0507, 0607 and 0707; north is German.
 */
final class TrenchField {
  private static final String MAP =
      """
      {'grid': {'tops': 'flat', 'columns': 9, 'rows': 10, 'high': 'even', 'ids': 'CCRR'},
       'provenance': 'printed', 'edges': {'british': ['bottom'], 'german': ['top']},
       'terrain': [{'type': 'front-line', 'hexes': ['0307', '0407', '0507', '0607', '0707']} %s],
       'hexsides': [{'feature': 'trench', 'of': {
          '0304': ['DR', 'D', 'DL'], '0404': ['D'], '0504': ['DR', 'D', 'DL'], '0604': ['D'],
          '0704': ['DR', 'D', 'DL']}} %s]
       %s}
      """;

  private static final String SCENARIO =
      """
      {'map': 'map', 'provenance': 'printed', 'turns': 1, 'first': 'british',
       'sides': [{'id': 'british', 'name': 'British'}, {'id': 'german', 'name': 'Germans'}],
       'counters': {
         'half': {'steps': [[5, 4, 5], [3, 2, 5]]},
         'battalion': {'steps': [[2, 3, 6]]},
         'regiment': {'steps': [[7, 8, 6], [5, 6, 6]]}},
       'markers': {'british': [4], 'german': [4]}, 'allotments': {'1': '1/1'},
       'victory': {'objectives': [{'hex': '0101', 'name': 'Hill', 'points': 1, 'holder': 'german'}],
                   'pointsPerStepDestroyed': 1, 'margin': 2}}
      """;

  private static final DataSet PACK = PackData.of(new LoosPack());

  private TrenchField() {}

  /** The title with more terrains and hexsides, {@code {'type': ..}}, and more of the map. */
  static Title title(String terrain, String hexsides, String more, SeriesRules rules) {
    TreeMap<String, Data> data = new TreeMap<>(PACK.resources());
    String map =
        String.format(
            MAP,
            terrain.isEmpty() ? "" : ", " + terrain,
            hexsides.isEmpty() ? "" : ", " + hexsides,
            more.isEmpty() ? "" : ", " + more);
    data.put("map", Titles.json(map));
    data.put("test", Titles.json(SCENARIO));
    return Series.title("loos", "test", new DataSet(data), rules);
  }

  static Title title() {
    return title("", "", "", TrenchRules.over(SeriesRules.SERIES));
  }

  /** The title with more terrain in hexes. */
  static Title with(String terrain) {
    return title(terrain, "", "", TrenchRules.over(SeriesRules.SERIES));
  }

  /** The battlefield of the title, for asking it directly. */
  static Battlefield field() {
    Data map = Titles.json(String.format(MAP, "", "", ""));
    return new Battlefield(
        new Ground(HexMap.parse(map), TerrainKey.parse(PACK.get("terrain-key"))),
        Counters.parse(Titles.json(SCENARIO)),
        TrenchRules.over(SeriesRules.SERIES).zones(),
        Entering.NOTHING,
        Store.BRITISH,
        Store.GERMAN);
  }

  /** A phase of turn 1 of a side's. */
  static Given phase(Title title, String phase, String side) {
    return given(title).clock(1, phase, side);
  }

  static Given movement(String side) {
    return phase(title(), "movement", side);
  }

  static Given combat(String side) {
    return phase(title(), "combat", side);
  }

  /** The table gives this result, whatever the die. */
  static Given assuming(Given given, String result) {
    return given.attribute(Subject.GAME, "assume", Data.of("CRT", result));
  }
}
