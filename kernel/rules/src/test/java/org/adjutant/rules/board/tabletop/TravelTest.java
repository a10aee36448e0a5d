package org.adjutant.rules.board.tabletop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.adjutant.rules.board.Place.Point;
import org.junit.jupiter.api.Test;

class TravelTest {
  private static final Base PLATOON = new Base.Rectangle(30, 40);

  @Test
  void aWayIsMeasuredAlongItsLegs() {
    assertThat(
            Travel.length(
                List.of(new Point(0, 0, 0), new Point(30, 40, 0), new Point(30, 140, 9000))))
        .isEqualTo(15000);
    assertThat(Travel.length(List.of(new Point(0, 0, 0), new Point(10, 10, 0)))).isEqualTo(1415);
    assertThat(Travel.length(List.of(new Point(0, 0, 0)))).isZero();
  }

  @Test
  void aTurnCarriesTheCornersAlongAnArc() {
    assertThat(Travel.turning(PLATOON, 18000)).isEqualTo(7854);
    assertThat(Travel.turning(PLATOON, -9000)).isEqualTo(3927);
    assertThat(Travel.turning(PLATOON, 0)).isZero();
    assertThat(Travel.turning(new Base.Round(20), 18000)).isEqualTo(3142);
  }

  @Test
  void aMoveCountsForThePointThatTravelsFarthest() {
    Point from = new Point(100, 100, 0);
    assertThat(Travel.farthest(PLATOON, from, new Point(100, 50, 0))).isEqualTo(5000);
    assertThat(Travel.farthest(PLATOON, from, new Point(100, 100, 18000))).isEqualTo(5000);
    assertThat(Travel.farthest(PLATOON, from, new Point(100, 50, 9000))).isGreaterThan(5000);
    assertThat(Travel.farthest(new Base.Round(30), from, new Point(100, 50, 9000))).isEqualTo(5000);
  }

  @Test
  void advancingAndTurning() {
    assertThat(Travel.advance(new Point(100, 100, 4500), 9000, 20))
        .isEqualTo(new Point(120, 100, 4500));
    assertThat(Travel.advance(new Point(100, 100, 0), 4500, 100)).isEqualTo(new Point(171, 29, 0));
    assertThat(Travel.turned(new Point(1, 2, 100), -200)).isEqualTo(new Point(1, 2, 35900));
  }

  @Test
  void theGroundPassedOverHoldsTheBaseAtEveryPointOfTheWay() {
    Random random = new Random(10);
    for (int n = 0; n < 200; n++) {
      Point from = Figures.point(random);
      Point to =
          new Point(
              from.x() + 4 * (random.nextInt(41) - 20),
              from.y() + 4 * (random.nextInt(41) - 20),
              0);
      Base base = n % 2 == 0 ? PLATOON : new Base.Round(30);
      List<Figure> swept = Travel.swept(base, from, to);
      for (int step = 0; step <= 4; step++) {
        Point at =
            new Point(
                from.x() + (to.x() - from.x()) * step / 4,
                from.y() + (to.y() - from.y()) * step / 4,
                from.facing());
        Spot middle = Spot.of(at);
        assertThat(swept.stream().anyMatch(part -> Nearness.fromSpot(middle, part, 0) <= 0))
            .isTrue();
        if (base instanceof Base.Rectangle) {
          assertThat(swept.stream().anyMatch(part -> Cover.of(part, base.at(at)) == Cover.WHOLLY))
              .isTrue();
        }
      }
    }
  }

  @Test
  void rootsAreRoundedUp() {
    assertThat(Travel.rootUp(0)).isZero();
    assertThat(Travel.rootUp(2)).isEqualTo(2);
    assertThat(Travel.rootUp(4)).isEqualTo(2);
    assertThat(Travel.rootUp(80_000_000_000_000_000L)).isEqualTo(282_842_713);
    assertThat(Travel.rootUp(3_037_000_499L * 3_037_000_499L)).isEqualTo(3_037_000_499L);
  }
}
