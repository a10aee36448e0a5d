package org.adjutant.loos.campaign.trench;

import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.campaign.map.MapWords;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Spot;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll;
import org.adjutant.rules.rulebook.RuleId;

/** The British front line hexes (14.2). */
public final class FrontLine {
  /** 14.2.a: none but the British. */
  public static final RuleId BRITISH_ONLY = RuleId.of("loos:14.2.a");

  /** What is legal for a German unit in its place. */
  static final String KEEP_OUT = "name a hex that is in no front line";

  private FrontLine() {}

  /** Whether the front line runs through a hex of the map. */
  public static boolean isIn(Situation situation, Hex hex) {
    return isIn(situation.ground().at(hex));
  }

  /** The same of a hex read through the terrain key. */
  static boolean isIn(Spot spot) {
    return spot.has(MapWords.FRONT_LINE);
  }

  /** 14.2.a: whether the unit can never be in the hex. */
  public static boolean isClosed(Situation situation, Unit unit, Hex hex) {
    return isClosedTo(unit) && isIn(situation, hex);
  }

  /** 14.2.a: whether the unit can be in no front line hex. */
  static boolean isClosedTo(Unit unit) {
    return unit.side().equals(Store.GERMAN);
  }

  static Toll.Bar closed(Hex hex) {
    return new Toll.Bar(
        BRITISH_ONLY, hex + " is a front line hex, and the unit is German", KEEP_OUT);
  }
}
