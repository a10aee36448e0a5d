package org.adjutant.loos.campaign.map;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.rules.board.Feature;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.board.hex.Region;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.data.Problems;

/** Reads what {@link CampaignMap} describes, and checks that its parts agree. */
final class CampaignMapReader {
  private static final List<String> KINDS =
      List.of(MapWords.FRONT, MapWords.SECOND, MapWords.ENTRY, MapWords.TOWN);

  private final HexMap map;
  private final Problems problems = new Problems();
  private final Map<Hex, String> taken = new LinkedHashMap<>();

  CampaignMapReader(HexMap map) {
    this.map = map;
  }

  CampaignMap read() {
    for (Region region : map.regions()) {
      if (!region.kind().isEmpty() && !KINDS.contains(region.kind())) {
        problems.add(
            "regions." + region.id(),
            "no region is of the kind \"" + region.kind() + "\"; write one of " + KINDS);
      }
    }
    List<Sector> sectors = sectors();
    List<EntryHex> entries = entries();
    List<Town> towns = towns();
    checkFrontLine();
    problems.refuseAny("the campaign map");
    return new CampaignMap(map, trenches(), sectors, entries, towns);
  }

  private List<Sector> sectors() {
    Map<String, List<Hex>> fronts = lines(MapWords.FRONT, MapWords.FRONT_OF);
    Map<String, List<Hex>> seconds = lines(MapWords.SECOND, MapWords.SECOND_OF);
    List<Sector> sectors = new ArrayList<>();
    for (var front : fronts.entrySet()) {
      List<Hex> second = seconds.getOrDefault(front.getKey(), List.of());
      if (second.isEmpty()) {
        problems.add(
            "regions",
            "sector " + front.getKey() + " has no second line; add second-" + front.getKey());
      }
      sectors.add(new Sector(front.getKey(), front.getValue(), second));
    }
    for (String id : seconds.keySet()) {
      if (!fronts.containsKey(id)) {
        problems.add("regions", "sector " + id + " has no front line; add front-" + id);
      }
    }
    return sectors;
  }

  /** The hexes of one kind of line by the id of the sector. */
  private Map<String, List<Hex>> lines(String kind, String prefix) {
    Map<String, List<Hex>> lines = new LinkedHashMap<>();
    for (Region region : of(kind)) {
      problems.attempt(
          "regions." + region.id(),
          () -> {
            if (!region.id().startsWith(prefix) || region.id().length() == prefix.length()) {
              throw new DataException("a " + kind + " is called " + prefix + "I, after its sector");
            }
            oneOrMore(region);
            region.hexes().forEach(hex -> take(region, hex));
            region.hexes().forEach(hex -> inLine(hex, kind));
            lines.put(region.id().substring(prefix.length()), region.hexes());
          });
    }
    return lines;
  }

  private void inLine(Hex hex, String kind) {
    if (map.has(hex, MapWords.FRONT_LINE) != kind.equals(MapWords.FRONT)) {
      throw new DataException(
          kind.equals(MapWords.FRONT)
              ? hex + " has no terrain \"front-line\"; draw it there too"
              : hex + " has the terrain \"front-line\"; a second line lies behind it");
    }
    if (map.has(hex, MapWords.OUT_OF_PLAY)) {
      throw new DataException(hex + " is out of play; take it from the one or from the other");
    }
  }

  private void checkFrontLine() {
    for (Hex hex : map.hexesWith(MapWords.FRONT_LINE)) {
      if (map.owns(hex, MapWords.TRENCH)) {
        problems.add("terrain", hex + " is British front line and a German trench hex at once");
      }
      if (!map.has(hex, MapWords.OUT_OF_PLAY)
          && map.regions(hex).stream().noneMatch(r -> r.kind().equals(MapWords.FRONT))) {
        problems.add(
            "terrain",
            hex
                + " has the terrain \"front-line\" but is in the front line of no sector, nor out"
                + " of play");
      }
    }
  }

  private List<EntryHex> entries() {
    List<EntryHex> entries = new ArrayList<>();
    for (Region region : of(MapWords.ENTRY)) {
      if (region.hexes().size() == 1 && map.grid().atEdge(region.hexes().get(0))) {
        entries.add(new EntryHex(region.id(), region.hexes().get(0)));
      } else {
        problems.add(
            "regions." + region.id(),
            "an entry is one hex on the edge of the map, not " + region.hexes());
      }
    }
    return entries;
  }

  private List<Town> towns() {
    List<Town> towns = new ArrayList<>();
    for (Region region : of(MapWords.TOWN)) {
      String path = "regions." + region.id();
      problems.attempt(path, () -> oneOrMore(region));
      for (Hex hex : region.hexes()) {
        problems.attempt(path, () -> take(region, hex));
        if (!map.has(hex, MapWords.TOWN) && !map.has(hex, MapWords.CITY)) {
          problems.add(path, hex + " has neither the terrain \"town\" nor \"city\"");
        }
      }
      towns.add(new Town(region.id(), region.hexes()));
    }
    return towns;
  }

  private List<TrenchLine> trenches() {
    List<TrenchLine> lines = new ArrayList<>();
    for (Feature feature : map.features()) {
      if (feature.kind().equals(MapWords.TRENCH)) {
        lines.add(new TrenchLine(feature.name(), owners(feature)));
      }
    }
    return lines;
  }

  private List<Hex> owners(Feature feature) {
    return map.grid().hexes().stream()
        .filter(
            hex ->
                map.grid().neighbours(hex).stream()
                    .anyMatch(next -> map.ownedBy(hex, next).contains(feature)))
        .toList();
  }

  private List<Region> of(String kind) {
    return map.regions().stream().filter(region -> region.kind().equals(kind)).toList();
  }

  private static void oneOrMore(Region region) {
    if (region.hexes().isEmpty()) {
      throw new DataException("a " + region.kind() + " has one hex or more");
    }
  }

  /** Sectors do not share hexes, nor do towns. */
  private void take(Region region, Hex hex) {
    String other = taken.put(hex, region.id());
    if (other != null) {
      throw new DataException(hex + " is in " + other + " already");
    }
  }
}
