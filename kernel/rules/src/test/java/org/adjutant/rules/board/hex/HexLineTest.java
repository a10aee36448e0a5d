package org.adjutant.rules.board.hex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class HexLineTest {
  static Stream<HexGrid> whole() {
    return Grids.whole();
  }

  @Test
  void alongADirectionItIsARowOfHexes() {
    assertThat(HexLine.between(Grids.noMansLand(), Place.hex("L3"), Place.hex("J7")))
        .extracting(Hex::id)
        .containsExactly("L3", "K4", "K5", "J6", "J7");
  }

  @Test
  void whereTwoAreEquallyNearTheLesserNumberIsTaken() {
    assertThat(HexLine.between(Grids.loos(), Place.hex("1010"), Place.hex("1108")))
        .extracting(Hex::id)
        .containsExactly("1010", "1009", "1108");
  }

  @ParameterizedTest
  @MethodSource("whole")
  void itStepsFromNeighbourToNeighbourAndIsTheSameBackwards(HexGrid grid) {
    Random random = new Random(5);
    for (int n = 0; n < 50; n++) {
      Hex from = grid.at(random.nextInt(grid.size()));
      Hex to = grid.at(random.nextInt(grid.size()));
      List<Hex> line = HexLine.between(grid, from, to);
      if (line.size() == grid.distance(from, to) + 1) {
        for (int step = 1; step < line.size(); step++) {
          assertThat(grid.adjacent(line.get(step - 1), line.get(step))).isTrue();
        }
      }
      List<Hex> back = new ArrayList<>(HexLine.between(grid, to, from));
      Collections.reverse(back);
      assertThat(back).isEqualTo(line);
    }
  }
}
