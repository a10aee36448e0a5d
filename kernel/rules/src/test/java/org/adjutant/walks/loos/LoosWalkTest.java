package org.adjutant.walks.loos;

import static org.adjutant.walks.loos.Ground.BRITISH;
import static org.adjutant.walks.loos.Ground.GERMAN;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Viewer;
import org.adjutant.walks.Json;
import org.adjutant.walks.Walk;
import org.junit.jupiter.api.Test;

final class LoosWalkTest {
  private static final Data BOTH = Json.of("{'target': '0303', 'units': ['a', 'b']}");

  private final Walk walk = Walk.open(MiniLoos.title());

  private static Data path(String... hexes) {
    return Data.of("path", Data.texts(List.of(hexes)));
  }

  @Test
  void anAttackRunsFromDeclarationToAdvanceStoppingOnlyToAskAndToRoll() {
    walk.act(BRITISH, Attack.NAME, BOTH);
    assertThat(walk.happened()).containsExactly("AttackDeclared", "RollNeeded");

    walk.dice(4);
    assertThat(walk.happened()).containsExactly("DiceRolled", "CombatResolved", "ChoiceOffered");
    assertThat(walk.found("walk:differential"))
        .isEqualTo(Json.of("{'attack': 4, 'defence': 2, 'line': 'trench'}"));
    assertThat(walk.kinds(GERMAN)).containsExactly("retreat");
    assertThat(walk.kinds(BRITISH)).isEmpty();

    walk.answer(GERMAN, path("0204", "0104"));
    assertThat(walk.happened()).containsExactly("ChoiceAnswered", "RetreatMade", "ChoiceOffered");

    walk.answer(BRITISH, Json.of("{'units': ['b'], 'to': '0204'}"));
    assertThat(walk.happened()).containsExactly("ChoiceAnswered", "AdvanceMade");
    assertThat(walk.position().piece("b").orElseThrow().place().text()).isEqualTo("0204");
    assertThat(walk.position().stack()).isEmpty();
  }

  @Test
  void theDefenderMayTakeTheStepInstead() {
    walk.act(BRITISH, Attack.NAME, BOTH).dice(4).answer(GERMAN, path());
    assertThat(walk.position().piece("x").orElseThrow().steps()).isEqualTo(1);
    assertThat(walk.kinds(BRITISH)).containsExactly("end");
  }

  @Test
  void aRefusalNamesEveryRuleBroken() {
    walk.refused(
        GERMAN,
        Attack.NAME,
        Json.of("{'target': '0606', 'units': ['c']}"),
        "walk:turn",
        "walk:target",
        "walk:own");
    walk.refused(
        BRITISH, Attack.NAME, Json.of("{'target': '0303', 'units': ['c']}"), "walk:hexside");
    walk.act(BRITISH, Attack.NAME, BOTH).dice(4).answer(GERMAN, path());
    walk.refused(BRITISH, Attack.NAME, BOTH, "walk:once", "walk:once");
  }

  @Test
  void whileAChoiceIsOwedNobodyActsAndNobodyElseAnswers() {
    walk.act(BRITISH, Attack.NAME, BOTH);
    walk.refused(BRITISH, "end", Data.EMPTY, "kernel:in-progress");
    walk.dice(4);
    walk.refused(BRITISH, "end", Data.EMPTY, "kernel:in-progress");
    walk.refused(GERMAN, "end", Data.EMPTY, "kernel:choice-owed", "walk:turn");
    walk.refusedAnswer(GERMAN, path("0302", "0301"), "walk:retreat");
  }

  @Test
  void allSeeTheSameWhereNothingIsHidden() {
    walk.act(BRITISH, Attack.NAME, BOTH).dice(4);
    assertThat(walk.position().seenBy(Viewer.PUBLIC).digest()).isEqualTo(walk.position().digest());
  }

  @Test
  void phasesGoRoundSideBySide() {
    walk.act(BRITISH, "end", Data.EMPTY);
    assertThat(walk.happened()).containsExactly("walk/PhaseOver", "PhaseBegan");
    assertThat(walk.position().clock().isActive(GERMAN)).isTrue();
    walk.act(GERMAN, "end", Data.EMPTY);
    assertThat(walk.position().clock().turn()).isEqualTo(2);
  }
}
