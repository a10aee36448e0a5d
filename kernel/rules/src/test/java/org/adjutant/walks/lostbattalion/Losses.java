package org.adjutant.walks.lostbattalion;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Remove;
import org.adjutant.rules.effect.SetSteps;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.SimpleChoice;

/**
 * Step losses of one side in one battle, divided by their owner. Called by whoever inflicts them.
 */
final class Losses {
  static final String STAGE = "losses";
  static final String TAKEN = "losses-taken";

  private Losses() {}

  /** What to call the stage with. */
  static Data of(List<Piece> units, int count) {
    return Data.of("units", Units.ids(units)).with("count", count);
  }

  static ChoiceKind divide() {
    Shape shape =
        Shape.of(Shape.Field.of("from", Shape.Type.PIECES, "a unit for each step, repeated"));
    return SimpleChoice.sampling(
        "divide", "Who takes the losses?", shape, Losses::check, Losses::examples);
  }

  private static List<Piece> units(Desk desk, Choice choice) {
    return choice.facts().get("units").textItems().stream()
        .map(desk.view()::piece)
        .flatMap(Optional::stream)
        .toList();
  }

  private static void check(Desk desk, Choice choice, Data answer, Findings findings) {
    List<String> from = answer.get("from").textItems();
    List<Piece> units = units(desk, choice);
    int count = choice.facts().integer("count");
    if (from.size() != count) {
      findings.forbids("walk:count", "so many steps are lost", Data.of("count", count));
    }
    for (String id : from) {
      if (units.stream().noneMatch(u -> u.id().id().equals(id))) {
        findings.forbids("walk:involved", "it is not in this battle", Data.of("unit", id));
      }
    }
    boolean spared = false;
    boolean dies = false;
    for (Piece unit : units) {
      int lost = Collections.frequency(from, unit.id().id());
      if (lost > unit.steps()) {
        findings.forbids("walk:steps", "it has not so many", Data.of("unit", unit.id().id()));
      }
      dies |= lost >= unit.steps();
      spared |= lost == 0 && whole(unit);
    }
    if (dies && spared) {
      findings.forbids("walk:fair", "a unit dies before each has lost a step");
    }
  }

  /**
   * Round and round, beginning with each of the units; each that is whole loses its first step
   * first.
   */
  private static List<Data> examples(Desk desk, Choice choice) {
    List<Piece> units = units(desk, choice);
    List<Data> all = new ArrayList<>();
    for (int first = 0; first < units.size(); first++) {
      List<Piece> round = new ArrayList<>(units.subList(first, units.size()));
      round.addAll(units.subList(0, first));
      List<String> order = new ArrayList<>();
      round.stream().filter(u -> whole(u) && u.steps() > 1).forEach(u -> order.add(u.id().id()));
      round.stream().filter(u -> whole(u) && u.steps() == 1).forEach(u -> order.add(u.id().id()));
      for (int i = 0; i < 9; i++) {
        for (Piece unit : round) {
          if (Collections.frequency(order, unit.id().id()) < unit.steps()) {
            order.add(unit.id().id());
          }
        }
      }
      all.add(Data.of("from", Data.texts(order.subList(0, choice.facts().integer("count")))));
    }
    return all;
  }

  private static boolean whole(Piece unit) {
    return unit.steps() == unit.number("full", 1);
  }

  /** Asks only where there is something to decide. */
  static Step begin(Play play) {
    List<Piece> units = Units.named(play);
    int count = Math.min(play.locals().integer("count"), Units.steps(units));
    if (count == 0) {
      return Step.done();
    }
    if (units.size() == 1 || count == Units.steps(units)) {
      List<String> from = new ArrayList<>();
      for (Piece unit : units) {
        for (int i = 0; i < unit.steps() && from.size() < count; i++) {
          from.add(unit.id().id());
        }
      }
      return take(play, from);
    }
    return Step.ask("divide", units.get(0).side(), of(units, count), TAKEN, play.locals());
  }

  static Step taken(Play play) {
    return take(play, play.answer().get("from").textItems());
  }

  private static Step take(Play play, List<String> from) {
    List<Effect> effects = new ArrayList<>();
    for (Piece unit : Units.named(play)) {
      int left = unit.steps() - Collections.frequency(from, unit.id().id());
      if (left < unit.steps()) {
        effects.add(left == 0 ? new Remove(unit.id()) : new SetSteps(unit.id(), left));
      }
    }
    play.happens("StepLost", Data.of("from", Data.texts(from)), effects);
    return Step.done();
  }
}
