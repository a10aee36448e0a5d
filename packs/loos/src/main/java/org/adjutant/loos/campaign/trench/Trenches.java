package org.adjutant.loos.campaign.trench;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.campaign.Mark;
import org.adjutant.loos.campaign.map.MapWords;
import org.adjutant.loos.series.Crossing;
import org.adjutant.loos.series.Situation;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.data.Data;

/** The German trenches as they are in a position (14.3). */
public final class Trenches {
  /** Which of the two hexes of a trench hexside is the trench hex. */
  static final String WHOSE = "loos:LI-45";

  /** What a breach switches off. */
  static final String BREACHED = "loos:LI-49";

  private static final int BOTH = 2;
  private static final int EVERYTHING = 2;

  private Trenches() {}

  /** 14.3.a: whether the hex has a trench hexside of its own. */
  public static boolean isTrenchHex(Situation situation, Hex hex) {
    for (Crossing way : situation.ground().crossings(hex)) {
      if (way.has(MapWords.TRENCH) && faces(situation, hex, way.to())) {
        return true;
      }
    }
    return false;
  }

  /** Whether the hex lies behind a trench hexside of its own towards a neighbour. */
  public static boolean faces(Situation situation, Hex hex, Hex neighbour) {
    HexMap map = situation.ground().map();
    if (!map.has(hex, neighbour, MapWords.TRENCH)) {
      return false;
    }
    boolean own = map.owns(hex, neighbour, MapWords.TRENCH) || situation.reading(WHOSE).is(BOTH);
    return own && !(isBreached(situation, hex) && situation.reading(BREACHED).is(EVERYTHING));
  }

  /** Whether the hex is breached, until the combat phase ends (17.5). */
  public static boolean isBreached(Situation situation, Hex hex) {
    return situation.position().feature(hex, Mark.BREACH).map(Data::flag).orElse(false);
  }

  /** All breached hexes. */
  public static List<Hex> breached(Situation situation) {
    List<Hex> hexes = new ArrayList<>();
    situation
        .position()
        .features(Mark.BREACH)
        .forEach(
            (hex, is) -> {
              if (is.flag()) {
                hexes.add((Hex) hex);
              }
            });
    return hexes;
  }
}
