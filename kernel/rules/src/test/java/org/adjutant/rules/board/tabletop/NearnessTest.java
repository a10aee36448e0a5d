package org.adjutant.rules.board.tabletop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.adjutant.rules.board.Place.Point;
import org.adjutant.rules.board.tabletop.Figure.Disc;
import org.adjutant.rules.board.tabletop.Figure.Stroke;
import org.adjutant.rules.data.DataException;
import org.junit.jupiter.api.Test;

class NearnessTest {
  private static final Base PLATOON = new Base.Rectangle(30, 15);

  @Test
  void distanceIsFromEdgeToEdge() {
    Figure here = PLATOON.at(new Point(100, 100, 0));
    Figure there = PLATOON.at(new Point(100, 215, 0));
    assertThat(Nearness.distance(here, there)).isEqualTo(100);
    assertThat(Nearness.within(here, there, 100)).isTrue();
    assertThat(Nearness.under(here, there, 100)).isFalse();
    assertThat(Nearness.distance(here, PLATOON.at(new Point(100, 215, 9000)))).isEqualTo(93);
    assertThat(
            Nearness.distance(
                new Base.Round(20).at(new Point(100, 100, 0)),
                new Base.Round(30).at(new Point(130, 140, 0))))
        .isEqualTo(25);
  }

  @Test
  void figuresThatTouchAreNothingApart() {
    Figure here = PLATOON.at(new Point(100, 100, 0));
    Figure beside = PLATOON.at(new Point(130, 100, 0));
    assertThat(Nearness.distance(here, beside)).isZero();
    assertThat(Nearness.touching(here, beside)).isTrue();
    assertThat(Nearness.touching(here, PLATOON.at(new Point(131, 100, 0)))).isFalse();
    assertThat(Nearness.under(here, beside, 1)).isTrue();
    assertThat(Nearness.under(here, beside, 0)).isFalse();
    assertThat(Nearness.distance(here, here)).isZero();
  }

  @Test
  void aFigureInsideAnotherIsNothingAway() {
    Figure wood = Polygon.of(mm(0, 0), mm(500, 0), mm(500, 500), mm(0, 500));
    assertThat(Nearness.distance(PLATOON.at(new Point(250, 250, 1234)), wood)).isZero();
    assertThat(Nearness.distance(wood, new Disc(mm(250, 250), 100))).isZero();
    assertThat(Nearness.distance(wood, Stroke.of(mm(20, 20), mm(30, 30)))).isZero();
  }

  @Test
  void aLineIsAFigureToo() {
    Stroke wall = Stroke.of(mm(0, 100), mm(300, 100));
    assertThat(Nearness.distance(wall, PLATOON.at(new Point(150, 50, 0)))).isEqualTo(43);
    assertThat(Nearness.distance(wall, Stroke.of(mm(310, 100), mm(400, 100)))).isEqualTo(10);
    assertThat(Nearness.distance(wall, Stroke.of(mm(150, 0), mm(150, 200)))).isZero();
  }

  @Test
  void theRoundedDistanceIsTheLeastThatIsWithin() {
    Random random = new Random(1);
    for (int n = 0; n < 1500; n++) {
      Figure a = n % 3 == 0 ? Figures.star(random) : Figures.base(random);
      Figure b = Figures.base(random);
      int distance = Nearness.distance(a, b);
      assertThat(Nearness.distance(b, a)).isEqualTo(distance);
      assertThat(Nearness.within(a, b, distance)).isTrue();
      assertThat(Nearness.under(a, b, distance + 1)).isTrue();
      assertThat(distance == 0 || !Nearness.within(a, b, distance - 1)).isTrue();
      assertThat(distance == 0).isEqualTo(Nearness.touching(a, b));
      assertThat(!Cover.overlap(a, b) || distance == 0).isTrue();
    }
  }

  @Test
  void turningOrMovingTheTableChangesNoDistance() {
    Random random = new Random(2);
    for (int n = 0; n < 500; n++) {
      Figure a = Figures.base(random);
      Figure b = Figures.base(random);
      long far = random.nextInt(12000);
      int sign = Nearness.compare(a, b, far);
      for (int quarters = 1; quarters < 4; quarters++) {
        assertThat(Nearness.compare(Figures.turned(a, quarters), Figures.turned(b, quarters), far))
            .isEqualTo(sign);
      }
      Spot from = mm(0, 0);
      Spot to = new Spot(random.nextInt(100000), -random.nextInt(100000));
      assertThat(Nearness.compare(a.shifted(from, to), b.shifted(from, to), far)).isEqualTo(sign);
    }
  }

  @Test
  void aBaseTurnedByQuartersHasTheSameCornersTurned() {
    Random random = new Random(3);
    for (int n = 0; n < 300; n++) {
      Point point = Figures.point(random);
      Figure here = PLATOON.at(new Point(0, 0, point.facing()));
      Figure turned = PLATOON.at(new Point(0, 0, (point.facing() + 9000) % 36000));
      assertThat(((Polygon) Figures.turned(here, 1)).corners())
          .containsExactlyElementsOf(((Polygon) turned).corners());
    }
  }

  @Test
  void nothingLiesBeyondAKilometre() {
    assertThatThrownBy(() -> mm(1_000_001, 0))
        .isInstanceOf(DataException.class)
        .hasMessageContaining("kilometre");
    Figure corner = new Disc(mm(-999_999, -999_999), 1);
    Figure other = new Disc(mm(999_999, 999_999), 1);
    assertThat(Nearness.distance(corner, other)).isEqualTo(2_828_425);
    assertThat(
            Nearness.distance(
                Stroke.of(mm(-999_999, -999_999), mm(-999_999, 999_999)),
                Stroke.of(mm(999_999, -999_999), mm(999_999, 999_999))))
        .isEqualTo(1_999_998);
  }

  private static Spot mm(int x, int y) {
    return Spot.ofMillimetres(x, y);
  }
}
