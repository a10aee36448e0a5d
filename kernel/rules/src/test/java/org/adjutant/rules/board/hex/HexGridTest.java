package org.adjutant.rules.board.hex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.junit.jupiter.api.Test;

class HexGridTest {
  private final HexGrid loos = Grids.loos();
  private final HexGrid letters = Grids.noMansLand();

  @Test
  void evenColumnsHigh() {
    assertThat(texts(loos, "0310")).containsExactly("0309", "0410", "0411", "0311", "0211", "0210");
    assertThat(texts(loos, "0410")).containsExactly("0409", "0509", "0510", "0411", "0310", "0309");
  }

  @Test
  void oddColumnsHighWithRowLetters() {
    assertThat(texts(letters, "J5")).containsExactly("I5", "I6", "J6", "K5", "J4", "I4");
    assertThat(texts(letters, "J6")).containsExactly("I6", "J7", "K7", "K6", "K5", "J5");
  }

  @Test
  void pointedTopsHaveNeighboursToTheLeftAndRight() {
    HexGrid grid =
        new HexGrid(
            new GridSpec(Tops.POINTED, 5, 5, Parity.ODD, HexIds.of("CCRR"), 1, 1, List.of()));
    assertThat(texts(grid, "0303")).containsExactly("0302", "0403", "0304", "0204", "0203", "0202");
    assertThat(texts(grid, "0302")).containsExactly("0401", "0402", "0403", "0303", "0202", "0301");
  }

  @Test
  void directionsLeadToTheNeighbourAndBack() {
    assertThat(loos.neighbour(hex("0410"), Direction.DL)).contains(hex("0310"));
    assertThat(loos.direction(hex("0410"), hex("0310"))).isEqualTo(Direction.DL);
    assertThat(loos.neighbour(hex("0101"), Direction.U)).isEmpty();
    assertThatThrownBy(() -> loos.neighbour(hex("0410"), Direction.L))
        .isInstanceOf(DataException.class)
        .hasMessageContaining("flat");
  }

  @Test
  void distancesOfTheEntryHexes() {
    assertThat(loos.distance(hex("0110"), hex("3306"))).isEqualTo(32);
    assertThat(loos.distance(hex("2010"), hex("2010"))).isZero();
    assertThat(letters.distance(hex("L3"), hex("J7"))).isEqualTo(4);
    assertThat(letters.distance(hex("K10"), hex("J7"))).isEqualTo(3);
  }

  @Test
  void sidesAndCornersInTheirOrder() {
    assertThat(loos.hexside(hex("0410"), Direction.DL)).contains(Place.hexside("0310", "0410"));
    assertThat(loos.hexsides(hex("0410"))).hasSize(6);
    assertThat(loos.vertex(hex("0410"), Direction.U).orElseThrow().text())
        .isEqualTo("0409+0410+0509");
    assertThat(loos.hexside(hex("0101"), Direction.U)).isEmpty();
    assertThat(loos.vertex(hex("0101"), Direction.UR)).isPresent();
    assertThat(loos.vertex(hex("0101"), Direction.U)).isEmpty();
    assertThatThrownBy(() -> loos.hexside(hex("0410"), hex("0412")))
        .hasMessage("0410 and 0412 are not adjacent");
  }

  @Test
  void theMapEndsAtItsEdges() {
    assertThat(loos.atEdge(hex("0101"))).isTrue();
    assertThat(loos.atEdge(hex("1010"))).isFalse();
    assertThat(loos.edge(Edge.TOP)).hasSize(33).startsWith(hex("0101"), hex("0201"));
    assertThat(loos.edge(Edge.RIGHT)).hasSize(20).endsWith(hex("3320"));
  }

  @Test
  void aMissingHexIsNoNeighbour() {
    HexGrid grid = HexGrid.parse(spec().with("missing", Data.texts(List.of("0202", "0101..0103"))));
    assertThat(grid.size()).isEqualTo(16);
    assertThat(grid.neighbour(hex("0302"), Direction.UL)).isEmpty();
    assertThat(grid.atEdge(hex("0302"))).isTrue();
    assertThat(grid.edge(Edge.LEFT)).contains(hex("0201"), hex("0302"), hex("0104"));
    assertThat(grid.range("0101..0202")).containsExactly(hex("0201"));
  }

  @Test
  void anUnknownHexIsNamedWithTheNearest() {
    assertThatThrownBy(() -> loos.hex("3421"))
        .hasMessage(
            "there is no hex 3421: ids are 2 digits of the column, then 2 digits of the row, and"
                + " the map runs from 0101 to 3320; the nearest is 3320");
    assertThatThrownBy(() -> loos.hex("110")).hasMessageEndingWith("the nearest is 0110");
    assertThatThrownBy(() -> letters.hex("5J")).hasMessageContaining("the row as a letter, then");
    assertThatThrownBy(() -> loos.index(hex("J5"))).isInstanceOf(DataException.class);
  }

  @Test
  void ringsAndDiscsStartAtTheFirstDirection() {
    assertThat(loos.ring(hex("0410"), 1)).containsExactlyElementsOf(loos.neighbours(hex("0410")));
    assertThat(loos.ring(hex("1010"), 3)).hasSize(18).startsWith(hex("1007"));
    assertThat(loos.within(hex("1010"), 3))
        .hasSize(37)
        .startsWith(hex("1010"))
        .doesNotHaveDuplicates();
  }

  @Test
  void hexesAreInterned() {
    assertThat(loos.hex("0110")).isSameAs(loos.at(loos.index(new Hex("0110"))));
  }

  @Test
  void lettersDoubleAfterTheLast() {
    HexIds ids = HexIds.of("CaR");
    assertThat(ids.id(27, 3)).isEqualTo("AA3");
    assertThat(ids.read("BB12")).contains(new HexIds.Cell(28, 12));
    assertThat(ids.read("AB1")).isEmpty();
    assertThat(ids.read("A01")).isEmpty();
  }

  @Test
  void aGridThatCannotBeIsRefused() {
    assertThatThrownBy(() -> HexIds.of("CR")).hasMessageContaining("cannot be read back");
    assertThatThrownBy(() -> HexIds.of("XXYY")).hasMessageContaining("CCRR");
    assertThatThrownBy(() -> new HexGrid(GridSpec.numbered(120, 5, Parity.ODD)))
        .hasMessageContaining("100 does not fit");
    assertThatThrownBy(() -> HexGrid.parse(Data.of("tops", "round")))
        .hasMessageContaining("pointed");
    assertThatThrownBy(() -> HexGrid.parse(spec().with("left", "odd")))
        .hasMessageContaining("\"high\"");
    assertThatThrownBy(() -> HexGrid.parse(spec().with("colums", 3)))
        .hasMessageContaining("colums");
    assertThatThrownBy(() -> HexGrid.parse(spec().with("missing", Data.texts(List.of("0909")))))
        .hasMessageContaining("outside");
  }

  private static Data spec() {
    return Data.of("tops", "flat")
        .with("columns", 4)
        .with("rows", 5)
        .with("high", "even")
        .with("ids", "CCRR");
  }

  private static Hex hex(String id) {
    return Place.hex(id);
  }

  private static List<String> texts(HexGrid grid, String id) {
    return grid.neighbours(hex(id)).stream().map(Hex::text).toList();
  }
}
