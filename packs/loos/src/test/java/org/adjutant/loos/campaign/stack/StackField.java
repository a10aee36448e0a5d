package org.adjutant.loos.campaign.stack;

import static org.adjutant.kit.given.Given.given;

import java.util.List;
import java.util.TreeMap;
import org.adjutant.host.data.PackData;
import org.adjutant.kit.Titles;
import org.adjutant.kit.given.Given;
import org.adjutant.loos.LoosPack;
import org.adjutant.loos.campaign.Mark;
import org.adjutant.loos.series.game.Extension;
import org.adjutant.loos.series.game.Series;
import org.adjutant.loos.series.game.SeriesRules;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Title;
import org.adjutant.rules.spi.support.Chapter;

/**
 * Nine columns of nine clear hexes with section 18 over the series, to which a test adds what it is
 * about. Odd columns lie lower, so 0504 has the neighbours 0503, 0604, 0605, 0505, 0405 and 0404.
 */
final class StackField {
  private static final String MAP =
      """
      {'grid': {'tops': 'flat', 'columns': 9, 'rows': 9, 'high': 'even', 'ids': 'CCRR'},
       'provenance': 'printed', 'edges': {'british': ['bottom'], 'german': ['top']} %s}
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

  private static final Extension SECTION =
      new Extension() {
        @Override
        public List<Chapter> chapters(Parts parts) {
          return List.of(Stacks.chapter(parts.field(), parts.rules()));
        }
      };

  private StackField() {}

  /** The title on the plain map with these layers, {@code 'terrain': [...]}. */
  static Title title(String layers) {
    TreeMap<String, Data> data = new TreeMap<>(PACK.resources());
    String more = layers.isEmpty() ? "" : ", " + layers;
    data.put("map", Titles.json(String.format(MAP, more)));
    data.put("test", Titles.json(SCENARIO));
    return Series.title(
        "loos", "test", new DataSet(data), StackRules.over(SeriesRules.SERIES).with(SECTION));
  }

  /** A phase of turn 1 of a side's on the map with these layers. */
  static Given phase(String layers, String phase, String side) {
    return given(title(layers)).clock(1, phase, side);
  }

  static Given phase(String phase, String side) {
    return phase("", phase, side);
  }

  /** Half of a British brigade, of two steps; those put in a hex later lie on top. */
  static Given half(Given given, String id, String brigade, String hex) {
    return given
        .piece(id, "half", "british", hex)
        .steps(2)
        .having(Mark.DIVISION, "2")
        .having(Mark.BRIGADE, brigade);
  }

  /** A German battalion of a division. */
  static Given battalion(Given given, String id, String division, String hex) {
    return given.piece(id, "battalion", "german", hex).having(Mark.DIVISION, division);
  }

  /** A pair of the 5th brigade: the first is the reserve. */
  static Given pair(Given given, String reserve, String front, String hex) {
    return half(half(given, reserve, "5", hex), front, "5", hex);
  }

  /** The same without an attribute of a piece. */
  static Given forgetting(Given given, String piece, String mark) {
    return given.with(SetPieceAttribute.clear(new PieceId(piece), mark));
  }

  /** The table gives this result, whatever the die. */
  static Given assuming(Given given, String result) {
    return given.attribute(Subject.GAME, "assume", Data.of("CRT", result));
  }

  /** Those that made their move in the mobile movement phase. */
  static Given exploited(Given given, String... units) {
    Given all = given;
    for (String unit : units) {
      all = all.where(unit).being("moved-mobile").having(Mark.MOBILE_POINTS, 4);
    }
    return all;
  }
}
