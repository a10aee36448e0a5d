package org.adjutant.cli.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.adjutant.rules.board.Feature;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexMap;

/**
 * A letter for each terrain of a map, a sign for each feature of its hexsides, and one for each
 * kind of path across them.
 */
final class Glyphs {
  private static final String SIGNS = "~#=*%!&$";
  private static final String PATHS = "+:'^";

  /** The colour of paths. */
  static final String PATH_COLOUR = "33";

  private final Map<String, Character> terrains = new LinkedHashMap<>();
  private final Map<String, Character> sides = new LinkedHashMap<>();
  private final Map<String, Character> paths = new LinkedHashMap<>();

  Glyphs(HexMap map) {
    for (Hex hex : map.grid().hexes()) {
      map.terrain(hex).forEach(feature -> letter(feature.kind()));
      for (Hex next : map.grid().neighbours(hex)) {
        if (map.grid().index(hex) < map.grid().index(next)) {
          map.along(hex, next).forEach(feature -> sign(feature.kind()));
          map.paths(hex, next).forEach(feature -> path(feature.kind()));
        }
      }
    }
  }

  private void letter(String kind) {
    if (terrains.containsKey(kind)) {
      return;
    }
    String upper = kind.toUpperCase(Locale.ROOT) + "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    for (char letter : upper.toCharArray()) {
      if (Character.isLetter(letter) && !terrains.containsValue(letter)) {
        terrains.put(kind, letter);
        return;
      }
    }
  }

  private void sign(String kind) {
    if (!sides.containsKey(kind)) {
      boolean river = kind.contains("river") || kind.contains("canal") || kind.contains("stream");
      char wanted = river ? '~' : kind.contains("bridge") ? '=' : '#';
      String signs = wanted + SIGNS;
      for (char sign : signs.toCharArray()) {
        if (!sides.containsValue(sign)) {
          sides.put(kind, sign);
          return;
        }
      }
    }
  }

  private void path(String kind) {
    if (!paths.containsKey(kind)) {
      String signs = (kind.contains("road") ? '+' : ':') + PATHS;
      for (char sign : signs.toCharArray()) {
        if (!paths.containsValue(sign)) {
          paths.put(kind, sign);
          return;
        }
      }
    }
  }

  /** The letters of a hex's terrain, without spaces. */
  String of(List<Feature> terrain) {
    StringBuilder text = new StringBuilder();
    for (Feature feature : terrain) {
      Character letter = terrains.get(feature.kind());
      text.append(letter == null ? "" : letter);
    }
    return text.toString();
  }

  /** The sign of the foremost feature along a hexside, or the given one where there is none. */
  char along(List<Feature> features, char none) {
    return first(sides, features, none);
  }

  /** The sign of the foremost path across a hexside, or the given one where there is none. */
  char across(List<Feature> found, char none) {
    return first(paths, found, none);
  }

  /** The sign of the foremost path through a hex, or the given one where there is none. */
  char through(HexMap map, Hex hex, char none) {
    for (Hex next : map.grid().neighbours(hex)) {
      char sign = across(map.paths(hex, next), none);
      if (sign != none) {
        return sign;
      }
    }
    return none;
  }

  private static char first(Map<String, Character> signs, List<Feature> features, char none) {
    for (Feature feature : features) {
      Character sign = signs.get(feature.kind());
      if (sign != null) {
        return sign;
      }
    }
    return none;
  }

  /** The colour of a sign. */
  String colour(char sign) {
    return switch (sign) {
      case '~' -> "34";
      case '#' -> "33";
      case '=' -> "1";
      case '_', '/', '\\' -> "2";
      default -> "35";
    };
  }

  List<String> legend() {
    List<String> parts = new ArrayList<>();
    terrains.forEach((kind, letter) -> parts.add(letter + " " + kind));
    sides.forEach((kind, sign) -> parts.add(sign + " " + kind));
    paths.forEach((kind, sign) -> parts.add(sign + " " + kind));
    return parts;
  }
}
