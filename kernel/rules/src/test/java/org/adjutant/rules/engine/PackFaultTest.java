package org.adjutant.rules.engine;

import static org.adjutant.rules.engine.Bench.RED;
import static org.adjutant.rules.engine.Bench.ROBOT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.effect.Remove;
import org.adjutant.rules.effect.SetClock;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.spi.Phase;
import org.adjutant.rules.spi.PhaseOrder;
import org.adjutant.rules.spi.PhaseOrder.Slot;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.Title;
import org.adjutant.rules.spi.support.SimpleAction;
import org.adjutant.rules.spi.support.SimpleChoice;
import org.adjutant.rules.spi.support.TitleBuilder;
import org.junit.jupiter.api.Test;

/** What a pack must not do is found out, says where, and records nothing. */
final class PackFaultTest {
  private static void faults(Title title, String why) {
    Position start = Engine.open(title, List.of(), Chance.NONE).after();
    faults(title, start, why);
  }

  private static void faults(Title title, Position start, String why) {
    var digest = start.digest();
    assertThatThrownBy(
            () -> Engine.decide(title, start, Input.act(RED, "go", Data.EMPTY), Chance.NONE))
        .isInstanceOf(PackFault.class)
        .hasMessageContaining(why);
    assertThat(start.digest()).isEqualTo(digest);
  }

  @Test
  void aStageThatIsNotThere() {
    faults(Bench.title(play -> Step.go("nowhere", Data.EMPTY)).build(), "\"nowhere\"");
  }

  @Test
  void aStageThatThrowsOrRecordsWhatDoesNotFit() {
    faults(
        Bench.title(
                play -> {
                  throw new IllegalArgumentException("oh");
                })
            .build(),
        "stage \"go\"");
    Stage misfit =
        play -> {
          play.happens("test/Gone", Data.EMPTY, new Remove(PieceId.of("ghost")));
          return Step.done();
        };
    faults(Bench.title(misfit).build(), "ghost");
  }

  @Test
  void aProcedureThatGoesInCircles() {
    faults(Bench.title(play -> Step.go("go", Data.EMPTY)).build(), "did not end");
  }

  @Test
  void aPhaseEndedInTheMiddleOfAnotherStage() {
    Title title =
        Bench.title(play -> Step.call("end", Data.EMPTY, "more", Data.EMPTY))
            .stage("end", play -> Step.endPhase())
            .stage("more", play -> Step.done())
            .build();
    faults(title, "while another stage is in progress");
  }

  @Test
  void aRerollOutsideOfAnInterrupt() {
    faults(Bench.title(play -> Step.reroll()).build(), "no roll interrupt");
  }

  @Test
  void anAnswerAskedForWhereNoneWasWaitedFor() {
    faults(
        Bench.title(
                play -> {
                  play.answer();
                  return Step.done();
                })
            .build(),
        "0 answers");
  }

  @Test
  void aSystemSidesIllegalAnswer() {
    SimpleChoice none =
        SimpleChoice.among("none", "?", Shape.NONE, "test:none", (desk, choice) -> List.of());
    Title title =
        Bench.title(play -> Step.ask("none", ROBOT, Data.EMPTY, "end", Data.EMPTY))
            .choice(none)
            .stage("end", play -> Step.done())
            .build();
    faults(title, "choice \"none\"");
  }

  @Test
  void aValidatorThatThrows() {
    Title title =
        Bench.title(play -> Step.done())
            .action(
                SimpleAction.listing(
                    "bad",
                    "",
                    Shape.NONE,
                    List.of(
                        (desk, args, findings) -> {
                          throw new DataException("no such field");
                        }),
                    desk -> List.of()),
                play -> Step.done())
            .build();
    Position start = Engine.open(title, List.of(), Chance.NONE).after();
    assertThatThrownBy(
            () -> Engine.decide(title, start, Input.act(RED, "bad", Data.EMPTY), Chance.NONE))
        .isInstanceOf(PackFault.class)
        .hasMessageContaining("action \"bad\"");
  }

  @Test
  void phasesThatAreAllAutomatic() {
    Phase idle = Phase.automatic("idle", "Idle", "test:idle", "idle");
    PhaseOrder order = new PhaseOrder(List.of(new Slot(idle, List.of())));
    Title title =
        new TitleBuilder("test", "idle", List.of(RED), order)
            .opening(List.of(new SetClock(order.first(1))))
            .stage("idle", play -> Step.done())
            .build();
    assertThatThrownBy(() -> Engine.open(title, List.of(), Chance.NONE))
        .isInstanceOf(PackFault.class)
        .hasMessageContaining("did not end");
  }

  @Test
  void aTitleWithNamesThatDoNotFitIsNotBuilt() {
    Phase entered = Phase.played("p", "P", "test:p").entering("missing");
    PhaseOrder order = new PhaseOrder(List.of(new Slot(entered, List.of(RED))));
    TitleBuilder builder =
        new TitleBuilder("test", "broken", List.of(RED, RED), order)
            .stage("twice", play -> Step.done())
            .stage("twice", play -> Step.done());
    assertThatThrownBy(builder::build)
        .isInstanceOf(DataException.class)
        .hasMessageContaining("\"twice\"")
        .hasMessageContaining("\"red\" is there twice")
        .hasMessageContaining("\"missing\"");
  }
}
