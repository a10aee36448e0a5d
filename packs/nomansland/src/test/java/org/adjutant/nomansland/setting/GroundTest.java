package org.adjutant.nomansland.setting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.adjutant.kit.ProvesRule;
import org.adjutant.nomansland.Battle;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.DataException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class GroundTest {
  private static final Ground GROUND = Battle.setting("silent-death").ground();
  private static final Ground FIRST = Battle.setting("fix-bayonet").ground();

  private static Hex hex(String id) {
    return new Hex(id);
  }

  /** Directions 3 and 4 from J5 are those of the printed example of scatter (1.5.3.2). */
  @ParameterizedTest
  @CsvSource({
    "J5, I5 I6 J6 K5 J4 I4",
    "J6, I6 J7 K7 K6 K5 J5",
    "H4, G4 H5 I5 I4 I3 H3",
    "I4, H4 I5 J5 J4 J3 I3"
  })
  void neighboursGoClockwiseFromTheNorth(String from, String around) {
    List<String> found =
        IntStream.rangeClosed(1, 6)
            .mapToObj(direction -> GROUND.neighbour(hex(from), direction).orElseThrow().id())
            .toList();
    assertThat(found).containsExactly(around.split(" "));
    for (int direction = 1; direction <= 6; direction++) {
      assertThat(GROUND.direction(hex(from), hex(found.get(direction - 1)))).isEqualTo(direction);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "L3, J7, 4",
    "K10, J7, 3",
    "P7, D7, 12",
    "R7, D7, 14",
    "O7, J7, 5",
    "J5, J5, 0",
    "J5, K5, 1"
  })
  void distancesAreThoseOfTheMap(String a, String b, int hexes) {
    assertThat(GROUND.distance(hex(a), hex(b))).isEqualTo(hexes);
    assertThat(GROUND.adjacent(hex(a), hex(b))).isEqualTo(hexes == 1);
  }

  @Test
  void hexesApartHaveNoDirection() {
    assertThatThrownBy(() -> GROUND.direction(hex("J5"), hex("J7")))
        .isInstanceOf(DataException.class)
        .hasMessageContaining("not adjacent");
  }

  @Test
  void theMapHasEighteenRowsOfThirteenHexes() {
    assertThat(GROUND.rows()).hasSize(18).startsWith("A", "B").endsWith("Q", "R");
    assertThat(GROUND.rows())
        .allSatisfy(
            row -> assertThat(GROUND.row(row)).hasSize(13).allMatch(GROUND.grid()::contains));
    assertThat(GROUND.row("K").get(0)).isEqualTo(hex("K1"));
    assertThat(GROUND.row("K").get(12)).isEqualTo(hex("K13"));
    assertThat(GROUND.row("S")).isEmpty();
    assertThat(GROUND.column(hex("K13"))).isEqualTo(13);
    assertThat(GROUND.rowOf(hex("K13"))).isEqualTo("K");
  }

  @Test
  void theMapEndsAtItsEdges() {
    assertThat(GROUND.neighbour(hex("A1"), 1)).isEmpty();
    assertThat(GROUND.neighbour(hex("R13"), 4)).isEmpty();
    assertThat(GROUND.neighbour(hex("J1"), 6)).isEmpty();
  }

  @Test
  void theMapIsItsOwnMirrorImageAboutColumnSeven() {
    for (Hex hex : GROUND.grid().hexes()) {
      Hex mirror = hex(GROUND.rowOf(hex) + (14 - GROUND.column(hex)));
      assertThat(GROUND.isTrench(mirror)).as(hex.id()).isEqualTo(GROUND.isTrench(hex));
      assertThat(GROUND.isPost(mirror)).as(hex.id()).isEqualTo(GROUND.isPost(hex));
      assertThat(GROUND.wireRow(mirror, false)).as(hex.id()).isEqualTo(GROUND.wireRow(hex, false));
    }
  }

  @ParameterizedTest
  @CsvSource({"ERICH, J", "FRIEDRICH, G", "GERHARD, D", "ROGER, P", "ROBERT, R"})
  void aMainTrenchFillsItsRow(String line, String row) {
    assertThat(GROUND.hexesOf(line)).containsExactlyElementsOf(GROUND.row(row));
    assertThat(GROUND.row(row)).allMatch(hex -> GROUND.line(hex).equals(Optional.of(line)));
  }

  @ParameterizedTest
  @CsvSource({
    "E3, CT_D_W, true", "F11, CT_D_E, true", "H3, CT_F_W, true", "I11, CT_F_E, true",
    "Q3, CT_A_W, false", "Q11, CT_A_E, false", "Q7, CHRIST, false", "J3, ERICH, true",
    "G11, FRIEDRICH, true", "P7, ROGER, false"
  })
  void eachCommunicationTrenchIsALineOfItsOwn(String id, String line, boolean defenders) {
    assertThat(GROUND.line(hex(id))).contains(line);
    assertThat(GROUND.isDefenderTrench(hex(id))).isEqualTo(defenders);
  }

  @Test
  void noMansLandLiesBetweenRogerAndErich() {
    assertThat(GROUND.grid().hexes().stream().filter(GROUND::inNoMansLand))
        .hasSize(5 * 13)
        .extracting(GROUND::rowOf)
        .containsOnly("K", "L", "M", "N", "O");
  }

  @Test
  void theSecondWireRowHasGapsForTheTrenchesAndThePosts() {
    assertThat(GROUND.row("K")).allMatch(hex -> GROUND.wireRow(hex, false) == 1);
    assertThat(GROUND.row("H").stream().filter(hex -> GROUND.wireRow(hex, false) == 2))
        .extracting(GROUND::column)
        .containsExactly(1, 2, 5, 6, 7, 8, 9, 12, 13);
    assertThat(GROUND.isPost(hex("H4")) && GROUND.isPost(hex("H10"))).isTrue();
  }

  @Test
  void wireInSingleHexesIsWireToo() {
    assertThat(GROUND.wireHexes(false)).hasSize(9 + 2 + 13).contains(hex("H3"), hex("H11"));
    assertThat(Battle.setting("specialists").ground().wireHexes(false))
        .hasSize(9 + 2 + 13 + 2)
        .contains(hex("L3"), hex("L11"));
    assertThat(FIRST.wireHexes(false)).containsExactlyElementsOf(FIRST.row("K"));
  }

  @Test
  void postsAndLoopholesAreThereOnlyWhereTheScenarioHasThem() {
    assertThat(GROUND.loopholes())
        .extracting(side -> side.text())
        .containsExactly("G3/H3", "G11/H11");
    assertThat(FIRST.loopholes()).isEmpty();
    assertThat(FIRST.isPost(hex("H4"))).isFalse();
    assertThat(FIRST.isPrintedPost(hex("H4"))).isTrue();
    assertThat(Battle.setting("raining-shells").ground().isPost(hex("H4"))).isTrue();
    assertThat(Battle.setting("raining-shells").ground().loopholes()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"D5", "G5", "H3", "E11", "Q7"})
  @ProvesRule("nomansland:S01.special.g")
  void scenarioOneIgnoresAllTrenchesButErichRogerAndRobert(String id) {
    assertThat(FIRST.isTrench(hex(id))).isFalse();
    assertThat(FIRST.isDefenderTrench(hex(id))).isFalse();
    assertThat(FIRST.wireRow(hex("H5"), false)).isZero();
    assertThat(FIRST.hexesOf("FRIEDRICH")).isEmpty();
    assertThat(FIRST.isDefenderTrench(hex("J5"))).isTrue();
    assertThat(FIRST.isTrench(hex("R5"))).isTrue();
  }

  @Test
  void theBoardShowsOnlyWhatIsInForce() {
    assertThat(FIRST.map().hexesWith("trench"))
        .extracting(FIRST::rowOf)
        .containsOnly("J", "P", "R")
        .hasSize(39);
    assertThat(FIRST.map().hexesWith("communication-trench")).isEmpty();
    assertThat(FIRST.map().hexesWith("bombing-post")).isEmpty();
    assertThat(FIRST.map().hexesWith("wire")).containsExactlyInAnyOrderElementsOf(FIRST.row("K"));
    assertThat(GROUND.map().hexesWith("bombing-post")).containsExactly(hex("H4"), hex("H10"));
    assertThat(GROUND.map().hexesWith("trench")).hasSize(5 * 13);
  }
}
