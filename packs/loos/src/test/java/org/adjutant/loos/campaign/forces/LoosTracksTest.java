package org.adjutant.loos.campaign.forces;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.adjutant.loos.data.Resources;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.rulebook.Provenance;
import org.adjutant.rules.rulebook.Provenance.Grade;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LoosTracksTest {
  private static final Data DATA = Resources.read("loos-tracks.json");
  private static final OrderOfBattle ORDER =
      OrderOfBattle.parse(Resources.read("loos-counters.json"));
  private static final Tracks TRACKS = Tracks.parse(DATA, ORDER);
  private static final SideId BRITISH = SideId.of("british");
  private static final SideId GERMAN = SideId.of("german");

  @Test
  void zeroHourIsFollowedByEightTurns() {
    assertThat(TRACKS.lastTurn()).isEqualTo(8);
    assertThat(TRACKS.turn(0).name()).isEqualTo("Zero Hour");
    assertThat(TRACKS.turn(8).when()).isEqualTo("28 September, afternoon");
    assertThat(TRACKS.turns()).extracting(GameTurn::number).isSorted().doesNotHaveDuplicates();
  }

  @Test
  void inZeroHourAllTenMarkersAreBritishWithThreeDice() {
    ArtilleryBox zero = TRACKS.artillery(BRITISH, 0);
    assertThat(zero).isEqualTo(new ArtilleryBox(10, 3, Provenance.PRINTED));
    assertThat(TRACKS.artillery(GERMAN, 0).markers()).isZero();
    assertThat(TRACKS.artillery(GERMAN, 0).provenance().grade()).isEqualTo(Grade.DERIVED);
  }

  @ParameterizedTest
  @CsvSource({
    "1, 4, 2, 3",
    "2, 3, 2, 4",
    "3, 6, 3, 4",
    "4, 3, 2, 4",
    "5, 5, 3, 4",
    "6, 3, 2, 5",
    "7, 4, 3, 5",
    "8, 2, 2, 5"
  })
  void aTurnHasSoManyMarkersAndDice(int turn, int british, int dice, int german) {
    ArtilleryBox box = TRACKS.artillery(BRITISH, turn);
    assertThat(box.markers()).isEqualTo(british);
    assertThat(box.dice()).isEqualTo(dice);
    assertThat(TRACKS.artillery(GERMAN, turn).markers()).isEqualTo(german);
    assertThat(TRACKS.artillery(GERMAN, turn).dice()).isEqualTo(2);
  }

  @Test
  void bothSidesTogetherNeverHaveMoreThanTheTenMarkersThereAre() {
    int there =
        ORDER.markers().stream()
            .filter(marker -> marker.id().equals("artillery"))
            .mapToInt(MarkerCount::count)
            .sum();
    for (GameTurn turn : TRACKS.turns()) {
      int both =
          TRACKS.artillery(BRITISH, turn.number()).markers()
              + TRACKS.artillery(GERMAN, turn.number()).markers();
      assertThat(both).as(turn.name()).isLessThanOrEqualTo(there);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "8, 1, 1",
    "8, 2, 1-3",
    "8, 5, 1-6",
    "4B, 1, none",
    "4B, 2, 1",
    "4B, 6, 1-6",
    "2G, 2, none",
    "2G, 4, 1-2",
    "2G, 7, 1-6"
  })
  void aDivisionIsReleasedByTheseResults(String division, int turn, String span) {
    assertThat(TRACKS.release().span(division, turn)).hasToString(span);
  }

  @Test
  void noSpanShrinksFromTurnToTurn() {
    for (String division : TRACKS.release().divisions()) {
      for (int turn = 2; turn <= 8; turn++) {
        assertThat(results(division, turn)).isGreaterThanOrEqualTo(results(division, turn - 1));
      }
      assertThat(results(division, 8)).isEqualTo(6);
    }
  }

  private static long results(String division, int turn) {
    Span span = TRACKS.release().span(division, turn);
    return IntStream.rangeClosed(1, 6).filter(span::contains).count();
  }

  @Test
  void everyItemHasAProvenanceOfItsOwn() {
    DATA.get("turns").fields().values().forEach(Provenance::parse);
    for (String table : new String[] {"artillery", "release"}) {
      for (Data row : DATA.get(table).fields().values()) {
        row.fields().values().forEach(Provenance::parse);
      }
    }
    assertThat(TRACKS.unprinted()).hasSize(9 + 17 + 24);
  }
}
