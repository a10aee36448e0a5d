package org.adjutant.rules.board.tabletop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import org.adjutant.rules.board.Place.Point;
import org.junit.jupiter.api.Test;

/** Bearings, arcs, strips and lanes of fire. */
class FireTest {
  private static final Base GUN = new Base.Rectangle(20, 20);
  private static final Base PLATOON = new Base.Rectangle(30, 15);
  private static final Point HERE = new Point(500, 500, 0);

  @Test
  void bearingsRunClockwiseFromTheFarEdge() {
    Spot here = Spot.of(HERE);
    assertThat(Bearing.from(here, mm(500, 400))).isZero();
    assertThat(Bearing.from(here, mm(600, 400))).isEqualTo(4500);
    assertThat(Bearing.from(here, mm(600, 500))).isEqualTo(9000);
    assertThat(Bearing.from(here, mm(500, 600))).isEqualTo(18000);
    assertThat(Bearing.from(here, mm(400, 500))).isEqualTo(27000);
    assertThat(Bearing.difference(35000, 1000)).isEqualTo(2000);
    assertThat(Bearing.difference(1000, 35000)).isEqualTo(-2000);
    assertThat(Bearing.difference(0, 18000)).isEqualTo(18000);
    assertThatThrownBy(() -> Bearing.from(here, here)).hasMessageContaining("itself");
  }

  @Test
  void aBearingIsTheNearestHundredthOfADegree() {
    Random random = new Random(8);
    for (int n = 0; n < 2000; n++) {
      long x = random.nextInt(200001) - 100000L;
      long y = random.nextInt(200001) - 100000L;
      if (x != 0 || y != 0) {
        double degrees = StrictMath.toDegrees(StrictMath.atan2((double) x, (double) -y));
        int bearing = Bearing.from(new Spot(0, 0), new Spot(x, y));
        double off = Math.abs(degrees * 100 - bearing);
        assertThat(Math.min(off, Math.abs(off - 36000))).isLessThan(0.501);
      }
    }
  }

  @Test
  void everyFacingLeadsBackToItself() {
    Spot origin = new Spot(0, 0);
    for (int facing = 0; facing < Sines.TURN; facing++) {
      assertThat(Bearing.from(origin, origin.moved(facing, 1_000_000, 0))).isEqualTo(facing);
    }
  }

  @Test
  void arcsIncludeTheirBounds() {
    Arc front = Arc.ahead(4500);
    assertThat(front.holds(HERE, mm(600, 400))).isTrue();
    assertThat(front.holds(HERE, mm(600, 401))).isFalse();
    assertThat(front.holds(HERE, mm(500, 600))).isFalse();
    assertThat(front.holds(HERE, mm(500, 500))).isTrue();
    assertThat(Arc.ahead(13500).holds(HERE, mm(600, 600))).isTrue();
    assertThat(Arc.ahead(13500).holds(HERE, mm(599, 600))).isFalse();
    assertThat(Arc.ahead(18000).holds(HERE, mm(500, 600))).isTrue();
    assertThat(new Arc(0, 0).holds(HERE, mm(500, 100))).isTrue();
    assertThat(new Arc(0, 0).holds(HERE, mm(500, 600))).isFalse();
    assertThat(new Arc(0, 18000).holds(HERE, mm(400, 500))).isFalse();
  }

  @Test
  void arcsAgreeWithBearings() {
    Random random = new Random(9);
    for (int n = 0; n < 5000; n++) {
      Point point = new Point(0, 0, random.nextInt(36000));
      int from = random.nextInt(72000) - 36000;
      Arc arc = new Arc(from, from + random.nextInt(36001));
      Spot target = mm(random.nextInt(401) - 200, random.nextInt(401) - 200);
      if (!target.equals(mm(0, 0))) {
        int off =
            Math.floorMod(Bearing.from(mm(0, 0), target) - point.facing() - arc.from(), 36000);
        boolean near = off < 2 || off > 35997 || Math.abs(off - (arc.to() - arc.from())) < 2;
        if (!near) {
          assertThat(arc.holds(point, target)).isEqualTo(off <= arc.to() - arc.from());
        }
      }
    }
  }

