package org.adjutant.rules.engine;

import static org.adjutant.rules.engine.Bench.BLUE;
import static org.adjutant.rules.engine.Bench.RED;
import static org.adjutant.rules.engine.Bench.ask;
import static org.adjutant.rules.engine.Bench.says;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.rulebook.Interpretation;
import org.adjutant.rules.rulebook.Interpretations;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.InputException;
import org.adjutant.rules.ruling.InputText;
import org.adjutant.rules.ruling.Ruling;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.Title;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.SimpleAction;
import org.adjutant.walks.Walk;
import org.junit.jupiter.api.Test;

final class SettingAsideTest {
  private static final Title TITLE =
      Bench.title(play -> ask(BLUE, "then"))
          .stage("then", says("Then", Step.done()))
          .action(forbidden("march", "test:1", "test:2"), says("Marched", Step.done()))
          .action(
              forbidden("fall", "test:1"),
              play -> {
                throw new IllegalStateException("there is no floor");
              })
          .rulebook(
              new org.adjutant.rules.rulebook.RuleIndex(List.of()),
              new Interpretations(
                  List.of(
                      new Interpretation(
                          RuleId.of("test:I-1"),
                          "May it?",
                          List.of("1"),
                          List.of("it may not", "it may"),
                          "",
                          1,
                          "it is written"))))
          .build();
  private static final Position START = Walk.open(TITLE).position();

  private static SimpleAction forbidden(String name, String... rules) {
    Validator never =
        (desk, args, findings) -> {
          for (String rule : rules) {
            findings.forbids(rule, "it is forbidden");
          }
          findings.permits("test:3", "it is the time");
        };
    return SimpleAction.listing(
        name, "Never.", Shape.NONE, List.of(never), desk -> List.<Data>of());
  }

  private static Ruling aside(Input input, String... rules) {
    Data args =
        Data.of("reason", "all agree")
            .with("input", InputText.write(input))
            .with("aside", Data.texts(List.of(rules)));
    return Engine.overrule(TITLE, START, args, Chance.NONE);
  }

  private static Ruling reading(String id, int reading) {
    Data args = Data.of("reason", "all agree").with("readings", Data.of(id, reading));
    return Engine.overrule(TITLE, START, args, Chance.NONE);
  }

  @Test
  void whatForbadeIsWaivedAndTheResolverGoesOn() {
    Ruling ruling = aside(Input.act(RED, "march", Data.EMPTY), "test:1", "test:2");
    assertThat(ruling.permitted()).isTrue();
    assertThat(ruling.events())
        .extracting(e -> e.name())
        .containsExactly("Overruled", "test/Marched");
    assertThat(ruling.trail())
        .extracting(f -> f.rule().text() + " " + f.bearing())
        .containsExactly(
            "kernel:umpire APPLIES", "test:1 WAIVED", "test:2 WAIVED", "test:3 PERMITS");
    assertThat(ruling.input().by().id()).isEqualTo("umpire");
  }

  @Test
  void whatWasNotNamedForbidsStill() {
    Ruling ruling = aside(Input.act(RED, "march", Data.EMPTY), "test:2");
    assertThat(ruling.permitted()).isFalse();
    assertThat(ruling.after()).isEqualTo(START);
    assertThat(ruling.forbidding()).extracting(f -> f.rule().text()).containsExactly("test:1");
    assertThat(ruling.trail()).extracting(Finding::bearing).contains(Finding.Bearing.WAIVED);
  }

  @Test
  void onlyWhatForbidsCanBeSetAside() {
    assertThatThrownBy(() -> aside(Input.act(RED, "march", Data.EMPTY), "test:3"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("test:3 does not forbid this; it is forbidden by test:1, test:2");
    assertThatThrownBy(() -> aside(Input.act(RED, "go", Data.EMPTY), "test:1"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("nothing forbids this");
  }

  @Test
  void theOrderOfProceduresCannotBeSetAside() {
    Position asked = Walk.open(TITLE).act(RED, "go", Data.EMPTY).position();
    Data args =
        Data.of("reason", "in a hurry")
            .with("input", InputText.write(Input.act(BLUE, "go", Data.EMPTY)))
            .with("aside", Data.texts(List.of(KernelRules.CHOICE_OWED)));
    assertThatThrownBy(() -> Engine.overrule(TITLE, asked, args, Chance.NONE))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("cannot be set aside");
  }

  @Test
  void whatTheStagesCannotDoIsToldWithTheWayOut() {
    assertThatThrownBy(() -> aside(Input.act(RED, "fall", Data.EMPTY), "test:1"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("give the effects instead");
  }

  @Test
  void aReadingIsChangedFromNowOn() {
    Ruling ruling = reading("test:I-1", 2);
    assertThat(ruling.after().reading("test:I-1")).hasValue(2);
    assertThat(START.reading("test:I-1")).isEmpty();
    assertThat(ruling.events()).extracting(e -> e.name()).containsExactly("ReadingChanged");
    assertThat(ruling.trail())
        .extracting(f -> f.rule().text() + ": " + f.says())
        .containsExactly("kernel:umpire: the reading was changed", "test:I-1: it may");
  }

  @Test
  void aReadingThatIsNotThereOrInForceAlreadyIsRefused() {
    assertThatThrownBy(() -> reading("test:I-1", 1))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("in force already");
    assertThatThrownBy(() -> reading("test:I-1", 3)).hasMessageContaining("1 to 2");
    assertThatThrownBy(() -> reading("test:I-7", 1)).hasMessageContaining("test:I-1");
  }
}
