package org.adjutant.rules.engine;

import static org.adjutant.rules.engine.Bench.BLUE;
import static org.adjutant.rules.engine.Bench.ONE;
import static org.adjutant.rules.engine.Bench.RED;
import static org.adjutant.rules.engine.Bench.ROBOT;
import static org.adjutant.rules.engine.Bench.TWO;
import static org.adjutant.rules.engine.Bench.ask;
import static org.adjutant.rules.engine.Bench.roll;
import static org.adjutant.rules.engine.Bench.says;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.SetTally;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Frame;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.InputException;
import org.adjutant.rules.ruling.Ruling;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.Title;
import org.adjutant.walks.Walk;
import org.junit.jupiter.api.Test;

final class EngineTest {
  private static final Data NONE = Data.EMPTY;

  @Test
  void nestedCallsSurviveStopsAndGoOnInnermostFirst() {
    Title title =
        Bench.title(play -> Step.call("outer", NONE, "after-outer", Data.of("level", 0)))
            .stage("outer", play -> Step.call("inner", NONE, "after-inner", Data.of("level", 1)))
            .stage("inner", play -> ask(BLUE, "answered"))
            .stage("answered", play -> roll("p", "rolled"))
            .stage("rolled", says("Rolled", Step.done()))
            .stage("after-inner", says("Inner", Step.done()))
            .stage("after-outer", says("Outer", Step.done()))
            .build();
    Walk walk = Walk.open(title).act(RED, "go", NONE);
    assertThat(walk.position().stack())
        .extracting(Frame::stage)
        .containsExactly("after-outer", "after-inner", "answered");
    walk.answer(BLUE, TWO);
    assertThat(walk.position().stack())
        .extracting(Frame::stage)
        .containsExactly("after-outer", "after-inner", "rolled");
    walk.dice(3);
    assertThat(walk.happened())
        .containsExactly("DiceRolled", "test/Rolled", "test/Inner", "test/Outer");
    assertThat(walk.last().events().get(3).facts()).isEqualTo(Data.of("level", 0));
    assertThat(walk.last().events().get(3).actor()).isEqualTo(RED);
    assertThat(walk.position().stack()).isEmpty();
  }

  @Test
  void aStageKnowsItsAnswersInTheOrderOfItsQuestionsWhoeverAnsweredFirst() {
    Title title =
        Bench.title(
                play ->
                    Step.askAll(
                        List.of(Bench.question(RED, true), Bench.question(BLUE, true)),
                        "all",
                        NONE))
            .stage(
                "all",
                play -> {
                  List<Choice> given = play.answers();
                  play.happens(
                      "test/All",
                      Data.of(
                              "owners",
                              Data.texts(given.stream().map(c -> c.owner().id()).toList()))
                          .with("first", given.get(0).answer().orElseThrow()));
                  return Step.done();
                })
            .build();
    Walk walk = Walk.open(title).act(RED, "go", NONE).answer(BLUE, TWO).answer(RED, ONE);
    Data facts = walk.last().events().get(1).facts();
    assertThat(facts.get("owners").textItems()).containsExactly("red", "blue");
    assertThat(facts.get("first")).isEqualTo(ONE);
  }

  @Test
  void onlyTheOwnerAnswersAndNobodyElseLearnsWhatWouldBeWrong() {
    Title title = Bench.title(play -> ask(BLUE, "end")).stage("end", p -> Step.done()).build();
    Walk walk = Walk.open(title).act(RED, "go", NONE);
    Input wrong = new Input.Answer(RED, walk.owed(BLUE).id(), Data.of("n", 7));
    Ruling ruling = Engine.decide(title, walk.position(), wrong, Chance.NONE);
    assertThat(ruling.trail()).extracting(f -> f.rule().text()).containsExactly("kernel:owner");
    walk.refusedAnswer(BLUE, Data.of("n", 7), "test:number");
  }