  @Test
  void everySpotIsBeforeOneFace() {
    assertThat(Face.towards(HERE, mm(600, 400))).isEqualTo(Face.FRONT);
    assertThat(Face.towards(HERE, mm(601, 400))).isEqualTo(Face.RIGHT);
    assertThat(Face.towards(HERE, mm(600, 600))).isEqualTo(Face.REAR);
    assertThat(Face.towards(HERE, mm(399, 500))).isEqualTo(Face.LEFT);
    assertThat(Face.towards(new Point(500, 500, 18000), mm(399, 500))).isEqualTo(Face.RIGHT);
  }

  @Test
  void facesGoRoundTheBase() {
    Base tank = new Base.Rectangle(30, 60);
    assertThat(Face.FRONT.leftEnd(tank, HERE)).isEqualTo(mm(485, 470));
    assertThat(Face.FRONT.rightEnd(tank, HERE)).isEqualTo(mm(515, 470));
    assertThat(Face.RIGHT.leftEnd(tank, HERE)).isEqualTo(mm(515, 470));
    assertThat(Face.LEFT.rightEnd(tank, HERE)).isEqualTo(mm(485, 470));
    assertThat(Face.REAR.middle(tank, HERE)).isEqualTo(mm(500, 530));
    assertThat(Face.LEFT.facing(HERE)).isEqualTo(27000);
  }

  @Test
  void anArcOfFireOpensFromTheCornersOfTheFace() {
    Polygon arc = Face.FRONT.arc(GUN, HERE, 4500, 700);
    assertThat(arc.corners())
        .containsExactlyInAnyOrder(mm(490, 490), mm(510, 490), mm(1210, -210), mm(-210, -210));
    assertThat(Cover.overlap(arc, PLATOON.at(new Point(610, 400, 0)))).isTrue();
    assertThat(Cover.overlap(arc, PLATOON.at(new Point(640, 400, 0)))).isFalse();
    assertThat(
            Cover.overlap(Face.RIGHT.arc(GUN, HERE, 4500, 700), PLATOON.at(new Point(640, 400, 0))))
        .isTrue();
    assertThatThrownBy(() -> Face.FRONT.arc(GUN, HERE, 9000, 700))
        .hasMessageContaining("80 degrees");
  }

  @Test
  void infantryFiresStraightAheadOverItsWidthAndTenCentimetresEachSide() {
    Polygon strip = Face.FRONT.strip(PLATOON, HERE, 100, 450);
    assertThat(Cover.overlap(strip, PLATOON.at(new Point(629, 300, 0)))).isTrue();
    assertThat(Cover.overlap(strip, PLATOON.at(new Point(630, 300, 0)))).isFalse();
    assertThat(Cover.overlap(strip, PLATOON.at(new Point(500, 600, 0)))).isFalse();
  }

  @Test
  void aBeatenZoneBeginsAtTheFarEdgeOfTheFirstBaseHit() {
    Figure first = PLATOON.at(new Point(500, 300, 0));
    Figure second = PLATOON.at(new Point(510, 200, 9000));
    Figure third = PLATOON.at(new Point(500, 143, 0));
    Figure beyond = PLATOON.at(new Point(500, 120, 0));
    Figure aside = PLATOON.at(new Point(530, 250, 0));
    Beam lane = new Beam(Face.FRONT.middle(GUN, HERE), 0, 20);
    assertThat(lane.near(first)).isEqualTo(18250);
    assertThat(lane.far(first)).isEqualTo(19750);
    assertThat(lane.struck(lane.lane(700), List.of(beyond, third, first, second, aside)).get(0))
        .isSameAs(first);
    assertThat(lane.struck(lane.beyond(first, 150), List.of(beyond, third, first, second, aside)))
        .containsExactly(second, third);
  }

  @Test
  void aLaneMayRunInAnyDirection() {
    Beam lane = Beam.towards(mm(0, 0), mm(300, -400), 20);
    Figure target = new Base.Round(20).at(new Point(300, -400, 0));
    assertThat(lane.near(target)).isBetween(48998L, 49001L);
    assertThat(Cover.of(new Beam(lane.origin(), lane.direction(), 18).lane(520), target))
        .isEqualTo(Cover.PARTLY);
    assertThat(Cover.of(new Beam(lane.origin(), lane.direction(), 22).lane(520), target))
        .isEqualTo(Cover.WHOLLY);
  }

  private static Spot mm(int x, int y) {
    return Spot.ofMillimetres(x, y);
  }
}
