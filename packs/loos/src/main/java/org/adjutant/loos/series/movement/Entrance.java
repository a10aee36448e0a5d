package org.adjutant.loos.series.movement;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.series.Marks;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Stores;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.rulebook.RuleId;

/** Why a unit that waits off the map may not be placed in a hex now (3.0, 4.1). */
@FunctionalInterface
public interface Entrance {
  RuleId PLACES = RuleId.of("loos:3.0.b");
  RuleId WAITS = RuleId.of("loos:3.0.c");

  /** What is legal in place of a hex that is closed to it. */
  String OTHER_HEX = "name another of the hexes where it may come into play";

  /**
   * From the turn of its box on, in a hex that its attribute {@code entry} names; never with an
   * enemy nor in terrain prohibited to it.
   */
  Entrance SERIES =
      (situation, unit, hex) -> {
        List<Toll.Bar> bars = new ArrayList<>();
        int turn = Stores.turnOf(unit.piece().place());
        int now = situation.position().clock().turn();
        if (turn > now) {
          bars.add(
              new Toll.Bar(
                  WAITS,
                  "it arrives in turn " + turn + ", and this is turn " + now,
                  "place it in turn " + turn));
        }
        List<String> entry =
            unit.piece().attribute(Marks.ENTRY).map(Data::textItems).orElse(List.of());
        if (!entry.contains(hex.id())) {
          bars.add(
              new Toll.Bar(
                  PLACES, "it comes into play in one of " + entry, "name one of " + entry));
        }
        if (situation.enemyAt(unit.side(), hex)) {
          bars.add(new Toll.Bar(Walk.ENEMY, "an enemy unit is in " + hex, OTHER_HEX));
        }
        if (situation.ground().at(hex).prohibited().bars(unit)) {
          bars.add(new Toll.Bar(Walk.PROHIBITED, hex + " is prohibited to it", OTHER_HEX));
        }
        return bars;
      };

  List<Toll.Bar> bars(Situation situation, Unit unit, Hex hex);
}
