package org.adjutant.nomansland.setting;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.nomansland.setting.sheet.Scenario;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexGrid;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.board.hex.Region;

/** What each hex of the map is in a scenario, by the number of the hex. */
final class Features {
  /** From the north, each row from the west. */
  static final Comparator<Hex> BY_ROW =
      Comparator.comparing(Features::row).thenComparingInt(Features::column);

  private static final String TRENCH_LINE = "trench line";
  private static final String COMMUNICATION = "communication trench";
  private static final List<String> DEFENDERS =
      List.of("ERICH", "FRIEDRICH", "GERHARD", "CT_D_W", "CT_D_E", "CT_F_W", "CT_F_E");

  private final HexGrid grid;
  private final Map<String, Region> regions = new LinkedHashMap<>();
  private final WireRows wire;
  private final boolean postsInUse;
  private final List<Optional<String>> lines = new ArrayList<>();
  private final boolean[] defenders;
  private final boolean[] posts;
  private final boolean[] between;
  private final boolean[] behind;

  Features(HexMap map, Scenario scenario) {
    this.grid = map.grid();
    map.regions().stream()
        .filter(region -> !scenario.ignored().contains(region.id()))
        .forEach(region -> regions.put(region.id(), region));
    this.postsInUse = scenario.defender().post().isPresent();
    this.posts = marked("POSTS");
    this.between = marked("NO_MANS_LAND");
    this.defenders = new boolean[grid.size()];
    DEFENDERS.forEach(id -> hexesOf(id).forEach(hex -> defenders[grid.index(hex)] = true));
    this.wire = new WireRows(map, scenario);
    grid.hexes().forEach(hex -> lines.add(lineOf(hex)));
    this.behind = new boolean[grid.size()];
    if (hexesOf("GERHARD").isEmpty()) {
      markBehind(hexesOf("ERICH"));
    }
  }

  private void markBehind(List<Hex> trench) {
    for (Hex hex : trench) {
      grid.hexes().stream()
          .filter(other -> column(other) == column(hex) && row(other).compareTo(row(hex)) < 0)
          .forEach(other -> behind[grid.index(other)] = true);
    }
    trench.forEach(hex -> behind[grid.index(hex)] = false);
  }

  /** The letter before the number of the column. */
  static String row(Hex hex) {
    String id = hex.id();
    int end = 0;
    while (end < id.length() && !Character.isDigit(id.charAt(end))) {
      end++;
    }
    return id.substring(0, end);
  }

  static int column(Hex hex) {
    return Integer.parseInt(hex.id().substring(row(hex).length()));
  }

  private boolean[] marked(String region) {
    boolean[] marks = new boolean[grid.size()];
    hexesOf(region).forEach(hex -> marks[grid.index(hex)] = true);
    return marks;
  }

  /** A hex where a communication trench meets a main one belongs to the main one (NI-005). */
  private Optional<String> lineOf(Hex hex) {
    return lineOf(hex, TRENCH_LINE).or(() -> lineOf(hex, COMMUNICATION));
  }

  private Optional<String> lineOf(Hex hex, String kind) {
    return regions.values().stream()
        .filter(region -> region.kind().equals(kind) && region.hexes().contains(hex))
        .map(Region::id)
        .findFirst();
  }

  Optional<Region> region(String id) {
    return Optional.ofNullable(regions.get(id));
  }

  List<Hex> hexesOf(String id) {
    return region(id).map(Region::hexes).orElse(List.of());
  }

  Optional<String> line(Hex hex) {
    return lines.get(grid.index(hex));
  }

  boolean isDefenders(Hex hex) {
    return defenders[grid.index(hex)];
  }

  boolean isPost(Hex hex) {
    return postsInUse && isPrintedPost(hex);
  }

  boolean isPrintedPost(Hex hex) {
    return posts[grid.index(hex)];
  }

  WireRows wire() {
    return wire;
  }

  boolean isBehindLastTrench(Hex hex) {
    return behind[grid.index(hex)];
  }

  boolean inNoMansLand(Hex hex) {
    return between[grid.index(hex)];
  }
}
