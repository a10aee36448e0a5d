package org.adjutant.loos.campaign.fire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.combat.clash.CombatResult;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetFeature;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;

/**
 * A marker on a hex, from its being laid until the combat phase ends. The position holds it as the
 * feature {@code barrage:SIDE} of the hex: {@code {"markers": 1, "gas": false, "units": ["1a"],
 * "fought": false, "resolved": true, "results": {"I/16": "D2"}}}.
 *
 * @param markers 1, or 2 where LI-22 lets two fall on a hex
 * @param withGas how many of them bring gas
 * @param units those announced to attack the hex (17.1.g)
 * @param fought whether the attack announced has been made
 * @param resolved whether the markers have fallen
 * @param results what the table gave for each unit bombarded, by the unit's id
 */
record Barrage(
    SideId by,
    Hex hex,
    int markers,
    int withGas,
    List<PieceId> units,
    boolean fought,
    boolean resolved,
    Data results) {

  Barrage {
    units = List.copyOf(units);
  }

  static Barrage laid(SideId by, Hex hex, boolean gas, List<PieceId> units) {
    return new Barrage(by, hex, 1, gas ? 1 : 0, units, false, false, Data.EMPTY);
  }

  /** The side's marker on a hex, if one lies there. */
  static Optional<Barrage> on(Position position, SideId by, Hex hex) {
    return position.feature(hex, Store.barrage(by)).map(data -> read(by, hex, data));
  }

  /** All markers of a side that lie on the map, in the order of their hexes. */
  static List<Barrage> all(Situation situation, SideId by) {
    List<Barrage> found = new ArrayList<>();
    situation
        .position()
        .features(Store.barrage(by))
        .forEach((place, data) -> found.add(read(by, (Hex) place, data)));
    return found;
  }

  private static Barrage read(SideId by, Hex hex, Data data) {
    return new Barrage(
        by,
        hex,
        data.find("markers").map(Data::integer).orElse(1),
        data.find("with gas").map(Data::integer).orElse(data.get("gas").flag() ? 1 : 0),
        data.get("units").textItems().stream().map(PieceId::new).toList(),
        data.find("fought").map(Data::flag).orElse(false),
        data.get("resolved").flag(),
        data.find("results").orElse(Data.EMPTY));
  }

  boolean gas() {
    return withGas > 0;
  }

  /** One marker more on the same hex (LI-22). */
  Barrage andAnother(boolean gas) {
    int more = withGas + (gas ? 1 : 0);
    return new Barrage(by, hex, markers + 1, more, units, fought, resolved, results);
  }

  Barrage afterFight() {
    return new Barrage(by, hex, markers, withGas, units, true, resolved, results);
  }

  Barrage afterFall() {
    return new Barrage(by, hex, markers, withGas, units, fought, true, results);
  }

  Barrage with(PieceId unit, CombatResult result) {
    Data more = results.with(unit.id(), result.code());
    return new Barrage(by, hex, markers, withGas, units, fought, resolved, more);
  }

  /** What the table gave for a unit that was bombarded. */
  CombatResult result(String unit) {
    return CombatResult.of(results.text(unit));
  }

  /** What happens to it, or by it, is its side's doing, whoever acts. */
  Event event(String name, Data facts, Effect effect) {
    return Event.open(name, by, facts.with("target", hex.id()), List.of(effect));
  }

  /** Puts it on its hex as it now is. */
  Effect put() {
    Data there = Data.of("markers", markers).with("gas", gas());
    there = withGas > 1 ? there.with("with gas", withGas) : there;
    return SetFeature.open(
        hex,
        Store.barrage(by),
        there
            .with("units", Data.texts(units.stream().map(PieceId::id).toList()))
            .with("fought", fought)
            .with("resolved", resolved)
            .with("results", results));
  }

  Effect lift() {
    return new SetFeature(hex, Store.barrage(by), Optional.empty(), Audience.ALL);
  }
}
