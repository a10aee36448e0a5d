package org.adjutant.rules.board.hex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds on every grid, whole or ragged. */
class HexGridLawsTest {
  static Stream<HexGrid> whole() {
    return Grids.whole();
  }

  static Stream<HexGrid> all() {
    return Stream.concat(Grids.whole(), Grids.ragged());
  }

  @ParameterizedTest
  @MethodSource("all")
  void neighboursAreMutualAndDirectionsInverse(HexGrid grid) {
    for (Hex hex : grid.hexes()) {
      for (Direction direction : grid.tops().directions()) {
        grid.neighbour(hex, direction)
            .ifPresent(
                next -> {
                  assertThat(grid.neighbour(next, direction.opposite())).contains(hex);
                  assertThat(grid.direction(next, hex)).isEqualTo(direction.opposite());
                  assertThat(grid.distance(hex, next)).isOne();
                });
      }
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void idsNumbersAndAxesLeadToTheSameHex(HexGrid grid) {
    for (int index = 0; index < grid.size(); index++) {
      Hex hex = grid.at(index);
      assertThat(grid.index(hex)).isEqualTo(index);
      assertThat(grid.at(grid.axial(hex))).contains(hex);
      assertThat(grid.hex(hex.id())).isSameAs(hex);
      assertThat(Place.parse(hex.text())).isEqualTo(hex);
    }
  }

  @ParameterizedTest
  @MethodSource("whole")
  void distanceIsTheFewestSteps(HexGrid grid) {
    Hex start = grid.at(new Random(grid.size()).nextInt(grid.size()));
    int[] steps = new int[grid.size()];
    Arrays.fill(steps, -1);
    ArrayDeque<Hex> queue = new ArrayDeque<>();
    queue.add(start);
    steps[grid.index(start)] = 0;
    while (!queue.isEmpty()) {
      Hex at = queue.remove();
      assertThat(grid.distance(start, at)).isEqualTo(steps[grid.index(at)]);
      for (Hex next : grid.neighbours(at)) {
        if (steps[grid.index(next)] < 0) {
          steps[grid.index(next)] = steps[grid.index(at)] + 1;
          queue.add(next);
        }
      }
    }
    assertThat(steps).doesNotContain(-1);
  }

  @ParameterizedTest
  @MethodSource("all")
  void aRingHoldsExactlyTheHexesAtItsDistance(HexGrid grid) {
    Hex centre = grid.at(grid.size() / 2);
    for (int radius = 0; radius < 5; radius++) {
      int wanted = radius;
      assertThat(grid.ring(centre, radius))
          .containsExactlyInAnyOrderElementsOf(
              grid.hexes().stream().filter(hex -> grid.distance(centre, hex) == wanted).toList());
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void everyCornerIsSharedByThreeHexesThatTouch(HexGrid grid) {
    for (Hex hex : grid.hexes()) {
      for (Direction direction : grid.tops().directions()) {
        grid.vertex(hex, direction)
            .ifPresent(
                corner -> {
                  assertThat(grid.hexsides(corner)).hasSize(3);
                  Hex next = grid.neighbour(hex, direction).orElseThrow();
                  assertThat(grid.vertex(next, grid.tops().turn(direction, 2))).contains(corner);
                });
      }
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void drawnHexesShareTheCornersOfTheirSide(HexGrid grid) {
    HexLayout layout = new HexLayout(grid);
    for (Hex hex : grid.hexes()) {
      assertThat(layout.corners(hex))
          .allMatch(
              c -> c.x() >= 0 && c.y() >= 0 && c.x() <= layout.width() && c.y() <= layout.height());
      for (int side = 0; side < 6; side++) {
        int next = grid.exit(grid.index(hex), side);
        if (next >= 0) {
          var here = layout.corners(hex);
          var there = layout.corners(grid.at(next));
          assertThat(here.get(side)).isEqualTo(there.get((side + 2) % 6));
          assertThat(here.get((side + 5) % 6)).isEqualTo(there.get((side + 3) % 6));
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void aDirectionPointsWhereItsNeighbourIsDrawn(HexGrid grid) {
    HexLayout layout = new HexLayout(grid);
    for (Hex hex : grid.hexes()) {
      for (Hex next : grid.neighbours(hex)) {
        var from = layout.centre(hex);
        var to = layout.centre(next);
        String name =
            (to.y() < from.y() ? "U" : to.y() > from.y() ? "D" : "")
                + (to.x() < from.x() ? "L" : to.x() > from.x() ? "R" : "");
        assertThat(grid.direction(hex, next).name()).isEqualTo(name);
      }
    }
  }

  @Test
  void sixTurnsLeadBack() {
    for (Tops tops : Tops.values()) {
      for (int side = 0; side < 6; side++) {
        assertThat(Axial.step(tops, side).turned()).isEqualTo(Axial.step(tops, (side + 1) % 6));
        assertThat(tops.turn(tops.direction(side), 6)).isEqualTo(tops.direction(side));
        assertThat(tops.turn(tops.direction(side), 3)).isEqualTo(tops.direction(side).opposite());
      }
    }
  }
}
