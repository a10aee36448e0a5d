package org.adjutant.loos.series;

import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.spi.support.Assumed;
import org.junit.jupiter.api.Test;

/** 5.2: what moves units beside movement. */
final class RetreatIsNoMovementTest {
  @Test
  @ProvesRule("loos:5.2.j")
  void retreatAndAdvanceHappenInCombatAndCostNothing() {
    Given given =
        Plains.movement("'terrain': [{'type': 'mountain', 'hexes': ['0501..0904']}]")
            .clock(1, "combat", "blue")
            .piece("b1", "foot", "blue", "0405")
            .steps(2)
            .having(Marks.MOVE, 0)
            .being(Marks.MOVED)
            .piece("r1", "foot", "red", "0504")
            .steps(2)
            .having(Marks.MOVE, 0)
            .attribute(Subject.GAME, Assumed.ATTRIBUTE, Data.of("CRT", "D2"));
    Then asked = given.when("blue", "attack 0504 with b1").then().permitted();
    Then retreated = asked.answer("red", "go 0604-0704").then().permitted().at("r1", "0704");
    Then advanced = retreated.answer("blue", "b1 to 0504").then().permitted().at("b1", "0504");
    assertThat(advanced.after().piece("r1").orElseThrow().flag(Marks.MOVED)).isFalse();
  }
}
