package org.adjutant.nomansland.headquarters;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.effect.SetSteps;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Entry;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.Checks;
import org.adjutant.rules.spi.support.SimpleAction;

/** What the Defender does in his Counter-Attack Phase: {@code plan UNIT} or {@code flare}. */
record Planning(Force force) {
  private static final String PLAN = "plan";
  private static final String FLARE = "flare";
  private static final String UNIT = "unit";

  private static final String BOXED = "nomansland:2.2.3.b";
  private static final String SIGNAL = "nomansland:2.2.3.c";
  private static final String WHICH_LOST = "nomansland:NI-078";
  private static final int REDUCED = 2;
  private static final int FRONT = 2;

  List<ActionKind> actions() {
    PlanRules rules = new PlanRules(force);
    List<Validator> when =
        List.of(
            Checks.active("nomansland:0.5.d"),
            Checks.phase(BOXED, List.of(PhaseId.COUNTER_ATTACK)),
            rules::common);
    List<Validator> unit = new ArrayList<>(when);
    unit.add(rules::unit);
    List<Validator> flare = new ArrayList<>(when);
    flare.add(rules::flare);
    Shape shape = Shape.of(Shape.Field.of(UNIT, Shape.Type.PIECE, "a unit of the force"));
    return List.of(
        SimpleAction.listing(
            PLAN, "Gather a unit for the Counter-Attack.", shape, unit, this::candidates),
        SimpleAction.listing(
            FLARE,
            "Fire the S.O.S. flare: from now on roll for the Counter-Attack.",
            Shape.NONE,
            flare,
            desk -> isPhase(desk) ? List.of(Data.EMPTY) : List.of()));
  }

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(PLAN, this::plan);
    stages.put(FLARE, this::flare);
  }

  private static boolean isPhase(Desk desk) {
    return desk.isActive() && desk.inPhase(PhaseId.COUNTER_ATTACK);
  }

  private List<Data> candidates(Desk desk) {
    return isPhase(desk)
        ? force.available(desk.view()).stream()
            .map(piece -> Data.of(UNIT, piece.id().id()))
            .toList()
        : List.of();
  }

  private Step plan(Play play) {
    Piece unit = play.position().piece(PieceId.of(play.locals().text(UNIT))).orElseThrow();
    int boxed = new Plans(play.position()).boxed().size() + 1;
    Data inputs = Data.of(UNIT, unit.id().id()).with("boxed", boxed);
    if (force.isSilent()) {
      play.reading(PlanRules.SILENT);
    }
    play.find(Finding.applies(force.statement(), "the scenario lets it be gathered", inputs));
    play.find(Finding.applies(BOXED, "one unit goes into the Counter-Attack box", inputs));
    List<Effect> effects = new ArrayList<>();
    if (force.isOfTheLost()) {
      restore(unit, play.reading(WHICH_LOST), effects);
    }
    effects.add(new Move(unit.id(), Plans.BOX));
    effects.add(turn(Plans.DONE_IN, play));
    play.happens("nomansland/UnitGathered", inputs, effects);
    return Step.done();
  }

  /** An eliminated unit comes back on its front, nothing wrong with it (NI-078). */
  private void restore(Piece unit, int reading, List<Effect> effects) {
    for (Map.Entry<String, Entry> mark : unit.attributes().entrySet()) {
      effects.add(SetPieceAttribute.clear(unit.id(), mark.getKey()));
    }
    int steps =
        reading == REDUCED || force.setting().counters().face(unit.withSteps(FRONT)).size() == 0
            ? 1
            : FRONT;
    effects.add(new SetSteps(unit.id(), steps));
  }

  private Step flare(Play play) {
    Data inputs = Data.of("boxed", new Plans(play.position()).boxed().size());
    play.find(Finding.applies(SIGNAL, "the flare goes up, the Assault marker is turned", inputs));
    play.happens("nomansland/FlareFired", inputs, turn(Mark.SOS, play), turn(Plans.DONE_IN, play));
    return Step.done();
  }

  private static Effect turn(String attribute, Play play) {
    Data turn = Data.of(play.position().clock().turn());
    return new SetAttribute(Subject.GAME, attribute, Optional.of(turn), Audience.ALL);
  }
}
