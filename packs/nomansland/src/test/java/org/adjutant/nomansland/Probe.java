package org.adjutant.nomansland;

import java.util.List;
import java.util.function.Function;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.spi.Phase;
import org.adjutant.rules.spi.PhaseOrder;
import org.adjutant.rules.spi.PhaseOrder.Slot;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.Title;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.Chapter;
import org.adjutant.rules.spi.support.SimpleAction;
import org.adjutant.rules.spi.support.TitleBuilder;

/** A title whose one action {@code probe} runs a piece of the rules, for either side. */
public final class Probe {
  private Probe() {}

  /**
   * @param work what the action does; its locals are the action's arguments {@code what} and {@code
   *     initiative}
   * @param needs stages that the work calls
   */
  public static Title of(Function<Play, Step> work, List<Validator> validators, Chapter needs) {
    Phase phase = Phase.played("action", "Actions", "nomansland:0.5.c");
    PhaseOrder order = new PhaseOrder(List.of(new Slot(phase, Sides.BOTH)));
    Shape shape =
        Shape.of(
            Shape.Field.of("what", Shape.Type.WORD, "what it is about"),
            Shape.Field.of("initiative", Shape.Type.NUMBER, "Initiative")
                .after("initiative")
                .optionally());
    SimpleAction probe =
        SimpleAction.sampling(
            "probe", "Runs it.", shape, validators, desk -> List.of(Data.of("what", "it")));
    Title book = Battle.title("fix-bayonet");
    TitleBuilder title =
        new TitleBuilder("nomansland", "probe", Sides.BOTH, order)
            .secrets()
            .rulebook(book.rules(), book.interpretations())
            .action(probe, work::apply);
    needs.stages().forEach(title::stage);
    return title.build();
  }
}
