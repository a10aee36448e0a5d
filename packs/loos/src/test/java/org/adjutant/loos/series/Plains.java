package org.adjutant.loos.series;

import static org.adjutant.kit.given.Given.given;

import java.util.TreeMap;
import org.adjutant.host.data.PackData;
import org.adjutant.kit.Titles;
import org.adjutant.kit.given.Given;
import org.adjutant.loos.LoosPack;
import org.adjutant.loos.series.game.Series;
import org.adjutant.loos.series.game.SeriesRules;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Title;

/**
 * Small maps for tests: 9 columns of 9 clear hexes, to which a test adds what it is about. Odd
 * columns lie lower, so 0504 has the neighbours 0503, 0604, 0605, 0505, 0405 and 0404.
 */
public final class Plains {
  private static final String KEY =
      """
      {'terrains': {
         'clear': {'halves': 2, 'line': 'clear', 'provenance': 'printed'},
         'rough': {'halves': 4, 'line': 'city', 'provenance': 'printed'},
         'mountain': {'halves': 6, 'line': 'mountain', 'provenance': 'printed'},
         'village': {'plus': 2, 'line': 'town', 'provenance': 'printed'},
         'lake': {'prohibited': true, 'sea': true, 'provenance': 'printed'},
         'bog': {'halves': 4, 'prohibited': 'mobile', 'provenance': 'printed'},
         'fort': {'plus': 0, 'fortification': true, 'provenance': 'printed'}},
       'hexsides': {
         'river': {'plus': 2, 'line': 'city', 'bridged': 'bridge', 'provenance': 'printed'},
         'cliff': {'prohibited': true, 'provenance': 'printed'},
         'minefield': {'plus': 0, 'minefield': true, 'provenance': 'printed'}},
       'paths': {
         'road': {'halves': 1, 'bridges': true, 'provenance': 'printed'},
         'trail': {'halves': 2, 'provenance': 'printed'}}}
      """;

  private static final String MAP =
      """
      {'grid': {'tops': 'flat', 'columns': 9, 'rows': 9, 'high': 'even', 'ids': 'CCRR'},
       'provenance': 'printed', 'edges': {'blue': ['left'], 'red': ['right']} %s}
      """;

  private static final String SCENARIO =
      """
      {'map': 'map', 'provenance': 'printed', 'turns': 2, 'first': 'blue',
       'sides': [{'id': 'blue', 'name': 'Blue Corps'}, {'id': 'red', 'name': 'Red Army'}],
       'counters': {
         'foot': {'steps': [[4, 4, 5], [2, 2, 4]]},
         'slow': {'steps': [[4, 4, 1]]},
         'horse': {'steps': [[4, 4, 9]], 'mobile': true},
         'wagons': {'steps': [[1, 2, 5]], 'zoc': false},
         'commando': {'steps': [[3, 2, 6]], 'commandos': true},
         'raiders': {'steps': [[3, 2, 8]], 'commandos': true, 'mobile': true}},
       'markers': {'blue': [1, 2, 3, 4, 5], 'red': [2, 6]},
       'allotments': {'1': '3/2', '2': '1/0'},
       'victory': {'objectives': [{'hex': '0505', 'name': 'Hill', 'points': 3, 'holder': 'red'}],
                   'pointsPerStepDestroyed': 1, 'margin': 2}
       %s}
      """;

  private static final DataSet PACK = PackData.of(new LoosPack());

  private Plains() {}

  /** The title on the plain map with these layers, {@code 'terrain': [...]}. */
  public static Title title(String layers) {
    return title(layers, "", SeriesRules.SERIES);
  }

  /** The same with more fields of the scenario, and rules of its own. */
  public static Title title(String layers, String scenario, SeriesRules rules) {
    TreeMap<String, Data> data = new TreeMap<>(PACK.resources());
    data.put("terrain-key", Titles.json(KEY));
    data.put("map", map(layers));
    data.put(
        "test", Titles.json(String.format(SCENARIO, scenario.isEmpty() ? "" : ", " + scenario)));
    return Series.title("loos", "test", new DataSet(data), rules);
  }

  /** The battlefield of the plain map with these layers, for asking it directly. */
  static Battlefield field(String layers) {
    return new Battlefield(
        new Ground(HexMap.parse(map(layers)), TerrainKey.parse(Titles.json(KEY))),
        Counters.parse(Titles.json(String.format(SCENARIO, ""))),
        ZoneRule.SERIES,
        Entering.NOTHING,
        SideId.of("blue"),
        SideId.of("red"));
  }

  private static Data map(String layers) {
    return Titles.json(String.format(MAP, layers.isEmpty() ? "" : ", " + layers));
  }

  /** Blue's movement phase of turn 1 on the plain map with these layers. */
  public static Given movement(String layers) {
    return given(title(layers)).clock(1, "movement", "blue");
  }

  /** Blue's movement phase of turn 1 on the bare map. */
  public static Given movement() {
    return movement("");
  }
}
