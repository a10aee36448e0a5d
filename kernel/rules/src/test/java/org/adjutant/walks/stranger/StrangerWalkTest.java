package org.adjutant.walks.stranger;

import static org.adjutant.walks.stranger.Realm.BLUE;
import static org.adjutant.walks.stranger.Realm.GREEN;
import static org.adjutant.walks.stranger.Realm.RED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.InputException;
import org.adjutant.rules.spi.Title;
import org.adjutant.walks.Eyes;
import org.adjutant.walks.Json;
import org.adjutant.walks.Walk;
import org.junit.jupiter.api.Test;

final class StrangerWalkTest {
  private static final Title TITLE =
      MiniStranger.title(List.of(4, 2, 3), "mill", List.of("feint", "march", "truce"));

  private final Walk walk = Walk.open(TITLE);

  private static Data order(String block, String to) {
    return Data.of("block", block).with("to", "area:" + to);
  }

  private Walk ordered() {
    return walk.answer(BLUE, order("b2", "mill"))
        .answer(RED, order("b1", "mill"))
        .answer(GREEN, order("b3", "mill"));
  }

  @Test
  void ordersAreGivenAtTheSameTimeAndComeToLightTogether() {
    walk.answer(BLUE, order("b2", "mill"));
    assertThat(Eyes.text(walk.position(), RED)).doesNotContain("\"block\":\"b2\"");
    assertThat(Eyes.text(walk.position(), BLUE)).contains("\"block\":\"b2\"");
    assertThat(walk.last().events().get(0).factsFor(Viewer.of(RED)).has("answer")).isFalse();
    assertThat(walk.kinds(BLUE)).containsExactly("signal");

    walk.answer(RED, order("b1", "mill")).answer(GREEN, order("b3", "mill"));
    assertThat(walk.happened())
        .containsExactly("ChoiceAnswered", "walk/OrdersRevealed", "PhaseBegan", "RollNeeded");
    assertThat(walk.position().at(Realm.area("mill"))).hasSize(4);
  }

  @Test
  void whoHasAnsweredMayDoWhatIsAllowedAtAnyTimeWhoHasNotMayNot() {
    walk.answer(BLUE, order("b2", "mill")).act(BLUE, "signal", Data.EMPTY);
    assertThat(walk.position().tally("flags blue")).isEqualTo(1);
    walk.refused(RED, "signal", Data.EMPTY, "kernel:choice-owed");
    walk.refused(BLUE, "peace", Data.EMPTY, "kernel:in-progress", "walk:turn");
    assertThat(walk.position().openChoices()).hasSize(2);
  }

  @Test
  void chitsSayWhoActsNextUntilTheCupIsEmpty() {
    ordered().dice(2);
    assertThat(walk.position().clock().active()).containsExactly(BLUE);
    walk.act(BLUE, "end", Data.EMPTY).dice(2);
    assertThat(walk.position().clock().active()).containsExactly(GREEN);
    walk.act(GREEN, "end", Data.EMPTY).dice(1);
    assertThat(walk.position().clock().active()).containsExactly(RED);
    walk.act(RED, "end", Data.EMPTY);
    assertThat(walk.position().clock().turn()).isEqualTo(2);
    assertThat(walk.position().openChoices()).hasSize(3);
  }

  @Test
  void cardsGoFromDeckToHandToDiscardsAndBack() {
    ordered().dice(2);
    walk.act(BLUE, Cards.DRAW, Data.EMPTY).dice(2).act(BLUE, Cards.DRAW, Data.EMPTY).dice(1);
    assertThat(walk.position().cup(Cards.hand(BLUE))).containsExactly("march", "feint");
    Position red = walk.position().seenBy(Viewer.of(RED));
    assertThat(red.cup(Cards.hand(BLUE))).isEmpty();
    assertThat(red.cupSize(Cards.hand(BLUE))).isEqualTo(2);
    assertThat(Eyes.text(walk.position(), BLUE)).doesNotContain("truce");

    walk.act(BLUE, Cards.PLAY, Data.of("card", "march"));
    walk.refused(BLUE, Cards.PLAY, Data.of("card", "truce"), "walk:hand");
    walk.act(BLUE, Cards.DRAW, Data.EMPTY).dice(1).act(BLUE, Cards.DRAW, Data.EMPTY);
    assertThat(walk.happened()).containsExactly("walk/Reshuffled", "RollNeeded");
    walk.dice(1);
    assertThat(walk.position().cup(Cards.hand(BLUE))).containsExactly("feint", "truce", "march");
    walk.refused(BLUE, Cards.DRAW, Data.EMPTY, "walk:deck");
  }

