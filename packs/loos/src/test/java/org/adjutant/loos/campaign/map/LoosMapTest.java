package org.adjutant.loos.campaign.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.adjutant.loos.data.Resources;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.Place.Hexside;
import org.adjutant.rules.board.hex.HexGrid;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.rulebook.Provenance;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LoosMapTest {
  private static final Data DATA = Resources.read("loos-map.json");
  private static final CampaignMap MAP = CampaignMap.parse(DATA).whole();
  private static final HexGrid GRID = MAP.grid();

  private static Hex hex(String id) {
    return GRID.hex(id);
  }

  @Test
  void theMapLooksAsItWasDrawn() throws IOException {
    try (InputStream in = LoosMapTest.class.getResourceAsStream("picture.txt")) {
      String picture =
          new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      assertThat(new Picture(MAP).rows())
          .containsExactlyElementsOf(picture.lines().map(String::stripTrailing).toList());
    }
  }

  @Test
  void theGridHasThirtyThreeColumnsWithEvenOnesHigher() {
    assertThat(GRID.size()).isEqualTo(33 * 20);
    assertThat(GRID.neighbours(hex("2312"))).contains(hex("2311"), hex("2413"));
    assertThat(GRID.neighbours(hex("2412"))).contains(hex("2311"), hex("2413"));
  }

  @Test
  void sixSectorsHaveFiveFrontHexesEachInColumnsSideBySide() {
    assertThat(MAP.sectors())
        .extracting(Sector::id)
        .containsExactly("I", "II", "III", "IV", "V", "VI");
    List<Integer> columns = new ArrayList<>();
    for (Sector sector : MAP.sectors()) {
      assertThat(sector.front()).hasSize(5);
      assertThat(sector.second()).hasSize(5);
      sector.front().forEach(front -> columns.add(Integer.parseInt(front.id().substring(0, 2))));
      for (int n = 0; n < 5; n++) {
        assertThat(GRID.adjacent(sector.front().get(n), sector.second().get(n))).isTrue();
        assertThat(MAP.sectorOf(sector.second().get(n))).contains(sector);
      }
    }
    assertThat(columns).hasSize(30).isSorted().startsWith(2).endsWith(31).doesNotHaveDuplicates();
  }

  @Test
  void threeFrontHexesAreDrawnButOutOfPlay() {
    assertThat(GRID.hexes().stream().filter(MAP::isFrontLineDrawn)).hasSize(33);
    assertThat(GRID.hexes().stream().filter(MAP::isFrontLine)).hasSize(30);
    assertThat(GRID.hexes().stream().filter(h -> MAP.isFrontLineDrawn(h) && MAP.isOutOfPlay(h)))
        .extracting(Hex::id)
        .containsExactly("0118", "3218", "3318");
  }

  @Test
  void theFrontLineIsOneUnbrokenRow() {
    List<Hex> front = GRID.hexes().stream().filter(MAP::isFrontLineDrawn).toList();
    for (int n = 1; n < front.size(); n++) {
      assertThat(GRID.adjacent(front.get(n - 1), front.get(n))).as(front.get(n).id()).isTrue();
    }
  }

  @Test
  void whatLiesBehindTheSecondLineIsOutOfPlay() {
    for (Sector sector : MAP.sectors()) {
      for (Hex second : sector.second()) {
        String column = second.id().substring(0, 2);
        int row = Integer.parseInt(second.id().substring(2));
        for (int behind = 1; behind <= 20; behind++) {
          Hex at = hex(String.format("%s%02d", column, behind));
          assertThat(MAP.isOutOfPlay(at)).as(at.id()).isEqualTo(behind > row);
          assertThat(MAP.isGermanSide(at)).as(at.id()).isEqualTo(behind < row - 1);
        }
      }
    }
  }

  @Test
  void thirtyThreeFrontTrenchHexesFaceTheBritishLine() {
    List<Hex> front = MAP.trenchLines().get(0).hexes();
    assertThat(front).hasSize(33);
    for (Hex trench : front) {
      for (Hex next : GRID.neighbours(trench)) {
        assertThat(MAP.isTrenchTowards(trench, next))
            .as(trench + "/" + next)
            .isEqualTo(MAP.isFrontLineDrawn(next));
      }
    }
  }

  @Test
  void threeLinesOfTrenchesShareNoHex() {
    assertThat(MAP.trenchLines())
        .extracting(TrenchLine::name)
        .containsExactly("Front trench", "Loos trench", "Second position");
    List<Hex> all = MAP.trenchLines().stream().flatMap(line -> line.hexes().stream()).toList();
    assertThat(all).hasSize(33 + 10 + 36).doesNotHaveDuplicates().allMatch(MAP::isTrench);
    assertThat(GRID.hexes().stream().filter(MAP::isTrench)).hasSameSizeAs(all);
  }

  @Test
  void aTrenchHexsideIsOneFromBothSidesButBelongsToTheGermanHex() {
    assertThat(MAP.isTrenchBetween(hex("1416"), hex("1415"))).isTrue();
    assertThat(MAP.isTrenchTowards(hex("1415"), hex("1416"))).isTrue();
    assertThat(MAP.isTrenchTowards(hex("1416"), hex("1415"))).isFalse();
    assertThat(MAP.isTrench(hex("1416"))).isFalse();
    assertThat(MAP.isTrenchBetween(hex("1415"), hex("1414"))).isFalse();
  }

  @Test
  void roadsJoinNeighboursAndReachNoFrontLine() {
    for (Data road : DATA.get("paths").items()) {
      List<String> ids = road.get("hexes").textItems();
      for (int n = 0; n < ids.size(); n++) {
        assertThat(MAP.isFrontLineDrawn(hex(ids.get(n)))).isFalse();
        assertThat(n == 0 || GRID.adjacent(hex(ids.get(n - 1)), hex(ids.get(n))))
            .as(road.text("name") + " " + ids.get(n))
            .isTrue();
      }
    }
  }

  @Test
  void theCanalIsAnUnbrokenLineWithTwoBridges() {
    List<Hexside> canal = new ArrayList<>();
    Data layer = DATA.get("hexsides").items().get(3);
    for (String side : layer.get("at").textItems()) {
      canal.add(GRID.hexside(hex(side.substring(0, 4)), hex(side.substring(5))));
    }
    for (int n = 1; n < canal.size(); n++) {
      Set<Hex> ends = new LinkedHashSet<>();
      for (Hexside side : canal.subList(n - 1, n + 1)) {
        ends.add(side.a());
        ends.add(side.b());
      }
      assertThat(ends).as(canal.get(n).text()).hasSize(3);
      assertThat(ends)
          .allMatch(a -> ends.stream().allMatch(b -> a.equals(b) || GRID.adjacent(a, b)));
    }
    assertThat(MAP.bridges()).extracting(Hexside::text).containsExactly("0211/0310", "0211/0311");
    assertThat(canal).containsAll(MAP.bridges());
  }

  @Test
  void thirteenTownsAreAllTheTownAndCityHexes() {
    assertThat(MAP.towns()).hasSize(13);
    assertThat(MAP.towns().stream().flatMap(town -> town.hexes().stream()))
        .doesNotHaveDuplicates()
        .containsExactlyInAnyOrderElementsOf(
            GRID.hexes().stream()
                .filter(h -> MAP.map().has(h, "town") || MAP.map().has(h, "city"))
                .toList());
    assertThat(MAP.townOf(hex("2513"))).map(Town::name).contains("Loos");
    assertThat(MAP.townOf(hex("2514"))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"0110, La Bassee, 8", "1201, , 16", "3306, Lens, 13"})
  void anEntryHexLiesSoFarFromTheNearestFrontHex(String id, String town, int distance) {
    assertThat(MAP.isEntry(hex(id))).isTrue();
    assertThat(MAP.townOf(hex(id)).map(Town::name).orElse("")).isEqualTo(town == null ? "" : town);
    assertThat(
            GRID.hexes().stream()
                .filter(MAP::isFrontLine)
                .mapToInt(front -> GRID.distance(front, hex(id)))
                .min())
        .hasValue(distance);
  }

  @Test
  void onlyEntryHexesArePrinted() {
    assertThat(MAP.entries()).hasSize(3);
    assertThat(MAP.map().features()).noneMatch(feature -> feature.provenance().isPrinted());
    assertThat(MAP.map().regions().stream().filter(r -> r.provenance().isPrinted()))
        .hasSize(3)
        .allMatch(region -> region.kind().equals("entry"));
    assertThat(MAP.unprinted())
        .hasSize(MAP.map().features().size() + MAP.map().regions().size() - 3)
        .allMatch(item -> !item.provenance().why().isBlank());
  }

  @Test
  void everyItemHasAProvenanceOfItsOwn() {
    for (String layers : List.of("terrain", "hexsides", "paths")) {
      DATA.get(layers).items().forEach(Provenance::parse);
    }
    DATA.get("regions").fields().values().forEach(Provenance::parse);
    assertThat(DATA.get("regions").fields()).hasSize(6 + 6 + 3 + 13);
  }

  @Test
  void highGroundAndFrontLineAreOpenAndTheRestIsNot() {
    assertThat(MAP.isOpen(hex("2709"))).isTrue();
    assertThat(MAP.isHighGround(hex("2709"))).isTrue();
    assertThat(MAP.isOpen(hex("1416"))).isTrue();
    assertThat(MAP.isOpen(hex("1415"))).isTrue();
    assertThat(MAP.isOpen(hex("2512"))).isFalse();
    assertThat(MAP.isOpen(hex("2915"))).isFalse();
    assertThat(MAP.isHighGround(hex("2915"))).isTrue();
  }
}
