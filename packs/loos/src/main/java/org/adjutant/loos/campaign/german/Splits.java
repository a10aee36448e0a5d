package org.adjutant.loos.campaign.german;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.movement.Movement;
import org.adjutant.rules.board.Place.Hex;

/** Which regiments can be broken down, and where the battalions may go (13.1 d to g, LI-64). */
final class Splits {
  private static final int MOST = 64;

  private final German.Rules rules;

  Splits(German.Rules rules) {
    this.rules = rules;
  }

  /** The battalions that take a regiment's place: one for each step, as far as there are any. */
  static int battalions(Situation situation, Unit regiment) {
    return Math.min(regiment.steps(), Deadpile.in(situation.position()).size());
  }

  static boolean isRegiment(Unit unit) {
    return unit.side().equals(Store.GERMAN)
        && unit.hex().isPresent()
        && !Deadpile.isBattalion(unit);
  }

  /**
   * The hexes for its battalions, one in each: its own, unless a reserve is there, and those it
   * could have stepped into where nobody is.
   */
  List<Hex> hexes(Situation situation, Unit regiment) {
    List<Hex> hexes = new ArrayList<>();
    Hex own = regiment.hex().orElseThrow();
    if (situation.at(own).size() == 1) {
      hexes.add(own);
    }
    Movement.steps(situation, rules.movement(), regiment).stream()
        .filter(situation::isVacant)
        .forEach(hexes::add);
    return hexes;
  }

  /**
   * The regiments that can be broken down; none while the deadpile is empty, when it would only
   * destroy them, nor one without room for its battalions.
   */
  List<Unit> possible(Situation situation) {
    return situation.units(Store.GERMAN).stream()
        .filter(Splits::isRegiment)
        .filter(
            unit -> {
              int battalions = battalions(situation, unit);
              return battalions > 0 && hexes(situation, unit).size() >= battalions;
            })
        .toList();
  }

  /** Ways to place a regiment's battalions, each a choice of hexes, up to a number of them. */
  List<List<Hex>> ways(Situation situation, Unit regiment) {
    List<List<Hex>> ways = new ArrayList<>();
    collect(
        hexes(situation, regiment), 0, battalions(situation, regiment), new ArrayList<>(), ways);
    return ways;
  }

  private static void collect(
      List<Hex> hexes, int at, int more, List<Hex> chosen, List<List<Hex>> ways) {
    if (ways.size() >= MOST) {
      return;
    }
    if (more == 0) {
      ways.add(List.copyOf(chosen));
      return;
    }
    for (int n = at; n + more <= hexes.size(); n++) {
      chosen.add(hexes.get(n));
      collect(hexes, n + 1, more - 1, chosen, ways);
      chosen.remove(chosen.size() - 1);
    }
  }
}
