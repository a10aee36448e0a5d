package org.adjutant.rules.board.tabletop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import org.adjutant.rules.board.Place.Point;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

class TabletopTest {
  private static final Data DATA =
      Data.of("width", 1200)
          .with("depth", 1800)
          .with("provenance", "printed")
          .with(
              "terrain",
              list(
                  Data.of("type", "wood")
                      .with("name", "Sanctuary Wood")
                      .with("area", list(spot(100, 200), spot(400, 220), spot(250, 500))),
                  Data.of("type", "wire")
                      .with("line", list(spot(0, 900), spot(600, 950), spot(1200, 900)))
                      .with("wide", 20),
                  Data.of("type", "trench").with("line", list(spot(0, 1000), spot(1200, 1000))),
                  Data.of("type", "pond").with("circle", spot(700, 300)).with("radius", 80),
                  Data.of("type", "building")
                      .with("at", spot(500, 600))
                      .with("width", 60)
                      .with("depth", 40)
                      .with("facing", 9000)));

  private final Tabletop table = Tabletop.parse(DATA);

  @Test
  void terrainIsFoundUnderABase() {
    assertThat(kinds(250, 300)).containsExactly("wood");
    assertThat(kinds(600, 950)).containsExactly("wire");
    assertThat(kinds(300, 1000)).containsExactly("trench");
    assertThat(kinds(700, 375)).containsExactly("pond");
    assertThat(kinds(500, 630)).containsExactly("building");
    assertThat(kinds(800, 1500)).isEmpty();
  }

  @Test
  void aLineOfSightIsStoppedByWhatItCrosses() {
    assertThat(table.crossed(mm(50, 300), mm(450, 300), "wood")).hasSize(1);
    assertThat(table.crossed(mm(50, 150), mm(450, 150), "wood")).isEmpty();
    assertThat(table.crossed(mm(50, 300), mm(450, 300), "building")).isEmpty();
    assertThat(table.crossed(mm(300, 800), mm(300, 1100), "trench")).hasSize(1);
    assertThat(table.crossed(mm(300, 800), mm(300, 800), "trench")).isEmpty();
  }

  @Test
  void theTableEndsAtItsEdges() {
    Base base = new Base.Rectangle(30, 20);
    assertThat(table.holds(base.at(new Point(15, 10, 0)))).isTrue();
    assertThat(table.holds(base.at(new Point(14, 10, 0)))).isFalse();
  }

  @Test
  void everyProblemIsListed() {
    Data bad =
        DATA.with("width", 0)
            .with(
                "terrain",
                list(
                    Data.of("type", "wood"),
                    Data.of("type", "wood").with("area", list(spot(1, 1))),
                    Data.of("type", "x")
                        .with("circle", spot(0, 0))
                        .with("radius", 0)
                        .with("size", 3)));
    assertThatThrownBy(() -> Tabletop.parse(bad))
        .hasMessageContaining("the table has 5 problems")
        .hasMessageContaining("width: a table measures")
        .hasMessageContaining("terrain[0]: terrain has an \"area\"")
        .hasMessageContaining("terrain[1]: an area needs three corners")
        .hasMessageContaining("terrain[2]: no field is called \"size\"")
        .hasMessageContaining("terrain[2]: a disc has a radius");
  }

  private List<String> kinds(int x, int y) {
    return table.under(new Base.Round(20).at(new Point(x, y, 0))).stream()
        .map(piece -> piece.feature().kind())
        .toList();
  }

  private static Data spot(int x, int y) {
    return Data.numbers(Arrays.asList(x, y));
  }

  private static Data list(Data... items) {
    return Data.of(List.of(items));
  }

  private static Spot mm(int x, int y) {
    return Spot.ofMillimetres(x, y);
  }
}
