package org.adjutant.nomansland.headquarters;

import java.util.List;
import java.util.stream.Collectors;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.support.Reading;

/** Whether a Counter-Attack may be planned at all, and what of it now (2.2.3.a, b, c, j). */
record PlanRules(Force force) {
  private static final String ONE_UNIT = "nomansland:2.2.3.b";
  private static final String FLARE = "nomansland:2.2.3.c";
  private static final String ONCE = "nomansland:2.2.3.j";
  private static final String WITH_CA = "nomansland:2.2.0.f";
  private static final String NOTE = "nomansland:2.2.3.h";
  static final String SILENT = "nomansland:NI-076";
  private static final String FREE = "nomansland:NI-077";
  static final int LIBERAL = 2;

  /** What bars both boxing a unit and the flare. */
  void common(Desk desk, Data args, Findings findings) {
    provided(desk, findings);
    if (!Headquarters.mayPlan(desk.view())) {
      Data inputs = Data.of("in the cup", "ca");
      String remedy = "wait until the CA marker is drawn from the cup";
      findings.forbids(WITH_CA, "CA is not in the Headquarters", inputs, remedy);
      findings.forbids(NOTE, "nothing is planned without CA", inputs, remedy);
    }
    Plans plans = new Plans(desk.view());
    Data inputs = Data.of("boxed", plans.boxed().size());
    if (plans.launched()) {
      findings.forbids(ONCE, "the one Counter-Attack has been launched", inputs, "end the phase");
    } else if (plans.doneNow()) {
      findings.forbids(
          ONE_UNIT, "one unit or the flare is all of a phase", inputs, "end the phase");
    }
  }

  /** What the scenario gives; where it says nothing, a reading decides. */
  private void provided(Desk desk, Findings findings) {
    Finding none =
        Finding.forbids(
            force.statement(),
            "the scenario gives no Counter-Attack",
            Data.of("scenario", force.setting().scenario().id()));
    Reading silent = Reading.of(desk, SILENT);
    if (force.isSilent() && !silent.is(LIBERAL)) {
      findings.forbids(none.from(silent.source()), () -> "end the phase");
    } else if (!force.isSilent() && !force.isGiven()) {
      findings.forbids(none, () -> "end the phase");
    }
  }

  /** A unit may be boxed: one of the force, before the flare. */
  void unit(Desk desk, Data args, Findings findings) {
    Plans plans = new Plans(desk.view());
    if (plans.signalled() && desk.reading(FREE) != LIBERAL) {
      findings.forbids(
          FLARE,
          "after the flare no unit is added",
          Data.of("boxed", plans.boxed().size()),
          "end the phase and roll for the Counter-Attack in the turns to come");
    }
    List<Piece> available = force.available(desk.view());
    String unit = args.text("unit");
    if (available.stream().noneMatch(piece -> piece.id().id().equals(unit))) {
      findings.forbids(
          force.isOfTheLost() ? force.statement() : ONE_UNIT,
          "this is no unit of the counter-attack force",
          Data.of("unit", unit),
          () -> available.isEmpty() ? "none is left" : "name one of " + names(available));
    }
  }

  /** The flare may go up: once, with somebody in the box. */
  void flare(Desk desk, Data args, Findings findings) {
    Plans plans = new Plans(desk.view());
    if (plans.signalled()) {
      findings.forbids(
          ONCE,
          "the flare has gone up, and there is one Counter-Attack",
          Data.of("boxed", plans.boxed().size()),
          "end the phase");
    }
    if (plans.boxed().isEmpty() && desk.reading(FREE) != LIBERAL) {
      findings.forbids(
          FLARE,
          "the flare tells that enough troops are gathered, and there are none",
          Data.of("boxed", 0),
          "plan a unit first");
    }
  }

  private static String names(List<Piece> pieces) {
    return pieces.stream().map(piece -> piece.id().id()).collect(Collectors.joining(", "));
  }
}
