package org.adjutant.walks.flandersfields;

import static org.adjutant.walks.flandersfields.Table.BRITISH;
import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Subject;
import org.adjutant.walks.Json;
import org.adjutant.walks.Walk;
import org.junit.jupiter.api.Test;

final class FlandersFieldsWalkTest {
  private static final Data FAR = Data.of("far", 100);

  private final Walk walk = Walk.open(MiniFlanders.title());

  private String at(String piece) {
    return walk.position().piece(piece).orElseThrow().place().text();
  }

  private int suppressions(String piece) {
    return walk.position().piece(piece).orElseThrow().number(Table.SUPPRESSIONS, 0);
  }

  private Walk end() {
    return walk.act(BRITISH, "end", Data.EMPTY);
  }

  /** Through the sky phase and the regiment's, the company ordered with this die. */
  private Walk ordered(int die) {
    walk.dice(1);
    return end().act(BRITISH, Orders.ACTIVATE, Data.EMPTY).dice(die);
  }

  @Test
  void theTitleMovesBarrageAndGasByItself() {
    assertThat(walk.happened()).containsExactly("GameOpened", "walk/BarrageRolledOn", "RollNeeded");
    assertThat(walk.position().attribute(Subject.GAME, Weather.BARRAGE)).contains(Data.of(300));
    walk.dice(3);
    assertThat(walk.happened()).containsExactly("DiceRolled", "walk/GasDrifted", "PhaseBegan");
    assertThat(at("gas")).isEqualTo("@460,500,0");
    assertThat(walk.kinds(BRITISH)).containsExactly("mortar", "end");
  }

  @Test
  void aCompanyGoesToTheWireTestsPlatoonByPlatoonAndThoseThroughAssault() {
    ordered(4);
    assertThat(walk.position().tally(Orders.ACTIONS)).isEqualTo(2);
    walk.refused(BRITISH, Advance.NAME, Data.of("far", 101), "walk:far");

    walk.act(BRITISH, Advance.NAME, FAR);
    assertThat(at("p1")).isEqualTo("@250,410,0");
    assertThat(at("p3")).isEqualTo("@250,530,0");

    walk.act(BRITISH, Advance.NAME, FAR);
    assertThat(walk.position().openRoll().orElseThrow().expression()).isEqualTo("2d6");
    walk.dice(5, 2);
    assertThat(walk.happened()).contains("walk/WireTested", "ChoiceOffered");
    assertThat(at("p1")).isEqualTo("@250,350,0");
    assertThat(at("p4")).isEqualTo("@310,410,0");

    walk.refusedAnswer(BRITISH, Json.of("{'with': ['p4']}"), "walk:through");
    walk.answer(BRITISH, Json.of("{'with': ['p1']}")).dice(6);
    assertThat(walk.position().piece("mg")).isEmpty();
    walk.refused(BRITISH, Advance.NAME, FAR, "walk:actions");
  }

  @Test
  void theGunsBeatenZoneTakesThreeTargetsMoreEachHarderToHit() {
    ordered(1).act(BRITISH, Advance.NAME, FAR);
    end();
    assertThat(walk.happened())
        .containsExactly(
            "walk/PhaseOver",
            "PhaseBegan",
            "ChoiceOffered",
            "ChoiceAnswered",
            "AttackDeclared",
            "RollNeeded");
    assertThat(walk.position().openRoll().orElseThrow().expression()).isEqualTo("3d10");

    walk.dice(5, 5, 7);
    assertThat(suppressions("p1")).isEqualTo(1);
    assertThat(suppressions("p2")).isZero();
    assertThat(suppressions("p3")).isEqualTo(1);
    assertThat(walk.position().clock().turn()).isEqualTo(2);
  }

  @Test
  void threeSuppressionsKill() {
    ordered(1);
    end().dice(9, 1, 1);
    for (int turn = 2; turn <= 3; turn++) {
      walk.dice(1);
      end();
      end().dice(9, 1, 1);
    }
    assertThat(walk.position().piece("p1")).isEmpty();
  }

  @Test
  void aSuppressedGunIsSilentAndASuppressedPlatoonStays() {
    walk.dice(1).act(BRITISH, Orders.MORTAR, Data.EMPTY).dice(4);
    walk.refused(BRITISH, Orders.MORTAR, Data.EMPTY, "walk:once");
    end();
    end();
    assertThat(walk.happened())
        .containsExactly(
            "walk/PhaseOver", "PhaseBegan", "PhaseBegan", "walk/BarrageRolledOn", "RollNeeded");
  }

  @Test
  void gasSuppressesWhomItTouches() {
    walk.dice(7);
    assertThat(suppressions("p4")).isZero();
    end();
    end().dice(1, 1, 1).dice(7);
    assertThat(at("gas")).isEqualTo("@370,500,0");
    assertThat(suppressions("p4")).isEqualTo(1);
    assertThat(suppressions("p1")).isZero();
  }
}
