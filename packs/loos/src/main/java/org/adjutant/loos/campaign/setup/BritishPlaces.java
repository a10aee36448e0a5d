package org.adjutant.loos.campaign.setup;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.loos.campaign.Formation;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.campaign.map.CampaignMap;
import org.adjutant.loos.campaign.map.Sector;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Stores;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll.Bar;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.spi.Duty;

/**
 * The British set-up (11.6): a whole division in each sector, its six units in front line hexes of
 * it, of which some may stay empty; both halves of a brigade may share a hex.
 */
final class BritishPlaces implements PlaceRule {
  private static final RuleId IN_ONE_SECTOR = RuleId.of("loos:11.6.b");
  private static final RuleId EACH_SECTOR = RuleId.of("loos:11.6.c");
  private static final RuleId BRIGADES_STACK = RuleId.of("loos:11.6.e");
  private static final int IN_A_HEX = 2;

  private final CampaignMap map;

  BritishPlaces(CampaignMap map) {
    this.map = map;
  }

  @Override
  public List<Bar> bars(Situation situation, Unit unit, Hex hex) {
    Optional<Sector> sector = map.isFrontLine(hex) ? map.sectorOf(hex) : Optional.empty();
    if (sector.isEmpty()) {
      return List.of(
          new Bar(
              IN_ONE_SECTOR,
              hex + " is in the front line of no sector",
              "name a front line hex of a sector"));
    }
    List<Bar> bars = new ArrayList<>();
    for (Unit other : situation.units(Store.BRITISH)) {
      if (other.id().equals(unit.id())) {
        continue;
      }
      boolean same = Formation.sameDivision(unit, other);
      boolean here = sector.get().front().contains(other.piece().place());
      if (same && !here) {
        String why = other.name() + " of the same division is in " + other.hex().orElseThrow();
        return List.of(
            new Bar(IN_ONE_SECTOR, why, "deploy it in the same sector, or lift that first"));
      }
      if (here && !same) {
        String why = "sector " + sector.get().id() + " has the division of " + other.name();
        return List.of(new Bar(EACH_SECTOR, why, "name a sector without a division"));
      }
    }
    List<Unit> there =
        situation.at(hex).stream().filter(other -> !other.id().equals(unit.id())).toList();
    for (Unit other : there) {
      if (there.size() >= IN_A_HEX || !Formation.brigade(other).equals(Formation.brigade(unit))) {
        bars.add(
            new Bar(
                BRIGADES_STACK,
                other.name() + " is in " + hex,
                "two units of one brigade share a hex, no others"));
      }
    }
    return bars;
  }

  @Override
  public List<Duty> missing(Situation situation) {
    List<Duty> duties = new ArrayList<>();
    for (Sector sector : map.sectors()) {
      boolean manned = sector.front().stream().anyMatch(hex -> situation.holds(Store.BRITISH, hex));
      if (!manned) {
        String what =
            "sector "
                + sector.id()
                + " has no division; its front line is "
                + String.join(", ", sector.front().stream().map(Hex::id).toList());
        duties.add(new Duty(EACH_SECTOR.text(), what, true));
      }
    }
    Map<String, List<String>> incomplete = new LinkedHashMap<>();
    for (Piece piece : situation.position().at(Stores.SET_UP)) {
      if (piece.side().equals(Store.BRITISH)) {
        Formation.division(situation.unit(piece))
            .ifPresent(
                division ->
                    incomplete
                        .computeIfAbsent(division, any -> new ArrayList<>())
                        .add(piece.id().id()));
      }
    }
    incomplete.forEach(
        (division, units) -> {
          String what =
              "division " + division + " is still to be deployed: " + String.join(", ", units);
          duties.add(new Duty(IN_ONE_SECTOR.text(), what, true));
        });
    return duties;
  }

  @Override
  public List<Hex> suggestions(Situation situation, Unit unit) {
    List<Hex> hexes = new ArrayList<>();
    for (Sector sector : map.sectors()) {
      for (Hex hex : sector.front()) {
        if (bars(situation, unit, hex).isEmpty()) {
          hexes.add(hex);
        }
      }
    }
    return hexes;
  }
}
