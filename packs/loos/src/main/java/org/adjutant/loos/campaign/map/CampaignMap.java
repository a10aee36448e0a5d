package org.adjutant.loos.campaign.map;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.rules.board.Feature;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.Place.Hexside;
import org.adjutant.rules.board.hex.HexGrid;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.board.hex.Region;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.rulebook.Provenance;
import org.adjutant.rules.tables.Sourced;

/**
 * A map of the campaign. It is written like any {@link HexMap}, with these words:
 *
 * <ul>
 *   <li>terrain {@code front-line}, {@code high-ground}, {@code town}, {@code city} and {@code
 *       out-of-play};
 *   <li>hexside features {@code trench}, drawn inside the German hexes that own them, a layer for
 *       each line of trenches, and {@code canal}; a road across a canal hexside is a bridge;
 *   <li>regions of the kinds {@code front line} and {@code second line}, with the ids {@code
 *       front-I} and {@code second-I} for sector I and so on; of the kind {@code entry}, a hex
 *       each; of the kind {@code town}, one for each town.
 * </ul>
 *
 * A map need not have any of them: the map of a position to be judged has what it needs. {@link
 * #whole} insists on them.
 */
public final class CampaignMap {
  private static final int SECTORS = 6;

  private final HexMap map;
  private final List<TrenchLine> trenches;
  private final List<Sector> sectors;
  private final List<EntryHex> entries;
  private final List<Town> towns;
  private final Map<Hex, Sector> frontOf = new LinkedHashMap<>();
  private final Map<Hex, Sector> secondOf = new LinkedHashMap<>();
  private final Map<Hex, Town> townOf = new LinkedHashMap<>();

  CampaignMap(
      HexMap map,
      List<TrenchLine> trenches,
      List<Sector> sectors,
      List<EntryHex> entries,
      List<Town> towns) {
    this.map = map;
    this.trenches = List.copyOf(trenches);
    this.sectors = List.copyOf(sectors);
    this.entries = List.copyOf(entries);
    this.towns = List.copyOf(towns);
    for (Sector sector : sectors) {
      sector.front().forEach(hex -> frontOf.put(hex, sector));
      sector.second().forEach(hex -> secondOf.put(hex, sector));
    }
    towns.forEach(town -> town.hexes().forEach(hex -> townOf.put(hex, town)));
  }

  /**
   * Reads a map.
   *
   * @throws DataException that lists every problem, each with its JSON path
   */
  public static CampaignMap parse(Data data) {
    return of(HexMap.parse(data));
  }

  /**
   * The same of a map already read.
   *
   * @throws DataException that lists every problem, each with its region or hex
   */
  public static CampaignMap of(HexMap map) {
    return new CampaignMapReader(map).read();
  }

  /**
   * This map, if it has all that the campaign is played with: six sectors, trenches, entry hexes
   * and towns.
   *
   * @throws DataException naming what it lacks
   */
  public CampaignMap whole() {
    if (sectors.size() != SECTORS) {
      throw new DataException(
          "regions: the campaign needs six sectors, front-I to front-VI, not " + sectors.size());
    }
    if (trenches.isEmpty() || entries.isEmpty() || towns.isEmpty()) {
      throw new DataException(
          "the campaign needs hexsides with the feature \"trench\", and regions of the kinds"
              + " \"entry\" and \"town\"");
    }
    for (Hex hex : map.hexesWith(MapWords.TOWN)) {
      if (!townOf.containsKey(hex)) {
        throw new DataException(
            hex
                + " has the terrain \"town\" but is in no region of the kind \"town\"; add it to"
                + " one");
      }
    }
    return this;
  }

  public HexMap map() {
    return map;
  }

  public HexGrid grid() {
    return map.grid();
  }

  public List<Sector> sectors() {
    return sectors;
  }

  /** A sector by its id. @throws DataException naming those there are */
  public Sector sector(String id) {
    return sectors.stream()
        .filter(sector -> sector.id().equals(id))
        .findFirst()
        .orElseThrow(
            () ->
                new DataException(
                    "no sector \""
                        + id
                        + "\"; there are "
                        + sectors.stream().map(Sector::id).toList()));
  }

