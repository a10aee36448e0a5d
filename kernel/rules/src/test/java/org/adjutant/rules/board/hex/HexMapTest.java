package org.adjutant.rules.board.hex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.adjutant.rules.board.Feature;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.rulebook.Provenance;
import org.junit.jupiter.api.Test;

class HexMapTest {
  private static final Data GRID =
      Data.of("tops", "flat")
          .with("columns", 6)
          .with("rows", 6)
          .with("high", "even")
          .with("ids", "CCRR");

  private static final Data MAP =
      Data.of("grid", GRID)
          .with("provenance", "reconstructed")
          .with("why", "drawn for a test")
          .with(
              "terrain",
              list(
                  Data.of("type", "woods")
                      .with("name", "Bois Hugo")
                      .with("hexes", texts("0202", "0203")),
                  Data.of("type", "town")
                      .with("hexes", texts("0203..0304"))
                      .with("provenance", "printed")))
          .with(
              "hexsides",
              list(
                  Data.of("feature", "river").with("at", texts("0202/0302", "0203/0302")),
                  Data.of("feature", "trench").with("of", Data.of("0303", texts("D", "DL")))))
          .with(
              "paths",
              list(
                  Data.of("kind", "road")
                      .with("name", "Lens road")
                      .with("hexes", texts("0101", "0202", "0302"))))
          .with("names", Data.of("Lone Tree", "0505").with("Pair", texts("0505", "0506")))
          .with(
              "regions",
              Data.of("sector-I", Data.of("kind", "sector").with("hexes", texts("0101..0103")))
                  .with("out", texts("0606")))
          .with("edges", Data.of("allied", "left").with("german", texts("right", "0101")));

  private final HexMap map = HexMap.parse(MAP);

  @Test
  void aHexMayHoldSeveralTerrains() {
    assertThat(map.terrain(hex("0203"))).extracting(Feature::kind).containsExactly("woods", "town");
    assertThat(map.terrain(hex("0101"))).isEmpty();
    assertThat(map.hexesWith("town"))
        .containsExactly(hex("0203"), hex("0204"), hex("0303"), hex("0304"));
  }

  @Test
  void eachLayerKeepsItsProvenance() {
    assertThat(map.terrain(hex("0202")).get(0).provenance().grade())
        .isEqualTo(Provenance.Grade.RECONSTRUCTED);
    assertThat(map.terrain(hex("0304")).get(0).provenance().grade())
        .isEqualTo(Provenance.Grade.PRINTED);
    assertThat(map.features()).hasSize(5);
  }

  @Test
  void aRiverLiesBetweenItsHexesBothWays() {
    assertThat(map.has(hex("0202"), hex("0302"), "river")).isTrue();
    assertThat(map.has(Place.hexside("0302", "0203"), "river")).isTrue();
    assertThat(map.has(hex("0302"), hex("0301"), "river")).isFalse();
    assertThat(map.hexsidesWith("river"))
        .containsExactly(Place.hexside("0202", "0302"), Place.hexside("0203", "0302"));
  }

  @Test
  void aTrenchBelongsToTheHexItIsDrawnIn() {
    assertThat(map.owns(hex("0303"), hex("0304"), "trench")).isTrue();
    assertThat(map.owns(hex("0304"), hex("0303"), "trench")).isFalse();
    assertThat(map.has(hex("0304"), hex("0303"), "trench")).isTrue();
    assertThat(map.owns(hex("0303"), "trench")).isTrue();
    assertThat(map.owns(hex("0304"), "trench")).isFalse();
  }

  @Test
  void aRoadJoinsEachHexToTheNext() {
    assertThat(map.joined(hex("0202"), hex("0101"), "road")).isTrue();
    assertThat(map.joined(hex("0101"), hex("0102"), "road")).isFalse();
    assertThat(map.paths(hex("0202"), hex("0302")).get(0).name()).isEqualTo("Lens road");
    assertThat(map.onPath(hex("0302"), "road")).isTrue();
    assertThat(map.onPath(hex("0303"), "road")).isFalse();
  }

  @Test
  void namesRegionsAndEdges() {
    assertThat(map.named("Pair")).containsExactly(hex("0505"), hex("0506"));
    assertThat(map.names(hex("0505"))).containsExactly("Lone Tree", "Pair");
    assertThat(map.named("Bois Hugo")).containsExactly(hex("0202"), hex("0203"));
    assertThat(map.region("sector-I").hexes()).hasSize(3);
    assertThat(map.regions(hex("0102"))).extracting(Region::kind).containsExactly("sector");
    assertThatThrownBy(() -> map.region("sector-II")).hasMessageContaining("sector-I");
    assertThat(map.edge("allied")).hasSize(6);
    assertThat(map.edge("german")).hasSize(7).contains(hex("0101"));
  }

  @Test
  void everyProblemIsListedWithItsPath() {
    Data bad =
        MAP.with(
                "terrain",
                list(
                    Data.of("type", "woods").with("hexes", texts("0202", "0909", "x")),
                    Data.of("hexes", texts("0101"))))
            .with(
                "hexsides",
                list(Data.of("feature", "trench").with("of", Data.of("0101", texts("U", "L")))))
            .with("paths", list(Data.of("kind", "road").with("hexes", texts("0101", "0303"))))
            .with("rivers", 1);
    assertThat(HexMap.problems(bad))
        .satisfiesExactlyInAnyOrder(
            p -> assertThat(p).startsWith("terrain[0].hexes[1]: there is no hex 0909"),
            p -> assertThat(p).startsWith("terrain[0].hexes[2]: there is no hex x"),
            p -> assertThat(p).startsWith("terrain[1]: the field \"type\" is missing"),
            p -> assertThat(p).startsWith("hexsides[0].of.0101[0]: the side U of 0101 is the edge"),
            p -> assertThat(p).startsWith("hexsides[0].of.0101[1]: hexes with flat tops"),
            p -> assertThat(p).startsWith("paths[0].hexes[1]: 0101 and 0303 are not adjacent"),
            p -> assertThat(p).startsWith("no field is called \"rivers\""));
    assertThatThrownBy(() -> HexMap.parse(bad))
        .hasMessageStartingWith("the map has 7 problems:\n  ");
    assertThat(HexMap.problems(MAP)).isEmpty();
  }

  @Test
  void whatIsNotPrintedNeedsItsReason() {
    Data silent =
        Data.of("grid", GRID)
            .with("terrain", list(Data.of("type", "woods").with("hexes", texts("0101"))));
    assertThat(HexMap.problems(silent))
        .singleElement()
        .asString()
        .contains("\"provenance\" is missing");
    assertThat(HexMap.problems(silent.with("provenance", "derived")))
        .singleElement()
        .asString()
        .contains("needs its reasoning");
    assertThat(HexMap.problems(silent.with("provenance", "printed"))).isEmpty();
  }

  private static Hex hex(String id) {
    return Place.hex(id);
  }

  private static Data texts(String... texts) {
    return Data.texts(List.of(texts));
  }

  private static Data list(Data... items) {
    return Data.of(List.of(items));
  }
}
