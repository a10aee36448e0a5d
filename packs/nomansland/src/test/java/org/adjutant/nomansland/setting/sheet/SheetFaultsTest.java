package org.adjutant.nomansland.setting.sheet;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.TreeMap;
import org.adjutant.host.data.PackData;
import org.adjutant.host.json.JsonReader;
import org.adjutant.host.json.JsonWriter;
import org.adjutant.nomansland.NoMansLandPack;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.spi.DataSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Data with a fault are refused with its place and what would be right. */
final class SheetFaultsTest {
  private static final DataSet SOUND = PackData.of(new NoMansLandPack());

  @ParameterizedTest(name = "{0}: {2}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          scenarios | "count": 16 | "count": 0 | scenarios[0]: attacker: units[0]: a lot is one counter or more
          scenarios | "kind": "fr-inf" | "kind": "zouaves" | there are [fr-inf, fr-sec
          scenarios | "first": "damaged" | "first": "rusty" | wire: wire is one of [none, damaged
          scenarios | "pairs": | "squares": | there are [pairs, hold-fire
          scenarios | "manner": ["pairs" | "manner": ["threes" | pairs, together, apart or later
          scenarios | "balloons": 1 | "baloons": 1 | there are [fighters, recon, balloons
          scenarios | "row": "O" | "row": "Z" | there are [A, B, C
          scenarios | "regions": ["FRIEDRICH" | "regions": ["FREDDY" | only [ERICH, FRIEDRICH
          scenarios | "year": 1914 | "year": 1939 | a year from 1914 to 1918
          scenarios | "nation": "french" | "nation": "swiss" | one of [french, german, british]
          counters | "dice": 2 | "dice": 0 | one die or more
          counters | "kind": "fire" | "kind": "spit" | there are [fire, grenade
          counters | "rifle"] | "cannon"] | there is no trait "cannon"
          counters | "size": 2 | "size": 9 | Size and points from 0 to 2
          tables | "columns": ["ace", "plain"] | "columns": ["ace"] | 2 cells for 1 result columns
          map | "kind": "trench line", "hexes": ["J1..J13"] | "kind": "trench line", "hexes": ["J1..J14"] | "J14" lies outside
          """)
  void aFaultIsNamedWithItsPlaceAndItsRemedy(
      String resource, String sound, String broken, String remedy) {
    String text = JsonWriter.compact(SOUND.get(resource));
    String changed = text.replaceFirst(quoted(sound), quotedReplacement(broken));
    org.assertj.core.api.Assertions.assertThat(changed).isNotEqualTo(text);
    TreeMap<String, Data> resources = new TreeMap<>(SOUND.resources());
    resources.put(resource, JsonReader.read(resource, changed));
    assertThatThrownBy(() -> Setting.of("fix-bayonet", new DataSet(resources)))
        .isInstanceOf(DataException.class)
        .hasMessageContaining(remedy);
  }

  private static String quoted(String text) {
    return java.util.regex.Pattern.quote(text);
  }

  private static String quotedReplacement(String text) {
    return java.util.regex.Matcher.quoteReplacement(text);
  }
}
