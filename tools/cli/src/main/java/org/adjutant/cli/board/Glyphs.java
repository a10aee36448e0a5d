package org.adjutant.cli.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.adjutant.rules.board.Feature;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexMap;

/** A letter for each terrain of a map and a sign for each feature of its hexsides. */
final class Glyphs {
  private static final String SIGNS = "~#=*%+:!";

  private final Map<String, Character> terrains = new LinkedHashMap<>();
  private final Map<String, Character> sides = new LinkedHashMap<>();

  Glyphs(HexMap map) {
    for (Hex hex : map.grid().hexes()) {
      map.terrain(hex).forEach(feature -> letter(feature.kind()));
      for (Hex next : map.grid().neighbours(hex)) {
        if (map.grid().index(hex) < map.grid().index(next)) {
          map.along(hex, next).forEach(feature -> sign(feature.kind()));
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
    for (Feature feature : features) {
      Character sign = sides.get(feature.kind());
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
    return parts;
  }
}
