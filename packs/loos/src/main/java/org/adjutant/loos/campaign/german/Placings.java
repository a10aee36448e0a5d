package org.adjutant.loos.campaign.german;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.loos.campaign.Mark;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.campaign.victory.EntryHexes;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.rulebook.RuleId;

/** Where the regiments of a released division may be put (11.3.d, 11.3.e, LI-13, LI-14). */
final class Placings {
  static final String ROOM = "loos:LI-14";
  static final int WHOLE_OR_NOTHING = 2;
  static final String WHICH_ENTRY = EntryHexes.THIRD;
  static final RuleId ONE_ENTRY = RuleId.of("loos:11.3.d");

  private static final RuleId ENEMY = RuleId.of("loos:5.2.e");
  private static final RuleId FRONT_LINE = RuleId.of("loos:14.2.a");

  private final German.Rules rules;

  Placings(German.Rules rules) {
    this.rules = rules;
  }

  /** The regiments that are released and not on the map. */
  static List<Unit> waiting(Situation situation, String division) {
    return situation.at(Store.released(division));
  }

  /**
   * The entry hexes next to which a division may still be put.
   *
   * @param readings of LI-13 and LI-14
   */
  List<Hex> entries(Situation situation, String division, Readings readings) {
    List<Unit> waiting = waiting(situation, division);
    Optional<Data> chosen =
        waiting.stream().flatMap(u -> u.piece().attribute(Mark.ENTRY_HEXES).stream()).findFirst();
    if (chosen.isPresent()) {
      return chosen.get().textItems().stream().map(Hex::new).toList();
    }
    int needed = readings.room() == WHOLE_OR_NOTHING ? waiting.size() : 1;
    return all(readings.entry()).stream()
        .filter(entry -> room(situation, waiting, entry) >= needed)
        .toList();
  }

  /** The readings in force of LI-13 and LI-14. */
  record Readings(int entry, int room) {}

  private List<Hex> all(int reading) {
    return new EntryHexes(rules.map())
        .forPlacing(reading).stream().filter(rules.map().grid()::contains).toList();
  }

  /** An entry hex and the hexes around it. */
  List<Hex> around(Hex entry) {
    List<Hex> hexes = new ArrayList<>(List.of(entry));
    hexes.addAll(rules.map().grid().neighbours(entry));
    return hexes;
  }

  /** How many of some regiments there is room for in or next to an entry hex. */
  private int room(Situation situation, List<Unit> regiments, Hex entry) {
    Situation now = situation;
    int placed = 0;
    for (Unit regiment : regiments) {
      Situation before = now;
      Optional<Hex> free =
          around(entry).stream().filter(hex -> bars(before, regiment, hex).isEmpty()).findFirst();
      if (free.isEmpty()) {
        return placed;
      }
      placed++;
      now =
          situation
              .field()
              .in(Effects.fold(now.position(), List.of(new Move(regiment.id(), free.get()))));
    }
    return placed;
  }

  /** Why a regiment may not be put in a hex of the map. Enemy ZOC are no reason (LI-14). */
  List<Toll.Bar> bars(Situation situation, Unit regiment, Hex hex) {
    List<Toll.Bar> bars = new ArrayList<>();
    if (!rules.map().isGermanSide(hex)) {
      bars.add(
          new Toll.Bar(
              FRONT_LINE,
              hex + " is British front line or behind it",
              "name a hex on the German side"));
    }
    if (situation.enemyAt(Store.GERMAN, hex)) {
      bars.add(new Toll.Bar(ENEMY, "an enemy unit is in " + hex, "name a hex without an enemy"));
    }
    rules.movement().stacking().bars(situation, regiment, hex).ifPresent(bars::add);
    return bars;
  }

  /** The entry hexes of some that a hex is in or next to. */
  List<Hex> entriesAt(List<Hex> entries, Hex hex) {
    return entries.stream().filter(entry -> around(entry).contains(hex)).toList();
  }
}
