package org.adjutant.loos.series.movement;

import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Remedy;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Validator;

/** Puts the placing of a unit to the rules: 3.0, 5.3. */
final class PlaceCheck implements Validator {
  private final Battlefield field;
  private final MovementRules rules;

  PlaceCheck(Battlefield field, MovementRules rules) {
    this.field = field;
    this.rules = rules;
  }

  @Override
  public void check(Desk desk, Data args, Findings findings) {
    Situation situation = field.in(desk.view());
    situation
        .unit(args.text(PlaceAction.UNIT))
        .filter(unit -> unit.side().equals(desk.side()))
        .ifPresent(unit -> check(situation, unit, args.text(PlaceAction.HEX), findings));
  }

  private void check(Situation situation, Unit unit, String place, Findings findings) {
    if (!PlaceAction.isWaiting(situation.position(), unit.piece().place())) {
      findings.forbids(
          Entrance.WAITS.text(),
          "it is not waiting to be placed",
          Data.of("unit", unit.id().id()).with("at", unit.piece().place().text()),
          unit.hex().isPresent()
              ? "it is on the map, so move it"
              : "place a unit that waits for this phase");
      return;
    }
    if (!(Place.parse(place) instanceof Hex hex) || !situation.grid().contains(hex)) {
      findings.forbids(
          Walk.MAP.text(),
          "this is no hex of the map",
          Data.of("place", place),
          () -> Remedy.onMap(situation.grid()));
      return;
    }
    Data facts = Data.of("unit", unit.id().id()).with("hex", hex.id());
    for (Toll.Bar bar : rules.entrance().bars(situation, unit, hex)) {
      findings.forbids(bar.rule().text(), bar.why(), facts, bar.remedy());
    }
    rules
        .stacking()
        .bars(situation, unit, hex)
        .ifPresent(bar -> findings.forbids(bar.rule().text(), bar.why(), facts, bar.remedy()));
  }
}
