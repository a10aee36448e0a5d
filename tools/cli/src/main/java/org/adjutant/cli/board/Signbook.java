package org.adjutant.cli.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.rules.board.Feature;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.spi.Display;
import org.adjutant.rules.spi.look.Sign;
import org.adjutant.rules.spi.look.Sign.On;

/** The sign of each kind of thing on a map: as the title declares, or as its word suggests. */
final class Signbook {
  private final Map<On, Map<String, Sign>> signs = new LinkedHashMap<>();
  private String taken = "";

  private Signbook(List<Sign> declared) {
    declared.forEach(sign -> taken += sign.letter());
  }

  /** Of what there is on a map; and of the marks and regions that are declared. */
  static Signbook of(Display display, HexMap map) {
    List<Sign> declared = display.signs();
    Signbook book = new Signbook(declared);
    for (Hex hex : map.grid().hexes()) {
      map.terrain(hex).forEach(feature -> book.add(On.TERRAIN, feature.kind(), declared));
      for (Hex next : map.grid().neighbours(hex)) {
        map.along(hex, next).forEach(feature -> book.add(On.HEXSIDE, feature.kind(), declared));
        map.paths(hex, next).forEach(feature -> book.add(On.PATH, feature.kind(), declared));
      }
    }
    declared.stream()
        .filter(sign -> sign.on() == On.REGION || sign.on() == On.MARK)
        .forEach(sign -> book.on(sign.on()).put(sign.kind(), sign));
    return book;
  }

  private Map<String, Sign> on(On on) {
    return signs.computeIfAbsent(on, sort -> new LinkedHashMap<>());
  }

  private void add(On on, String kind, List<Sign> declared) {
    if (!on(on).containsKey(kind)) {
      Optional<Sign> own =
          declared.stream().filter(s -> s.on() == on && s.kind().equals(kind)).findFirst();
      Sign sign = own.orElseGet(() -> Guess.of(on, kind, taken));
      taken += sign.letter();
      on(on).put(kind, sign);
    }
  }

  /** The signs on what is of this sort, in the order of the map. */
  List<Sign> all(On on) {
    return List.copyOf(on(on).values());
  }

  Optional<Sign> find(On on, String kind) {
    return Optional.ofNullable(on(on).get(kind));
  }

  /** The signs of features, in their order. */
  List<Sign> of(On on, List<Feature> features) {
    List<Sign> found = new ArrayList<>();
    features.forEach(feature -> find(on, feature.kind()).ifPresent(found::add));
    return found;
  }

  /** The letters of features, without spaces. */
  String letters(On on, List<Feature> features) {
    StringBuilder text = new StringBuilder();
    of(on, features).forEach(sign -> text.append(sign.letter()));
    return text.toString();
  }

  /** The letter of the foremost feature that has one, or the given one where there is none. */
  char first(On on, List<Feature> features, char none) {
    String letters = letters(on, features);
    return letters.isEmpty() ? none : letters.charAt(0);
  }

  /** The letter of the foremost path through a hex, or the given one where there is none. */
  char through(HexMap map, Hex hex, char none) {
    for (Hex next : map.grid().neighbours(hex)) {
      char sign = first(On.PATH, map.paths(hex, next), none);
      if (sign != none) {
        return sign;
      }
    }
    return none;
  }
}
