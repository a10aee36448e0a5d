package org.adjutant.loos.series.combat;

import static org.adjutant.kit.given.Given.given;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import org.adjutant.host.json.JsonReader;
import org.adjutant.kit.Titles;
import org.adjutant.kit.given.Given;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Counters;
import org.adjutant.loos.series.Entering;
import org.adjutant.loos.series.Ground;
import org.adjutant.loos.series.TerrainKey;
import org.adjutant.loos.series.ZoneRule;
import org.adjutant.loos.series.combat.clash.ResultsTable;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.spi.Title;
import org.adjutant.rules.tables.Tables;

/**
 * Where the tests fight: 12 columns of 10 clear hexes, to which a test adds what it is about, with
 * the pack's own results table and terrain key. Odd columns lie lower, so that 0705 has the
 * neighbours 0704, 0805, 0806, 0706, 0606 and 0605. Blue attacks, mostly from the left, where its
 * own map edge is.
 */
final class CombatField {
  private static final String MAP =
      """
      {'grid': {'tops': 'flat', 'columns': 12, 'rows': 10, 'high': 'even', 'ids': 'CCRR'},
       'provenance': 'printed', 'edges': {'blue': ['left'], 'red': ['right']} %s}
      """;

  private static final String COUNTERS =
      """
      {'provenance': 'printed', 'counters': {
         'line': {'steps': [[4, 4, 5], [2, 2, 5]]},
         'guard': {'steps': [[6, 5, 5], [3, 3, 5]]},
         'militia': {'steps': [[2, 3, 4]]},
         'train': {'steps': [[1, 2, 5]], 'zoc': false},
         'marines': {'steps': [[4, 4, 5], [2, 2, 5]], 'seaborne': true},
         'horse': {'steps': [[4, 4, 10], [2, 2, 10]], 'mobile': true}}}
      """;

  private static final String KEY =
      """
      {'terrains': {'clear': {'halves': 2, 'line': 'clear', 'provenance': 'printed'},
         'bog': {'halves': 6, 'prohibited': 'leg', 'line': 'clear', 'provenance': 'printed'},
         'ridge': {'halves': 4, 'line': 'mountain', 'provenance': 'printed'},
         'town': {'plus': 2, 'line': 'town', 'provenance': 'printed'},
         'rough': {'halves': 4, 'line': 'city', 'provenance': 'printed'},
         'sea': {'prohibited': true, 'sea': true, 'provenance': 'printed'},
         'fort': {'plus': 0, 'fortification': true, 'provenance': 'printed'}},
       'hexsides': {
         'river': {'plus': 2, 'line': 'city', 'bridged': 'bridge', 'provenance': 'printed'},
         'ditch': {'plus': 2, 'line': 'town', 'bridged': 'bridge', 'provenance': 'printed'},
         'slope': {'plus': 2, 'line': 'town', 'provenance': 'printed'},
         'cliff': {'prohibited': true, 'provenance': 'printed'}},
       'paths': {'road': {'halves': 1, 'bridges': true, 'provenance': 'printed'},
         'trail': {'halves': 2, 'provenance': 'printed'}}}
      """;

  private CombatField() {}

  /** The title on the map with these layers, {@code 'terrain': [...]}. */
  static Title title(String layers, CombatRules rules) {
    String more = layers.isEmpty() ? "" : ", " + layers;
    Battlefield field =
        new Battlefield(
            new Ground(
                HexMap.parse(Titles.json(String.format(MAP, more))),
                TerrainKey.parse(Titles.json(KEY))),
            Counters.parse(Titles.json(COUNTERS)),
            ZoneRule.SERIES,
            Entering.NOTHING,
            SideId.of("blue"),
            SideId.of("red"));
    ResultsTable table = new ResultsTable(Tables.parse(resource("crt.json")).table("CRT"));
    return new FightTitle(field, Combat.chapter(field, table, rules));
  }

  /** Blue's combat phase of turn 1 on the map with these layers. */
  static Given combat(String layers) {
    return given(title(layers, CombatRules.SERIES)).clock(1, "combat", "blue");
  }

  static Given combat() {
    return combat("");
  }

  /** Blue's bombardment phase of turn 1 on the map with these layers. */
  static Given bombardment(String layers) {
    return given(title(layers, CombatRules.SERIES)).clock(1, "bombardment", "blue");
  }

  /** The table gives this result, whatever the die. */
  static Given assuming(Given given, String result) {
    return given.attribute(Subject.GAME, "assume", Data.of("CRT", result));
  }

  /** The list of texts. */
  static Data texts(String... texts) {
    return Data.texts(List.of(texts));
  }

  static Data resource(String name) {
    try (InputStream in = CombatField.class.getResourceAsStream("/org/adjutant/loos/" + name)) {
      return JsonReader.read(name, java.util.Objects.requireNonNull(in, name).readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