  @Test
  void nobodyLearnsFromADrawWhatWasDrawn() {
    ordered().dice(2).act(BLUE, Cards.DRAW, Data.EMPTY);
    for (var side : Realm.SIDES) {
      assertThat(Eyes.text(walk.position(), side)).doesNotContain("\"card\"");
    }
    walk.dice(3);
    var dice = walk.last().events().get(0);
    assertThat(dice.name()).isEqualTo("DiceRolled");
    assertThat(dice.factsFor(Viewer.of(BLUE))).isEqualTo(Data.of("roll", "1d3"));
    assertThat(walk.last().events().get(1).factsFor(Viewer.of(RED))).isEqualTo(Data.EMPTY);
  }

  @Test
  void anUnseenMoveIsInterruptedWhereItMeetsWhatTheMoverCouldNotKnow() {
    ordered().dice(1);
    walk.act(RED, Infiltration.NAME, Json.of("{'spy': 's1', 'path': ['area:mill', 'area:ford']}"));
    assertThat(walk.happened()).containsExactly("MovementDeclared", "MovementInterrupted");
    assertThat(walk.position().piece("s1").orElseThrow().place()).isEqualTo(Realm.area("mill"));
    assertThat(walk.position().seenBy(Viewer.of(BLUE)).pieces()).hasSize(5);
  }

  @Test
  void positionsThatDifferInWhatIsHiddenLookAlike() {
    Title other = MiniStranger.title(List.of(4, 3, 1), "ford", List.of("feint", "march", "raid"));
    Walk twin = Walk.open(other);
    ordered().dice(1);
    twin.answer(BLUE, order("b2", "mill"))
        .answer(RED, order("b1", "mill"))
        .answer(GREEN, order("b3", "mill"))
        .dice(1);
    List<Input> probes =
        List.of(
            Input.act(RED, Cards.DRAW, Data.EMPTY),
            Input.act(RED, Cards.PLAY, Data.of("card", "truce")),
            Input.act(RED, Infiltration.NAME, Json.of("{'spy': 's1', 'path': ['area:ford']}")),
            Input.act(RED, Infiltration.NAME, Json.of("{'spy': 's1', 'path': ['area:mill']}")),
            Input.act(RED, Infiltration.NAME, Json.of("{'spy': 's2', 'path': ['area:mill']}")),
            Input.act(RED, Infiltration.NAME, Json.of("{'spy': 's3', 'path': ['area:mill']}")));
    Eyes.assertAlike(TITLE, walk.position(), other, twin.position(), RED, probes);
  }

  @Test
  void aGameGoesOnFromTheEndOfAnother() {
    ordered().dice(3);
    walk.act(GREEN, Cards.DRAW, Data.EMPTY).dice(1);
    walk.act(GREEN, Cards.PLAY, Data.of("card", "feint")).act(GREEN, "peace", Data.EMPTY);
    assertThat(walk.position().outcome()).isPresent();
    walk.refused(GREEN, "signal", Data.EMPTY, "kernel:over");

    Walk next = Walk.openFrom(MiniStranger.sequel(), walk.position());
    assertThat(next.position().tally("score green")).isEqualTo(1);
    assertThat(next.position().piece("b1").orElseThrow().place()).isEqualTo(Realm.area("mill"));
    assertThat(next.position().piece("s1")).isEmpty();
    assertThat(next.position().seenBy(Viewer.of(RED)).piece("b2").orElseThrow().attributes())
        .isEmpty();
    assertThat(next.kinds(RED)).containsExactly("order");
    assertThat(next.last().events().get(0).facts().text("earlier"))
        .isEqualTo(walk.position().digest().text());

    Title first = walk.title();
    assertThatThrownBy(() -> Walk.openFrom(first, walk.position()))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("does not go on");
  }
}