  /** The sector in whose front line or second line a hex lies. */
  public Optional<Sector> sectorOf(Hex hex) {
    return Optional.ofNullable(frontOf.get(hex)).or(() -> Optional.ofNullable(secondOf.get(hex)));
  }

  /** Whether a hex is in the front line of a sector (14.2). */
  public boolean isFrontLine(Hex hex) {
    return frontOf.containsKey(hex);
  }

  /** Whether the British front line is drawn in a hex, out of play or not (LI-82). */
  public boolean isFrontLineDrawn(Hex hex) {
    return map.has(hex, MapWords.FRONT_LINE);
  }

  /** Whether a hex is one over which a second line is drawn. */
  public boolean isSecondLine(Hex hex) {
    return secondOf.containsKey(hex);
  }

  public boolean isOutOfPlay(Hex hex) {
    return map.has(hex, MapWords.OUT_OF_PLAY);
  }

  /** Whether a hex lies on the German side of the British front line (LI-65). */
  public boolean isGermanSide(Hex hex) {
    return !isOutOfPlay(hex) && !isFrontLineDrawn(hex) && !isSecondLine(hex);
  }

  /** The lines of trenches, in the order of the map's layers. */
  public List<TrenchLine> trenchLines() {
    return trenches;
  }

  /** Whether a hex is a German trench hex: one that owns a trench hexside (14.3). */
  public boolean isTrench(Hex hex) {
    return map.owns(hex, MapWords.TRENCH);
  }

  /** Whether a hex has a trench hexside of its own towards a neighbour (14.3). */
  public boolean isTrenchTowards(Hex hex, Hex neighbour) {
    return map.owns(hex, neighbour, MapWords.TRENCH);
  }

  /** Whether a step between two neighbours crosses a trench hexside, either way (14.3). */
  public boolean isTrenchBetween(Hex a, Hex b) {
    return map.has(a, b, MapWords.TRENCH);
  }

  public boolean isHighGround(Hex hex) {
    return map.has(hex, MapWords.HIGH_GROUND);
  }

  /**
   * Whether there is nothing in a hex that hides what is in it or behind it. Front line, hexsides
   * and units hide nothing (LI-67), and high ground is for the caller to judge (LI-66).
   */
  public boolean isOpen(Hex hex) {
    return map.terrain(hex).stream()
        .map(Feature::kind)
        .allMatch(
            kind ->
                kind.equals(MapWords.HIGH_GROUND)
                    || kind.equals(MapWords.FRONT_LINE)
                    || kind.equals(MapWords.OUT_OF_PLAY));
  }

  public List<Town> towns() {
    return towns;
  }

  /** The town of a hex, if it is a town hex. */
  public Optional<Town> townOf(Hex hex) {
    return Optional.ofNullable(townOf.get(hex));
  }

  /** The German entry hexes, for placement and for victory alike (LI-13). */
  public List<EntryHex> entries() {
    return entries;
  }

  public boolean isEntry(Hex hex) {
    return entries.stream().anyMatch(entry -> entry.hex().equals(hex));
  }

  /** The canal hexsides that a road crosses. */
  public List<Hexside> bridges() {
    return map.hexsidesWith(MapWords.CANAL).stream()
        .filter(side -> map.joined(side.a(), side.b(), MapWords.ROAD))
        .toList();
  }

  /** All that is drawn on the map and not printed, in the order of its data. */
  public List<Sourced> unprinted() {
    List<Sourced> found = new ArrayList<>();
    for (Feature feature : map.features()) {
      add(found, feature.kind(), feature.name(), feature.provenance());
    }
    for (Region region : map.regions()) {
      add(found, region.kind(), region.id() + " " + region.hexes(), region.provenance());
    }
    return found;
  }

  private static void add(List<Sourced> found, String kind, String value, Provenance provenance) {
    if (!provenance.isPrinted()) {
      found.add(new Sourced("map, " + kind, value, provenance));
    }
  }
}
