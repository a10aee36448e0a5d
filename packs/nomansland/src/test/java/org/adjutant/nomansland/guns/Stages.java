package org.adjutant.nomansland.guns;

import static org.adjutant.kit.given.Given.given;

import java.util.List;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.Title;
import org.adjutant.rules.spi.support.SimpleAction;
import org.adjutant.rules.spi.support.TitleBuilder;

/** Runs a stage of a title by itself, on a board of a test. */
final class Stages {
  private static final String RUN = "run-stage";
  private static final Shape SHAPE =
      Shape.of(
          Shape.Field.of("stage", Shape.Type.WORD, "which"),
          Shape.Field.of("locals", Shape.Type.DATA, "with what"));

  private Stages() {}

  static Then run(Given board, String stage, int... dice) {
    return run(board, stage, Data.EMPTY, dice);
  }

  static Then run(Given board, String stage, Data locals, int... dice) {
    return given(title(board.title()), board.position())
        .when("attacker", RUN, Data.of("stage", stage).with("locals", locals))
        .dice(dice)
        .then()
        .permitted();
  }

  private static Title title(Title whole) {
    if (whole.stages().containsKey(RUN)) {
      return whole;
    }
    SimpleAction run =
        SimpleAction.sampling(RUN, "Runs a stage.", SHAPE, List.of(), desk -> List.of());
    TitleBuilder title =
        new TitleBuilder(whole.pack(), whole.scenario(), whole.sides(), whole.phases())
            .secrets()
            .rulebook(whole.rules(), whole.interpretations())
            .action(run, play -> Step.go(play.locals().text("stage"), play.locals().get("locals")));
    whole.stages().forEach(title::stage);
    whole.choices().forEach(title::choice);
    return title.build();
  }
}
