package org.adjutant.host.typed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.effect.OpenChoice;
import org.adjutant.rules.effect.OpenStage;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.InputException;
import org.adjutant.rules.spi.Phase;
import org.adjutant.rules.spi.PhaseOrder;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.Title;
import org.adjutant.rules.spi.support.SimpleAction;
import org.adjutant.rules.spi.support.SimpleChoice;
import org.adjutant.rules.spi.support.TitleBuilder;
import org.junit.jupiter.api.Test;

/** What a line means that a side types while it owes nothing, one choice, or several. */
final class ShortFormTest {
  private static final SideId RED = SideId.of("red");
  private static final Title TITLE = title();

  private static Title title() {
    Phase phase = Phase.played("moves", "Moves", "mini:1");
    Shape number = Shape.of(Shape.Field.of("steps", Shape.Type.NUMBER, "how far"));
    Shape one = Shape.of(Shape.Field.of("unit", Shape.Type.PIECE, "who"));
    return new TitleBuilder(
            "mini",
            "open",
            List.of(RED),
            new PhaseOrder(List.of(new PhaseOrder.Slot(phase, List.of(RED)))))
        .action(
            SimpleAction.sampling("walk", "Walks.", number, List.of(), desk -> List.of()),
            play -> Step.done())
        .choice(choice("loss", one))
        .choice(choice("advance", number))
        .build();
  }

  private static SimpleChoice choice(String name, Shape shape) {
    return SimpleChoice.sampling(
        name, "Which?", shape, (desk, open, answer, found) -> {}, (desk, open) -> List.of());
  }

  private static ShortForm owing(String... kinds) {
    List<Effect> effects = new ArrayList<>();
    effects.add(new OpenStage(0, "waits", RED, Data.EMPTY, Audience.ALL));
    for (int i = 0; i < kinds.length; i++) {
      Choice open = Choice.open("c" + i, kinds[i], RED, Data.EMPTY, false, Audience.ALL);
      effects.add(new OpenChoice(0, open));
    }
    return new ShortForm(TITLE, Effects.fold(Position.EMPTY, effects), RED);
  }

  private static Input answer(String id, long steps) {
    return new Input.Answer(RED, id, Data.of("steps", steps));
  }

  @Test
  void aLineIsAnActionWhereNothingIsOwed() {
    assertThat(owing().readOne("walk 3")).isEqualTo(Input.act(RED, "walk", Data.of("steps", 3)));
    assertThatThrownBy(() -> owing().readOne("wlak 3"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("there is no action \"wlak\"; there are [walk");
    assertThatThrownBy(() -> owing().readOne("  ")).hasMessageContaining("nothing was typed");
  }

  @Test
  void theOnlyChoiceIsAnsweredWithOrWithoutItsNameOrId() {
    ShortForm form = owing("advance");
    for (String typed : List.of("2", "advance 2", "c0 2", "c0 advance 2")) {
      assertThat(form.readOne(typed)).as(typed).isEqualTo(answer("c0", 2));
    }
    assertThat(form.readOne("walk 2")).isInstanceOf(Input.Act.class);
  }

  @Test
  void ofSeveralChoicesTheNameSaysWhich() {
    ShortForm form = owing("loss", "advance");
    assertThat(form.readOne("advance 1")).isEqualTo(answer("c1", 1));
    assertThatThrownBy(() -> form.readOne("1")).hasMessageContaining("there is no action \"1\"");
  }

  @Test
  void aMisspeltActionIsToldFromABadAnswer() {
    assertThatThrownBy(() -> owing("loss").readOne("wlak 3"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("no piece is called")
        .hasMessageContaining("nor is \"wlak\" an action, there are [walk");
    assertThatThrownBy(() -> owing("advance").readOne("advance far"))
        .isInstanceOf(InputException.class)
        .hasMessageNotContaining("nor is");
  }
}
