package org.adjutant.walks.flandersfields;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.rules.board.Place.Point;
import org.adjutant.rules.board.tabletop.Travel;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.effect.Remove;
import org.adjutant.rules.effect.SetTally;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Checks;
import org.adjutant.rules.spi.support.SimpleAction;
import org.adjutant.rules.spi.support.SimpleChoice;

/** A company goes forward: to the wire, through it platoon by platoon, and at the gun. */
final class Advance {
  static final String NAME = "advance";

  private Advance() {}

  static SimpleAction kind() {
    Shape shape = Shape.of(Shape.Field.of("far", Shape.Type.NUMBER, "millimetres, up to 100"));
    return SimpleAction.sampling(
        NAME,
        "Company A goes forward.",
        shape,
        List.of(
            Checks.active("walk:turn"),
            Checks.phase("walk:battalion", List.of("battalion")),
            (desk, args, findings) -> {
              if (desk.view().tally(Orders.ACTIONS) == 0) {
                findings.forbids("walk:actions", "no action is left");
              }
              if (args.integer("far") < 1 || args.integer("far") > 100) {
                findings.forbids("walk:far", "a company goes up to 100 mm");
              }
            }),
        desk -> List.of(Data.of("far", 100), Data.of("far", 37)));
  }

  static Step go(Play play) {
    List<Effect> effects = new ArrayList<>();
    effects.add(new SetTally(Orders.ACTIONS, play.position().tally(Orders.ACTIONS) - 1));
    List<String> testing = new ArrayList<>();
    for (Piece platoon : Table.company(play.position(), "A")) {
      if (Table.suppressed(platoon)) {
        continue;
      }
      if (Table.atWire(platoon)) {
        testing.add(platoon.id().id());
      } else {
        effects.add(new Move(platoon.id(), forward(platoon, play.locals().integer("far"))));
      }
    }
    play.happens("MovementDeclared", play.locals(), effects);
    return testing.isEmpty()
        ? Step.done()
        : Step.roll(
            testing.size(), 6, "wire", "A", "wire", Data.of("testing", Data.texts(testing)));
  }

  private static Point forward(Piece platoon, int far) {
    Point from = Table.point(platoon);
    int room = from.y() > Table.WIRE ? from.y() - 10 - Table.WIRE : far;
    return Travel.advance(from, 0, Math.min(far, room));
  }

  /** A die for each platoon: on a 3 or more it is through. */
  static Step wire(Play play) {
    List<String> testing = play.locals().get("testing").textItems();
    List<String> through = new ArrayList<>();
    List<Effect> effects = new ArrayList<>();
    for (int i = 0; i < testing.size(); i++) {
      if (play.roll().dice().orElseThrow().get(i) >= 3) {
        Piece platoon = play.position().piece(testing.get(i)).orElseThrow();
        through.add(testing.get(i));
        effects.add(new Move(platoon.id(), Travel.advance(Table.point(platoon), 0, 60)));
      }
    }
    play.happens("walk/WireTested", Data.of("through", Data.texts(through)), effects);
    return through.isEmpty()
        ? Step.done()
        : Step.ask(
            "assault",
            play.actor(),
            Data.of("through", Data.texts(through)),
            "assault",
            Data.EMPTY);
  }

  static ChoiceKind assault() {
    Shape shape = Shape.of(Shape.Field.of("with", Shape.Type.PIECES, "any of those through"));
    return SimpleChoice.sampling(
        "assault", "Who assaults the gun?", shape, Advance::check, Advance::examples);
  }

  private static void check(Desk desk, Choice choice, Data answer, Findings findings) {
    if (!choice.facts().get("through").items().containsAll(answer.get("with").items())) {
      findings.forbids("walk:through", "only those through the wire assault");
    }
  }

  private static List<Data> examples(Desk desk, Choice choice) {
    return List.of(
        Data.of("with", Data.texts(List.of())), Data.of("with", choice.facts().get("through")));
  }

  static Step closeIn(Play play) {
    List<String> with = play.answer().get("with").textItems();
    play.happens("AttackDeclared", play.answer());
    return with.isEmpty()
        ? Step.done()
        : Step.roll(with.size(), 6, "assault", "mg", "assaulted", Data.EMPTY);
  }

  static Step assaulted(Play play) {
    Optional<Piece> gun = Table.gun(play.position());
    if (gun.isPresent() && play.roll().dice().orElseThrow().contains(6)) {
      play.happens("PieceEliminated", Data.of("unit", "mg"), new Remove(PieceId.of("mg")));
    }
    return Step.done();
  }
}
