package org.adjutant.nomansland.fire;

import static org.adjutant.nomansland.fire.FireField.back;
import static org.adjutant.nomansland.fire.FireField.facing;
import static org.adjutant.nomansland.fire.FireField.gun;
import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.nomansland.Battle;
import org.adjutant.nomansland.setting.Ground;
import org.adjutant.rules.board.Place.Hex;
import org.junit.jupiter.api.Test;

/** What lies before a front (2.1.3.1.o; NI-120, NI-153). */
final class ArcTest {
  private static final Ground GROUND = Battle.setting("tank-you").ground();

  private static boolean covers(String from, int facing, String to, int reading) {
    return Arc.covers(GROUND, new Hex(from), facing, new Hex(to), reading);
  }

  @Test
  void theConeStartsInTheThreeFrontHexesAndItsEdgesCount() {
    Hex middle = new Hex("J7");
    for (int facing = 1; facing <= 6; facing++) {
      for (int way = 1; way <= 6; way++) {
        int apart = Math.abs(facing - way);
        boolean front = Math.min(apart, 6 - apart) <= 1;
        Hex near = GROUND.neighbour(middle, way).orElseThrow();
        Hex far = GROUND.neighbour(near, way).orElseThrow();
        assertThat(Arc.covers(GROUND, middle, facing, near, 1)).isEqualTo(front);
        assertThat(Arc.covers(GROUND, middle, facing, far, 1)).isEqualTo(front);
        assertThat(Arc.covers(GROUND, middle, facing, near, 2)).isEqualTo(front);
        assertThat(Arc.covers(GROUND, middle, facing, far, 2)).isFalse();
      }
    }
  }

  @Test
  void theWiderReadingReachesNinetyDegrees() {
    assertThat(covers("J5", 4, "L3", 1)).isTrue();
    assertThat(covers("J5", 4, "K3", 1)).isTrue();
    assertThat(covers("J5", 4, "J3", 1)).isFalse();
    assertThat(covers("J5", 4, "J3", 3)).isTrue();
    assertThat(covers("J5", 4, "J4", 1)).isTrue();
    assertThat(covers("J5", 4, "I4", 1)).isFalse();
    assertThat(covers("J5", 4, "I4", 3)).isFalse();
    assertThat(covers("J5", 4, "J5", 1)).isFalse();
    assertThat(covers("J5", 4, "J5", 3)).isFalse();
  }

  @Test
  @ProvesRule({"nomansland:2.1.3.1.o", "nomansland:4.2.2.a"})
  void aMachineGunFiresForwardOnly() {
    Given gun = gun(back());
    gun.when("defender", "fire ge-mg-1 at fr-inf-1").dice(1, 1, 1, 1).then().permitted();
    Given away = facing(gun, "ge-mg-1", 1);
    away.when("defender", "fire ge-mg-1 at fr-inf-1")
        .then()
        .refused("nomansland:2.1.3.1.o")
        .cites("nomansland:4.2.2.a")
        .usesReading("nomansland:NI-120", 1);
    gun.reading("nomansland:NI-120", 2)
        .when("defender", "fire ge-mg-1 at fr-inf-1")
        .then()
        .refused("nomansland:2.1.3.1.o");
  }

  @Test
  @ProvesRule("nomansland:4.2.11.f")
  void aTankFiresForwardOnly() {
    Given tank =
        Battle.action("tank-you", "attacker")
            .piece("tank-1", "tank", "attacker", "M7")
            .steps(2)
            .piece("ge-sec-1", "ge-sec", "defender", "J7");
    facing(tank, "tank-1", 1)
        .when("attacker", "fire tank-1 at ge-sec-1")
        .dice(1, 1, 1, 1)
        .then()
        .permitted();
    facing(tank, "tank-1", 3)
        .when("attacker", "fire tank-1 at ge-sec-1")
        .then()
        .refused("nomansland:2.1.3.1.o")
        .cites("nomansland:4.2.11.f");
  }

  @Test
  @ProvesRule("nomansland:4.2.12.e")
  void whoeverIsInAPillboxFiresThroughItsFront() {
    Given pillbox =
        facing(
            back()
                .piece("pillbox-1", "pillbox", "defender", "I8")
                .piece("ge-sec-1", "ge-sec", "defender", "I8")
                .having("inside", "pillbox-1")
                .piece("ge-mg-1", "ge-mg", "defender", "I8")
                .having("inside", "pillbox-1"),
            "ge-mg-1",
            4);
    Given front = facing(pillbox, "pillbox-1", 4);
    front.when("defender", "fire ge-sec-1 at fr-inf-1").dice(1).then().permitted();
    Given back = facing(pillbox, "pillbox-1", 1);
    back.when("defender", "fire ge-sec-1 at fr-inf-1").then().refused("nomansland:4.2.12.e");
    back.when("defender", "fire ge-mg-1 at fr-inf-1").then().refused("nomansland:4.2.12.e");
    back.reading("nomansland:NI-153", 2)
        .when("defender", "fire ge-mg-1 at fr-inf-1")
        .dice(1, 1, 1, 1)
        .then()
        .permitted();
    back.where("ge-sec-1")
        .having("inside", "none")
        .when("defender", "fire ge-sec-1 at fr-inf-1")
        .dice(1)
        .then()
        .permitted();
  }
}
