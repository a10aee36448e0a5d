package org.adjutant.ledger.retrial;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.effect.SetClock;
import org.adjutant.rules.effect.SetTally;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.rulebook.Interpretation;
import org.adjutant.rules.rulebook.Interpretations;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.rulebook.RuleIndex;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Phase;
import org.adjutant.rules.spi.PhaseOrder;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.Title;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.SimpleAction;
import org.adjutant.rules.spi.support.TitleBuilder;

/** A title for tests: red marches along a road; blue lurks at it, where red does not know. */
final class Ambush {
  static final SideId RED = SideId.of("red");
  static final SideId BLUE = SideId.of("blue");

  /** A march is as long as is said; under reading 2 twice that. */
  static final String STRIDE = "ambush:I-1";

  private static final String LURKS = "lurks";

  private Ambush() {}

  static Title title() {
    PhaseOrder phases =
        new PhaseOrder(
            List.of(
                new PhaseOrder.Slot(Phase.played("day", "Day", "ambush:1"), List.of(RED, BLUE))));
    Interpretation stride =
        new Interpretation(
            RuleId.of(STRIDE),
            "how far?",
            List.of("1"),
            List.of("so far", "twice"),
            "",
            1,
            "to have something to read");
    return new TitleBuilder("ambush", "wood", List.of(RED, BLUE), phases)
        .secrets()
        .opening(List.of(new SetClock(phases.first(1))))
        .rulebook(new RuleIndex(List.of()), new Interpretations(List.of(stride)))
        .action(action("march", "by", List.of()), Ambush::march)
        .action(action("lurk", "at", List.of(Ambush::near)).inSecret(), Ambush::lurk)
        .endPhase("ambush:9", "PhaseEnded")
        .build();
  }

  private static SimpleAction action(String name, String field, List<Validator> validators) {
    Shape shape = Shape.of(Shape.Field.of(field, Shape.Type.NUMBER, "which"));
    return SimpleAction.listing(name, name, shape, validators, desk -> List.of());
  }

  private static void near(Desk desk, Data args, Findings findings) {
    if (args.integer("at") > 20) {
      findings.forbids("ambush:4", "that is no part of the road");
    }
  }

  private static Step march(Play play) {
    int by = play.locals().integer("by") * (play.reading(STRIDE) == 2 ? 2 : 1);
    int to = play.position().tally("road") + by;
    play.find(Finding.applies("ambush:2", "it marches", Data.of("to", to)));
    play.find(
        Finding.applies("ambush:3", "it is tired", Data.of("by", by)).forEyesOf(Audience.of(RED)));
    play.happens("MovementDeclared", Data.of("to", to), new SetTally("road", to));
    play.position()
        .attribute(Subject.GAME, LURKS)
        .filter(at -> at.integer() <= to)
        .ifPresent(at -> play.happens("ambush/Sprung", Data.of("at", at), new SetTally("lost", 1)));
    return Step.done();
  }

  private static Step lurk(Play play) {
    Audience blue = Audience.of(BLUE);
    Data at = play.locals().get("at");
    play.happens(
        Event.secret(
            "ambush/Laid",
            BLUE,
            Data.of("at", at),
            blue,
            Data.EMPTY,
            List.of(new SetAttribute(Subject.GAME, LURKS, java.util.Optional.of(at), blue))));
    return Step.done();
  }
}
