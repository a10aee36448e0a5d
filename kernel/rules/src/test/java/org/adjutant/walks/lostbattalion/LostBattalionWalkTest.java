package org.adjutant.walks.lostbattalion;

import static org.adjutant.walks.lostbattalion.MiniLostBattalion.GERMAN;
import static org.adjutant.walks.lostbattalion.MiniLostBattalion.US;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Frame;
import org.adjutant.walks.Json;
import org.adjutant.walks.Walk;
import org.junit.jupiter.api.Test;

final class LostBattalionWalkTest {
  private final Walk walk = Walk.open(MiniLostBattalion.title());

  private static Data go(String to, String... units) {
    return Data.of("units", Data.texts(List.of(units))).with("to", to);
  }

  private static Data from(String... units) {
    return Data.of("from", Data.texts(List.of(units)));
  }

  private int steps(String unit) {
    return walk.position().piece(unit).map(p -> p.steps()).orElse(0);
  }

  private Walk assaulted() {
    return walk.act(US, March.MARCH, go("0202", "a1", "a2", "a3", "t"))
        .act(US, March.ASSAULT, go("0301", "a1", "a2", "t"));
  }

  @Test
  void aStackDropsARegimentAssaultsDividesItsLossesAndMovesOn() {
    assaulted();
    assertThat(walk.happened()).containsExactly("AttackDeclared", "RollNeeded");
    assertThat(walk.position().stack().stream().map(Frame::stage))
        .containsExactly(Battle.ANSWERED, Battle.HIT);

    walk.dice(5);
    assertThat(walk.kinds(GERMAN)).containsExactly("divide");
    walk.answer(GERMAN, from("g1")).dice(3);
    assertThat(walk.happened()).containsExactly("DiceRolled", "BombardmentResolved", "RollNeeded");

    walk.dice(5);
    assertThat(walk.cited())
        .containsSubsequence("walk:odds", "walk:works", "walk:tank-shift", "walk:crt");
    assertThat(walk.found("walk:odds")).isEqualTo(Json.of("{'attack': 7, 'defence': 3}"));
    assertThat(walk.happened())
        .containsExactly("DiceRolled", "CombatResolved", "StepLost", "ChoiceOffered");
    assertThat(walk.position().piece("g2")).isEmpty();

    assertThat(walk.owed(US).facts().integer("count")).isEqualTo(1);
    walk.answer(US, from("a2"));
    assertThat(walk.happened()).containsExactly("ChoiceAnswered", "StepLost", "AdvanceMade");
    assertThat(steps("a2")).isEqualTo(2);

    walk.act(US, March.MARCH, go("0401", "a1", "a2", "t"));
    assertThat(walk.position().piece("a1").orElseThrow().number(March.POINTS, 0)).isEqualTo(1);
    assertThat(walk.position().piece("a3").orElseThrow().place().text()).isEqualTo("0202");
    walk.refused(US, March.ASSAULT, go("0402", "a1"), "walk:occupied", "walk:points");
  }

  @Test
  void lossesAreDividedFairly() {
    assaulted().dice(1).dice(6);
    assertThat(walk.owed(US).facts().integer("count")).isEqualTo(2);
    walk.refusedAnswer(US, from("a1"), "walk:count");
    walk.refusedAnswer(US, from("a1", "a3"), "walk:involved");
    walk.answer(US, from("a1", "a2"));
    walk.dice(2);
    assertThat(walk.cited()).contains("walk:tank");
    assertThat(walk.owed(US).facts().integer("count")).isEqualTo(2);
    walk.refusedAnswer(US, from("a1", "t"), "walk:involved");
  }

  @Test
  void noUnitDiesBeforeEachHasLostAStep() {
    assaulted().dice(6);
    walk.refusedAnswer(GERMAN, from("g1", "g1"), "walk:fair");
    walk.answer(GERMAN, from("g1", "g2"));
  }

  @Test
  void aSecondAssaultOfTheSameMovementCostsAnew() {
    assaulted().dice(1).dice(1).dice(1);
    walk.answer(US, from("a1", "a2"));
    assertThat(walk.kinds(US)).contains("assault");
    walk.act(US, March.ASSAULT, go("0301", "a1", "a2", "t"));
    assertThat(walk.position().piece("t").orElseThrow().number(March.POINTS, 9)).isZero();
  }
}
