package org.adjutant.loos.series.combat.ground;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;

/**
 * The arguments of an attack, read: {@code attack <target> with <units> [pledging <hexes>]}.
 *
 * @param places the places pledged
 */
record AttackOrder(Place target, List<String> units, List<Place> places) {
  static AttackOrder read(Data args) {
    return new AttackOrder(
        Place.parse(args.text(AttackAction.TARGET)),
        args.get(AttackAction.UNITS).textItems(),
        args.find(AttackAction.PLEDGING).map(Data::textItems).orElse(List.of()).stream()
            .map(Place::parse)
            .toList());
  }

  /** The attack, as far as the target and the hexes pledged are on the map. */
  Optional<Attack> attack(Situation situation, SideId side) {
    List<Hex> pledged = new ArrayList<>();
    for (Place place : places) {
      if (place instanceof Hex hex && situation.grid().contains(hex)) {
        pledged.add(hex);
      }
    }
    if (!(target instanceof Hex hex)
        || !situation.grid().contains(hex)
        || pledged.size() < places.size()) {
      return Optional.empty();
    }
    List<Unit> named = units.stream().flatMap(id -> situation.unit(id).stream()).toList();
    return Optional.of(new Attack(side, hex, named, pledged));
  }

  /** The arguments of an attack. */
  static Data write(Attack attack) {
    List<String> units = attack.units().stream().map(unit -> unit.id().id()).toList();
    Data args =
        Data.of(AttackAction.TARGET, attack.target().id())
            .with(AttackAction.UNITS, Data.texts(units));
    List<String> pledged = attack.pledged().stream().map(Hex::id).toList();
    return pledged.isEmpty() ? args : args.with(AttackAction.PLEDGING, Data.texts(pledged));
  }
}
