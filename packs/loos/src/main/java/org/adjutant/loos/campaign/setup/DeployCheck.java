package org.adjutant.loos.campaign.setup;

import java.util.List;
import java.util.Optional;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Remedy;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Stores;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll.Bar;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Validator;

/** Whether a unit may be put into a hex in the set-up, or from one hex into another. */
final class DeployCheck implements Validator {
  private static final String HEXES = "loos:2.1.a";
  private static final String NOT_YET = "loos:11.6.a";

  private final Battlefield field;
  private final Places places;

  DeployCheck(Battlefield field, Places places) {
    this.field = field;
    this.places = places;
  }

  @Override
  public void check(Desk desk, Data args, Findings findings) {
    Situation situation = field.in(desk.view());
    Optional<Unit> unit =
        situation.unit(args.text(SetUpActions.UNIT)).filter(own -> own.side().equals(desk.side()));
    if (unit.isEmpty()) {
      return;
    }
    Data facts = Data.of("unit", unit.get().id().id()).with("hex", args.text(SetUpActions.HEX));
    Place at = unit.get().piece().place();
    if (!at.equals(Stores.SET_UP) && unit.get().hex().isEmpty()) {
      String why = unit.get().name() + " is not set up; it waits in " + at.text();
      findings.forbids(
          NOT_YET, why, facts, () -> "still to be set up: " + waiting(situation, desk));
      return;
    }
    Place place = Place.parse(args.text(SetUpActions.HEX));
    if (!(place instanceof Hex hex) || !situation.grid().contains(hex)) {
      findings.forbids(
          HEXES, "this is no hex of the map", facts, () -> Remedy.onMap(situation.grid()));
      return;
    }
    for (Bar bar : places.of(desk.side()).bars(situation, unit.get(), hex)) {
      findings.forbids(
          bar.rule().text(),
          bar.why(),
          facts,
          () -> Remedy.both(bar.remedy(), open(situation, unit.get())));
    }
  }

  /** Good places for it. */
  private String open(Situation situation, Unit unit) {
    List<Hex> open = places.of(unit.side()).suggestions(situation, unit);
    return open.isEmpty() ? "" : "open to it: " + Remedy.some(open);
  }

  private static String waiting(Situation situation, Desk desk) {
    return Remedy.units(
        situation.at(Stores.SET_UP).stream()
            .filter(unit -> unit.side().equals(desk.side()))
            .toList());
  }
}
