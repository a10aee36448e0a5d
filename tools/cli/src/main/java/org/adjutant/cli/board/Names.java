package org.adjutant.cli.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.adjutant.rules.board.Feature;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.board.hex.Region;
import org.adjutant.rules.spi.Display;
import org.adjutant.rules.spi.look.Sign;
import org.adjutant.rules.spi.look.Sign.On;

/** The names that are written on a board, with the hexes they name. */
final class Names {
  private final Map<String, List<Hex>> hexes = new LinkedHashMap<>();
  private final Map<Hex, String> first = new LinkedHashMap<>();

  private Names() {}

  static Names of(HexMap map, Signbook signs, Display display) {
    Set<String> hidden = new LinkedHashSet<>();
    Set<String> shown = new LinkedHashSet<>();
    for (Hex hex : map.grid().hexes()) {
      for (Feature feature : map.terrain(hex)) {
        boolean named = signs.find(On.TERRAIN, feature.kind()).filter(Sign::named).isPresent();
        (named ? shown : hidden).add(feature.name());
      }
    }
    hidden.removeAll(shown);
    Names names = new Names();
    for (Hex hex : map.grid().hexes()) {
      map.names(hex).stream()
          .filter(name -> !hidden.contains(name))
          .forEach(name -> names.add(name, hex));
    }
    for (Region region : map.regions()) {
      if (signs.find(On.REGION, region.kind()).filter(Sign::named).isPresent()) {
        region.hexes().forEach(hex -> names.add(display.region(region), hex));
      }
    }
    return names;
  }

  private void add(String name, Hex hex) {
    hexes.computeIfAbsent(name, n -> new ArrayList<>()).add(hex);
    first.putIfAbsent(hex, name);
  }

  /** What is written in a hex that has room for one name. */
  Optional<String> of(Hex hex) {
    return Optional.ofNullable(first.get(hex));
  }

  /** Every name with its hexes, by the numbers of the hexes. */
  Map<String, List<Hex>> all() {
    return hexes;
  }
}
