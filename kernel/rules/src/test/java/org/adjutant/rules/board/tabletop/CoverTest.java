package org.adjutant.rules.board.tabletop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.geom.Area;
import java.util.Random;
import org.adjutant.rules.board.Place.Point;
import org.adjutant.rules.board.tabletop.Figure.Disc;
import org.adjutant.rules.board.tabletop.Figure.Stroke;
import org.junit.jupiter.api.Test;

class CoverTest {
  private static final Base PLATOON = new Base.Rectangle(30, 15);
  private static final Figure BARRAGE = new Base.Rectangle(100, 100).at(new Point(200, 200, 0));

  @Test
  void aTemplateCoversABaseWhollyPartlyOrNotAtAll() {
    assertThat(Cover.of(BARRAGE, PLATOON.at(new Point(200, 200, 700)))).isEqualTo(Cover.WHOLLY);
    assertThat(Cover.of(BARRAGE, PLATOON.at(new Point(235, 200, 0)))).isEqualTo(Cover.WHOLLY);
    assertThat(Cover.of(BARRAGE, PLATOON.at(new Point(236, 200, 0)))).isEqualTo(Cover.PARTLY);
    assertThat(Cover.of(BARRAGE, PLATOON.at(new Point(264, 200, 0)))).isEqualTo(Cover.PARTLY);
    assertThat(Cover.of(BARRAGE, PLATOON.at(new Point(265, 200, 0)))).isEqualTo(Cover.NONE);
  }

  @Test
  void roundTemplatesAndBases() {
    Figure cloud = new Disc(Spot.ofMillimetres(200, 200), 5000);
    Base command = new Base.Round(20);
    assertThat(Cover.of(cloud, command.at(new Point(240, 200, 0)))).isEqualTo(Cover.WHOLLY);
    assertThat(Cover.of(cloud, command.at(new Point(241, 200, 0)))).isEqualTo(Cover.PARTLY);
    assertThat(Cover.of(cloud, command.at(new Point(260, 200, 0)))).isEqualTo(Cover.NONE);
    assertThat(Cover.of(BARRAGE, command.at(new Point(240, 200, 0)))).isEqualTo(Cover.WHOLLY);
    assertThat(Cover.of(BARRAGE, command.at(new Point(241, 200, 0)))).isEqualTo(Cover.PARTLY);
    assertThat(Cover.of(command.at(new Point(200, 200, 0)), BARRAGE)).isEqualTo(Cover.PARTLY);
  }

  @Test
  void aBaseInTheBayOfAWoodIsNotInTheWood() {
    Polygon horseshoe = horseshoe();
    assertThat(Cover.of(horseshoe, new Base.Rectangle(80, 80).at(new Point(150, 50, 0))))
        .isEqualTo(Cover.NONE);
    assertThat(Cover.of(horseshoe, new Base.Rectangle(100, 100).at(new Point(150, 50, 0))))
        .isEqualTo(Cover.NONE);
    assertThat(Cover.of(horseshoe, new Base.Rectangle(102, 80).at(new Point(150, 50, 0))))
        .isEqualTo(Cover.PARTLY);
    assertThat(Cover.of(horseshoe, new Base.Rectangle(300, 40).at(new Point(150, 20, 0))))
        .isEqualTo(Cover.PARTLY);
    assertThat(Cover.of(horseshoe, new Base.Rectangle(300, 90).at(new Point(150, 155, 0))))
        .isEqualTo(Cover.WHOLLY);
  }

  @Test
  void aLineCountsWhereItPassesThroughTheInside() {
    Polygon horseshoe = horseshoe();
    assertThat(Cover.overlap(Stroke.of(mm(150, -50), mm(150, 90)), horseshoe)).isFalse();
    assertThat(Cover.overlap(Stroke.of(mm(150, -50), mm(150, 110)), horseshoe)).isTrue();
    assertThat(Cover.overlap(Stroke.of(mm(100, -50), mm(100, 100)), horseshoe)).isFalse();
    assertThat(Cover.overlap(Stroke.of(mm(0, -10), mm(10, 0)), horseshoe)).isFalse();
    assertThat(Cover.overlap(Stroke.of(mm(0, 50), mm(300, 50)), new Disc(mm(150, 60), 1000)))
        .isFalse();
    assertThat(Cover.overlap(Stroke.of(mm(0, 50), mm(300, 50)), new Disc(mm(150, 60), 1001)))
        .isTrue();
    assertThat(Cover.overlap(Stroke.of(mm(0, 0), mm(10, 10)), Stroke.of(mm(0, 10), mm(10, 0))))
        .isTrue();
    assertThat(Cover.overlap(Stroke.of(mm(0, 0), mm(10, 10)), Stroke.of(mm(10, 10), mm(20, 0))))
        .isFalse();
  }

  @Test
  void anAreaWhoseSidesCrossIsRefused() {
    assertThatThrownBy(() -> Polygon.of(mm(0, 0), mm(10, 10), mm(10, 0), mm(0, 10)))
        .hasMessageContaining("do not cross");
    assertThatThrownBy(() -> Polygon.of(mm(0, 0), mm(10, 10), mm(20, 20)))
        .hasMessageContaining("three corners");
    assertThatThrownBy(() -> Polygon.of(mm(0, 0), mm(20, 0), mm(20, 20), mm(20, 0)))
        .hasMessageContaining("do not cross");
    assertThatThrownBy(() -> Polygon.of(mm(0, 0), mm(20, 0), mm(10, 0), mm(10, 10)))
        .hasMessageContaining("do not cross");
    assertThat(Polygon.of(mm(0, 0), mm(0, 10), mm(10, 10), mm(10, 0)).corners())
        .startsWith(mm(10, 0));
  }

  @Test
  void overlapAgreesWithAreasInFloatingPoint() {
    Random random = new Random(4);
    int seen = 0;
    for (int n = 0; n < 1500; n++) {
      Figure a = n % 2 == 0 ? Figures.star(random) : Figures.base(random);
      Figure b = n % 5 == 0 ? Figures.star(random) : Figures.base(random);
      Area one = Figures.area(a);
      Area other = Figures.area(b);
      double inside = Figures.common(other, one, false);
      double outside = Figures.common(other, one, true);
      boolean clear = inside > 20 && outside > 20 || inside == 0 || outside == 0;
      if (clear) {
        Cover wanted = inside == 0 ? Cover.NONE : outside == 0 ? Cover.WHOLLY : Cover.PARTLY;
        assertThat(Cover.of(a, b)).isEqualTo(wanted);
        seen++;
      }
    }
    assertThat(seen).isGreaterThan(1000);
  }

  @Test
  void anAreaIsItsPieces() {
    Random random = new Random(6);
    for (int n = 0; n < 500; n++) {
      Polygon star = Figures.star(random);
      Area pieces = new Area();
      star.pieces().forEach(piece -> pieces.add(Figures.area(new Polygon(piece))));
      assertThat(Figures.common(Figures.area(star), pieces, true)).isLessThan(3);
      assertThat(Figures.common(pieces, Figures.area(star), true)).isLessThan(3);
    }
  }

  private static Polygon horseshoe() {
    return Polygon.of(
        mm(0, 0),
        mm(100, 0),
        mm(100, 100),
        mm(200, 100),
        mm(200, 0),
        mm(300, 0),
        mm(300, 200),
        mm(0, 200));
  }

  private static Spot mm(int x, int y) {
    return Spot.ofMillimetres(x, y);
  }
}
