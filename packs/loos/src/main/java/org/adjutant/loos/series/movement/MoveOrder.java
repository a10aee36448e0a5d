package org.adjutant.loos.series.movement;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Position;

/**
 * The arguments of a move, read: {@code move <unit> <to> [via <hexes in between>]}. Without {@code
 * via} a single legal step, or else the cheapest way, is meant.
 *
 * @param unit the unit on the map, as far as there is one
 * @param places the places it is to enter, in order; those between are missing if no way is given
 * @param given whether {@code via} was said at all; of no hexes it asks for the single step
 */
record MoveOrder(Situation situation, Optional<Unit> unit, List<Place> places, boolean given) {
  static final String UNIT = "unit";
  static final String TO = "to";
  static final String VIA = "via";

  static MoveOrder read(Battlefield field, Position position, Data args) {
    Situation situation = field.in(position);
    List<Place> places = new ArrayList<>();
    for (String text : args.find(VIA).map(Data::textItems).orElse(List.of())) {
      places.add(Place.parse(text));
    }
    places.add(Place.parse(args.text(TO)));
    return new MoveOrder(situation, situation.unit(args.text(UNIT)), places, args.has(VIA));
  }

  /** The arguments for a way as {@link Routes} finds it. */
  static Data write(Unit unit, List<Hex> path) {
    Map<String, Data> args = new LinkedHashMap<>();
    args.put(UNIT, Data.of(unit.id().id()));
    args.put(TO, Data.of(path.get(path.size() - 1).id()));
    if (path.size() > 2) {
      List<Data> between = new ArrayList<>(path.size() - 2);
      for (int n = 1; n < path.size() - 1; n++) {
        between.add(Data.of(path.get(n).id()));
      }
      args.put(VIA, new Data.Items(between));
    }
    return new Data.Fields(args);
  }

  /** Whether hexes in between are named. */
  boolean isByWay() {
    return places.size() > 1;
  }

  /** The first place of the way that is no hex of the map. */
  Optional<Place> offMap() {
    for (Place place : places) {
      if (!(place instanceof Hex hex) || !situation.grid().contains(hex)) {
        return Optional.of(place);
      }
    }
    return Optional.empty();
  }

  /** The way as it is to be gone; empty without a unit on the map or with a place off it. */
  Optional<Walk> walk(MovementRules rules, int reentry) {
    if (unit.isEmpty() || unit.get().hex().isEmpty() || offMap().isPresent()) {
      return Optional.empty();
    }
    Hex start = unit.get().hex().get();
    List<Hex> path = new ArrayList<>();
    path.add(start);
    places.forEach(place -> path.add((Hex) place));
    if (path.size() == 2 && start.equals(path.get(1))) {
      path.remove(1);
    }
    Routes routes = new Routes(situation, rules, unit.get(), start, reentry);
    List<Hex> way = given || path.size() == 1 ? path : routes.best(path.get(1));
    return Optional.of(Walk.of(situation, unit.get(), way, rules));
  }
}
