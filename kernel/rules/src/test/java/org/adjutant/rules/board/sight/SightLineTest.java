package org.adjutant.rules.board.sight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.Axial;
import org.adjutant.rules.board.hex.GridSpec;
import org.adjutant.rules.board.hex.Grids;
import org.adjutant.rules.board.hex.HexGrid;
import org.adjutant.rules.board.hex.Parity;
import org.adjutant.rules.board.sight.LineStep.Over;
import org.adjutant.rules.board.sight.LineStep.Rim;
import org.adjutant.rules.board.sight.LineStep.Spine;
import org.adjutant.rules.board.sight.LineStep.Through;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SightLineTest {
  private final HexGrid grid = Grids.loos();

  static Stream<HexGrid> all() {
    return Stream.concat(Grids.whole(), Grids.ragged());
  }

  @Test
  void anAdjacentHexLiesBehindOneHexside() {
    assertThat(line("1010", "1009").steps())
        .containsExactly(
            new Through(hex("1010")),
            new Over(Place.hexside("1009", "1010"), List.of()),
            new Through(hex("1009")));
  }

  @Test
  void aSpineIsReportedWithTheHexesOnBothSides() {
    assertThat(line("1010", "1108").steps())
        .containsExactly(
            new Through(hex("1010")),
            new Spine(Place.hexside("1009", "1109")),
            new Through(hex("1108")));
    assertThat(line("1010", "1108").entrances())
        .containsExactly(Place.hexside("1009", "1108"), Place.hexside("1109", "1108"));
    assertThat(line("1010", "1207").steps()).filteredOn(Spine.class::isInstance).hasSize(2);
    assertThat(line("1010", "1207").hexesBetween()).containsExactly(hex("1108"));
  }

  @Test
  void aLineMayCrossExactlyAtACorner() {
    SightLine line = line("1010", "1407");
    assertThat(line.steps())
        .filteredOn(step -> step instanceof Over over && !over.touching().isEmpty())
        .hasSize(2);
    assertThat(line.steps()).noneMatch(Spine.class::isInstance);
  }

  @Test
  void alongTheRimOnlyOneHexIsBeside() {
    HexGrid small = new HexGrid(GridSpec.numbered(5, 3, Parity.EVEN));
    assertThat(SightLine.between(small, hex("0101"), hex("0301")).steps())
        .containsExactly(
            new Through(hex("0101")),
            new Spine(Place.hexside("0201", "0202")),
            new Through(hex("0301")));
    assertThat(SightLine.between(small, hex("0201"), hex("0401")).steps())
        .containsExactly(new Through(hex("0201")), new Rim(hex("0301")), new Through(hex("0401")));
  }

  @Test
  void theLineOfTheFireExampleEntersByOneSide() {
    SightLine north = SightLine.between(Grids.noMansLand(), hex("L3"), hex("J7"));
    assertThat(north.hexesBetween()).containsExactly(hex("K4"), hex("K5"), hex("J6"));
    assertThat(north.entrances()).containsExactly(Place.hexside("J6", "J7"));
  }

  @ParameterizedTest
  @MethodSource("all")
  void theLineBackMeetsTheSameThingsInReverse(HexGrid any) {
    Random random = new Random(any.size());
    for (int n = 0; n < 150; n++) {
      Hex from = any.at(random.nextInt(any.size()));
      Hex to = any.at(random.nextInt(any.size()));
      assertThat(SightLine.between(any, to, from))
          .isEqualTo(SightLine.between(any, from, to).reversed());
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void itPassesThroughExactlyTheHexesThatHaveCornersOnBothSidesOfIt(HexGrid any) {
    Random random = new Random(any.size() + 1L);
    for (int n = 0; n < 25; n++) {
      Hex from = any.at(random.nextInt(any.size()));
      Hex to = any.at(random.nextInt(any.size()));
      if (!from.equals(to)) {
        assertThat(
                SightLine.between(any, from, to).steps().stream()
                    .filter(Through.class::isInstance)
                    .map(s -> ((Through) s).hex()))
            .containsExactlyInAnyOrderElementsOf(
                any.hexes().stream().filter(hex -> crossed(any, from, to, hex)).toList());
      }
    }
  }

  @Test
  void turningTheBoardTurnsTheLine() {
    HexGrid wide = new HexGrid(GridSpec.numbered(60, 60, Parity.ODD));
    Axial middle = wide.axial(hex("3030"));
    Random random = new Random(2);
    for (int n = 0; n < 300; n++) {
      Axial way = new Axial(random.nextInt(13) - 6, random.nextInt(13) - 6);
      List<Hex> here =
          SightLine.between(wide, hex("3030"), at(wide, middle.plus(way))).hexesBetween();
      List<Hex> turned =
          SightLine.between(wide, hex("3030"), at(wide, middle.plus(way.turned()))).hexesBetween();
      assertThat(turned)
          .isEqualTo(
              here.stream()
                  .map(hex -> at(wide, middle.plus(wide.axial(hex).minus(middle).turned())))
                  .toList());
    }
  }

  @Test
  void aHexBetweenStopsTheLineAndTheEndsDoNot() {
    Blocker woods = (hex, near, far) -> hex.id().startsWith("10");
    assertThat(Sighting.sees(grid, hex("1010"), hex("1006"), woods)).isFalse();
    assertThat(Sighting.look(grid, hex("1010"), hex("1006"), woods).blocked()).hasSize(3);
    assertThat(Sighting.sees(grid, hex("1010"), hex("1110"), woods)).isTrue();
  }

  @Test
  void theTitleDecidesAboutSpines() {
    Blocker one = (hex, near, far) -> hex.equals(hex("1009"));
    Blocker strict =
        new Blocker() {
          @Override
          public boolean hex(Hex hex, int near, int far) {
            return one.hex(hex, near, far);
          }

          @Override
          public boolean spine(Place.Hexside side, boolean a, boolean b) {
            return a || b;
          }
        };
    assertThat(Sighting.sees(grid, hex("1010"), hex("1108"), one)).isTrue();
    assertThat(Sighting.sees(grid, hex("1010"), hex("1108"), strict)).isFalse();
    assertThat(Sighting.sees(grid, hex("1108"), hex("1010"), (hex, near, far) -> near == 1))
        .isFalse();
  }

  @Test
  void hexsidesAndDistancesAreGivenToTheTitle() {
    Blocker hedge =
        new Blocker() {
          @Override
          public boolean hex(Hex hex, int near, int far) {
            return false;
          }

          @Override
          public boolean hexside(Place.Hexside side, int near, int far) {
            return side.equals(Place.hexside("1008", "1007")) && near == 2 && far == 1;
          }
        };
    assertThat(Sighting.look(grid, hex("1010"), hex("1006"), hedge).blocked())
        .containsExactly(new Over(Place.hexside("1007", "1008"), List.of()));
    assertThat(Sighting.sees(grid, hex("1006"), hex("1010"), hedge)).isTrue();
  }

  /** Whether a hex has corners on both sides of the line and its centre between the ends of it. */
  private static boolean crossed(HexGrid any, Hex from, Hex to, Hex hex) {
    Axial way = any.axial(to).minus(any.axial(from));
    Axial off = any.axial(hex).minus(any.axial(from));
    int along = dot(way, off);
    if (along < 0 || along > dot(way, way)) {
      return false;
    }
    boolean left = false;
    boolean right = false;
    for (int side = 0; side < 6; side++) {
      Axial corner =
          off.times(3)
              .plus(Axial.step(any.tops(), side))
              .plus(Axial.step(any.tops(), (side + 1) % 6));
      int cross = way.q() * corner.r() - way.r() * corner.q();
      left |= cross < 0;
      right |= cross > 0;
    }
    return left && right;
  }

  /** Twice the inner product. */
  private static int dot(Axial a, Axial b) {
    return 2 * a.q() * b.q() + 2 * a.r() * b.r() + a.q() * b.r() + a.r() * b.q();
  }

  private SightLine line(String from, String to) {
    return SightLine.between(grid, hex(from), hex(to));
  }

  private static Hex at(HexGrid any, Axial place) {
    return any.at(place).orElseThrow();
  }

  private static Hex hex(String id) {
    return Place.hex(id);
  }
}