  @Test
  void sidesThatTheTitlePlaysAnswerAtOnceAlsoBesideOthers() {
    Title title =
        Bench.title(
                play ->
                    Step.askAll(
                        List.of(Bench.question(ROBOT, true), Bench.question(BLUE, true)),
                        "end",
                        NONE))
            .stage("end", says("End", Step.done()))
            .build();
    Walk walk = Walk.open(title).act(RED, "go", NONE);
    assertThat(walk.happened()).containsExactly("ChoiceOffered", "ChoiceAnswered");
    assertThat(walk.position().openChoices()).extracting(Choice::owner).containsExactly(BLUE);
    walk.answer(BLUE, ONE);
    assertThat(walk.happened()).containsExactly("ChoiceAnswered", "test/End");
  }

  @Test
  void theInterruptIsItselfInterruptedAndARerollStandsAlone() {
    Title title =
        Bench.title(play -> roll("attack", "hit"))
            .stage("hit", says("Hit", Step.done()))
            .rollInterrupt(
                "check",
                play ->
                    play.roll().purpose().equals("attack") && play.sum() == 1
                        ? roll("luck", "lucky")
                        : Step.done())
            .stage("lucky", play -> play.sum() == 6 ? Step.reroll() : Step.done())
            .build();
    Walk walk = Walk.open(title).act(RED, "go", NONE).dice(1).dice(6);
    assertThat(walk.happened()).containsExactly("DiceRolled", "RollCancelled", "RollNeeded");
    assertThat(walk.position().openRoll().orElseThrow().occurrence()).isEqualTo(1);
    walk.dice(1).dice(2);
    assertThat(walk.happened()).containsExactly("DiceRolled", "test/Hit");
    assertThat(walk.position().stack()).isEmpty();
  }

  @Test
  void chanceThatAnswersAtOnceRunsThroughWithoutAStop() {
    Title title =
        Bench.title(play -> roll("p", "then"))
            .stage(
                "then",
                play -> {
                  play.happens("test/Then", NONE, new SetTally("sum", play.sum()));
                  return Step.done();
                })
            .build();
    Position start = Walk.open(title).position();
    Chance four = (roll, clock) -> java.util.Optional.of(new Chance.Fallen(List.of(4), "seed"));
    Ruling ruling = Engine.decide(title, start, Input.act(RED, "go", NONE), four);
    assertThat(ruling.events())
        .extracting(e -> e.name())
        .containsExactly("DiceRolled", "test/Then");
    assertThat(ruling.after().tally("sum")).isEqualTo(4);
    assertThat(ruling.after().nextFrame()).isZero();
    assertThat(ruling.events().get(0).facts().text("origin")).isEqualTo("seed");
  }

  @Test
  void whatCannotBeUnderstoodIsNoRuling() {
    Title title = Bench.title(play -> roll("p", "end")).stage("end", p -> Step.done()).build();
    Position start = Walk.open(title).position();
    for (Input input :
        List.of(
            Input.act(RED, "fly", NONE),
            Input.act(SideId.of("pink"), "go", NONE),
            Input.act(SideId.UMPIRE, "go", NONE),
            Input.act(ROBOT, "go", NONE),
            Input.act(RED, "go", ONE),
            new Input.Answer(RED, "c9", ONE),
            new Input.Dice(List.of(1), "x"))) {
      assertThatThrownBy(() -> Engine.decide(title, start, input, Chance.NONE))
          .as("%s", input)
          .isInstanceOf(InputException.class);
    }
    Position rolling = Walk.open(title).act(RED, "go", NONE).position();
    for (List<Integer> dice : List.of(List.of(7), List.of(1, 2), List.<Integer>of())) {
      Input input = new Input.Dice(dice, "x");
      assertThatThrownBy(() -> Engine.decide(title, rolling, input, Chance.NONE))
          .isInstanceOf(InputException.class)
          .hasMessageContaining("1d6");
    }
  }
}
