package org.adjutant.rules.engine;

import static org.adjutant.rules.engine.Bench.BLUE;
import static org.adjutant.rules.engine.Bench.ONE;
import static org.adjutant.rules.engine.Bench.RED;
import static org.adjutant.rules.engine.Bench.ask;
import static org.adjutant.rules.engine.Bench.says;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.AnswerChoice;
import org.adjutant.rules.effect.CloseStage;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.effect.EndGame;
import org.adjutant.rules.effect.OpenChoice;
import org.adjutant.rules.effect.OpenStage;
import org.adjutant.rules.effect.Remove;
import org.adjutant.rules.effect.ReopenGame;
import org.adjutant.rules.effect.SetTally;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Outcome;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.InputException;
import org.adjutant.rules.ruling.Ruling;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.Title;
import org.adjutant.walks.Walk;
import org.junit.jupiter.api.Test;

final class OverrideTest {
  private static final Title TITLE =
      Bench.title(play -> ask(BLUE, "then"))
          .stage("then", says("Then", Step.done()))
          .invariant(
              p -> p.tally("vp") < 0 ? Optional.of("points are never negative") : Optional.empty())
          .build();

  private static Ruling override(Position position, Effect... effects) {
    Data args = Data.of("reason", "said so").with("effects", Effects.write(List.of(effects)));
    return Engine.overrule(TITLE, position, args, Chance.NONE);
  }

  private static List<String> names(Ruling ruling) {
    return ruling.events().stream().map(e -> e.name()).toList();
  }

  @Test
  void theUmpireAnswersForSomebodyAndTheProcedureGoesOn() {
    Walk walk = Walk.open(TITLE).act(RED, "go", Data.EMPTY);
    Choice owed = walk.owed(BLUE);
    int frame = walk.position().top().orElseThrow().id();
    Ruling ruling = override(walk.position(), new AnswerChoice(frame, owed.id(), ONE));
    assertThat(names(ruling)).containsExactly("Overruled", "test/Then");
    assertThat(ruling.after().stack()).isEmpty();
  }

  @Test
  void theUmpireClosesAStageAndOpensAChoice() {
    Position asked = Walk.open(TITLE).act(RED, "go", Data.EMPTY).position();
    Position closed = override(asked, new CloseStage(0)).after();
    assertThat(closed.openChoices()).isEmpty();
    assertThat(Offers.deciding(closed)).containsExactly(RED, BLUE);

    int next = closed.nextFrame();
    Choice choice = Choice.open("u1", "number", RED, Data.EMPTY, false, Audience.ALL);
    Position opened =
        override(
                closed,
                new OpenStage(next, "then", BLUE, Data.EMPTY, Audience.ALL),
                new OpenChoice(next, choice))
            .after();
    assertThat(Offers.deciding(opened)).containsExactly(RED);
    Input answer = new Input.Answer(RED, "u1", ONE);
    assertThat(names(Engine.decide(TITLE, opened, answer, Chance.NONE)))
        .containsExactly("ChoiceAnswered", "test/Then");
  }

  @Test
  void theEndOfTheGameIsTakenBack() {
    Position over =
        override(
                Walk.open(TITLE).position(),
                new EndGame(new Outcome(List.of(RED), "d", "x:1", "w")))
            .after();
    Input go = Input.act(RED, "go", Data.EMPTY);
    assertThat(Engine.decide(TITLE, over, go, Chance.NONE).permitted()).isFalse();
    Position on = override(over, new ReopenGame()).after();
    assertThat(Engine.decide(TITLE, on, go, Chance.NONE).permitted()).isTrue();
  }

  @Test
  void whatDoesNotFitOrCannotBeIsNotRuled() {
    Position start = Walk.open(TITLE).position();
    assertThatThrownBy(() -> override(start, new Remove(PieceId.of("ghost"))))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("ghost");
    assertThatThrownBy(() -> override(start, new SetTally("vp", -1)))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("never negative");
  }

  @Test
  void theRulingSaysWhoRuledAndItsEffectsAreForTheUmpiresEyes() {
    Ruling ruling = override(Walk.open(TITLE).position(), new SetTally("vp", 1));
    assertThat(ruling.trail()).extracting(f -> f.rule().text()).containsExactly("kernel:umpire");
    assertThat(ruling.eyes().includes(Viewer.of(RED))).isFalse();
    assertThat(ruling.input().by().id()).isEqualTo("umpire");
  }
}
