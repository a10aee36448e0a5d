package org.adjutant.loos.campaign.forces;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.loos.campaign.map.CampaignMap;
import org.adjutant.loos.data.Resources;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the readers say when the data do not fit. */
final class ForcesReadersTest {
  private static final Data COUNTERS = Resources.read("loos-counters.json");
  private static final Data TRACKS = Resources.read("loos-tracks.json");
  private static final Data SET_UP = Resources.read("setups/british.json");
  private static final OrderOfBattle ORDER = OrderOfBattle.parse(COUNTERS);
  private static final CampaignMap MAP = CampaignMap.parse(Resources.read("loos-map.json"));

  /** The order of battle with one field of its first unit changed. */
  private static Data changed(String field, String value) {
    List<Data> units = new ArrayList<>(COUNTERS.get("units").items());
    units.set(0, units.get(0).with(field, value));
    return COUNTERS.with("units", Data.of(units));
  }

  @ParameterizedTest
  @CsvSource({
    "counter, dragoon, no counter \"dragoon\"; there are [regular",
    "back, dragoon, no counter \"dragoon\"; there are [regular",
    "division, 99, no division \"99\"; there are [2",
    "division, 14, the 14th Division is german",
    "half, c, a half-brigade has a \"brigade\"",
    "id, I-16, a unit I-16 is already there",
    "colour, red, no field is called \"colour\""
  })
  void theOrderOfBattleSaysWhatIsWrongWithAUnit(String field, String value, String said) {
    assertThatThrownBy(() -> OrderOfBattle.parse(changed(field, value)))
        .isInstanceOf(DataException.class)
        .hasMessageContaining("units[")
        .hasMessageContaining(said);
  }

  @Test
  void aDivisionStartsInOneOfFourPlaces() {
    Data divisions = COUNTERS.get("divisions");
    Data wrong = divisions.with("47", divisions.get("47").with("start", "line"));
    assertThatThrownBy(() -> OrderOfBattle.parse(COUNTERS.with("divisions", wrong)))
        .hasMessageContaining("divisions.47: a division starts in sector, reserves, field or");
  }

  private static Data without(Data object, String field) {
    Map<String, Data> rest = new LinkedHashMap<>(object.fields());
    rest.remove(field);
    return new Data.Fields(rest);
  }

  @ParameterizedTest
  @CsvSource({
    "artillery, german, 3, artillery.german: the box of turn 3 is missing",
    "release, 4B, 8, release.4B: the box of turn 8 is missing"
  })
  void aMissingBoxIsNamed(String table, String row, String turn, String said) {
    Data rows = TRACKS.get(table);
    Data gap = TRACKS.with(table, rows.with(row, without(rows.get(row), turn)));
    assertThatThrownBy(() -> Tracks.parse(gap, ORDER)).hasMessageContaining(said);
  }

  @Test
  void aTrackOrADivisionThatIsMissingIsNamed() {
    Data noGermans = TRACKS.with("artillery", without(TRACKS.get("artillery"), "german"));
    assertThatThrownBy(() -> Tracks.parse(noGermans, ORDER))
        .hasMessageContaining("artillery: tracks of [british]");
    Data noGuards = TRACKS.with("release", without(TRACKS.get("release"), "2G"));
    assertThatThrownBy(() -> Tracks.parse(noGuards, ORDER))
        .hasMessageContaining("release: the division 2G is missing");
    Data gap = TRACKS.with("turns", without(TRACKS.get("turns"), "4"));
    assertThatThrownBy(() -> Tracks.parse(gap, ORDER))
        .hasMessageContaining("turns: the box of turn 4 is missing");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "1-7", "3-1", "1,2", "", "1-", "all"})
  void aSpanIsOneResultOrTwoInOrder(String span) {
    Data eighth = TRACKS.get("release").get("8");
    Data wrong = eighth.with("1", eighth.get("1").with("span", span));
    assertThatThrownBy(
            () ->
                Tracks.parse(TRACKS.with("release", TRACKS.get("release").with("8", wrong)), ORDER))
        .hasMessageContaining("release.8.1: a span is none, one result of a die");
  }

  @Test
  void aTurnThatIsNotThereIsRefused() {
    Tracks tracks = Tracks.parse(TRACKS, ORDER);
    assertThatThrownBy(() -> tracks.turn(9)).hasMessage("no turn 9; the last is 8");
    assertThatThrownBy(() -> tracks.release().span("14", 1)).hasMessageContaining("[2G, 4B, 8]");
    assertThat(tracks.release().span("8", 1).contains(2)).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "9901 | 5a    | hexes.9901: ",
        "0220 | 5a    | hexes.0220: 0220 is out of play; choose another hex",
        "0218 | 5c    | hexes.0218: no unit 5c is in the order of battle",
        "0218 | I-16  | hexes.0218: I-16 is german, this is a set-up of british",
        "0218 | 5a 5a | hexes.0218: 5a stands in 0218 already"
      })
  void aSetUpSaysWhatIsWrongInWhichHex(String hex, String units, String said) {
    Data hexes = Data.of(hex, Data.texts(List.of(units.split(" "))));
    assertThatThrownBy(() -> SetUpPlan.parse(SET_UP.with("hexes", hexes), MAP, ORDER))
        .isInstanceOf(DataException.class)
        .hasMessageContaining(said);
  }

  @Test
  void aSetUpIsOfASideAndHasNoEmptyHexes() {
    assertThatThrownBy(() -> SetUpPlan.parse(SET_UP.with("side", "french"), MAP, ORDER))
        .hasMessageContaining("side: no unit is french");
    Data empty = Data.of("0218", Data.texts(List.of()));
    assertThatThrownBy(() -> SetUpPlan.parse(SET_UP.with("hexes", empty), MAP, ORDER))
        .hasMessageContaining("leave 0218 out");
  }
}
