package org.adjutant.loos.campaign.victory;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.campaign.map.Town;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;

/**
 * What a position is worth to the British, for programs that compare positions: complete towns,
 * town hexes, how near their units are to the towns they lack, and the steps of both sides.
 */
final class Worth {
  private static final int TOWN = 400;
  private static final int TOWN_HEX = 60;
  private static final int STEP = 20;
  private static final int NEAR = 2;
  private static final int THREAT = 12;

  private final List<Town> towns;
  private final List<Hex> entries;

  Worth(List<Town> towns, EntryHexes entries) {
    this.towns = towns;
    this.entries = entries.forVictory(1);
  }

  /** Points to the British; the German have as many less. */
  long british(Situation situation) {
    long worth = 0;
    for (Town town : towns) {
      int held = Control.heldBy(situation, town, Store.BRITISH);
      worth += held == town.hexes().size() ? TOWN : 0;
      worth += (long) held * TOWN_HEX;
    }
    for (Unit unit : situation.units(Store.BRITISH)) {
      worth += (long) unit.steps() * STEP;
      worth -= (long) nearest(situation, unit.hex().orElseThrow()) * NEAR;
    }
    List<Hex> threats = threats(situation);
    for (Unit unit : situation.units(Store.GERMAN)) {
      worth -= (long) unit.steps() * STEP;
      worth += near(situation, unit.hex().orElseThrow(), threats);
    }
    return worth;
  }

  /** Hexes to the nearest town hex that is not yet British. */
  private int nearest(Situation situation, Hex from) {
    int nearest = situation.grid().hexes().size();
    for (Town town : towns) {
      for (Hex hex : town.hexes()) {
        if (!Control.holder(situation, hex).equals(Store.BRITISH)) {
          nearest = Math.min(nearest, situation.grid().distance(from, hex));
        }
      }
    }
    return nearest;
  }

  /** Where the British stand that might reach an entry hex. */
  private List<Hex> threats(Situation situation) {
    List<Hex> threats = new ArrayList<>();
    for (Unit unit : situation.units(Store.BRITISH)) {
      Hex at = unit.hex().orElseThrow();
      if (entries.stream().anyMatch(entry -> situation.grid().distance(at, entry) < THREAT)) {
        threats.add(at);
      }
    }
    return threats;
  }

  /** A German unit does well near a threat. */
  private static int near(Situation situation, Hex at, List<Hex> threats) {
    int nearest = THREAT;
    for (Hex threat : threats) {
      nearest = Math.min(nearest, situation.grid().distance(at, threat));
    }
    return nearest;
  }
}
