package org.adjutant.loos.campaign.fire.sight;

import org.adjutant.loos.campaign.map.CampaignMap;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.sight.Blocker;
import org.adjutant.rules.spi.support.Reading;

/**
 * What hides a hex from an observer (17.2.d to f). Terrain that is not clear hides what lies in it
 * and behind it; for an observer on high ground only other high ground does. LI-66 says how far
 * high ground itself counts as terrain.
 *
 * @param high whether the observer is on high ground
 * @param heights the reading of LI-66
 */
record Outlook(CampaignMap map, boolean high, Reading heights) implements Blocker {
  static final String HEIGHTS = "loos:LI-66";
  private static final int BARE_HEIGHTS_ARE_CLEAR = 2;
  private static final int NEVER_AS_TARGET = 3;

  /** Whether a hex in between stops the line. */
  @Override
  public boolean hex(Hex hex, int near, int far) {
    boolean clear = map.isOpen(hex);
    boolean height = map.isHighGround(hex) && !(clear && heights.is(BARE_HEIGHTS_ARE_CLEAR));
    return high ? height : height || !clear;
  }

  /** Whether a hex hides what stands in itself. */
  boolean conceals(Hex target) {
    if (heights.is(NEVER_AS_TARGET)) {
      return !high && !map.isOpen(target);
    }
    return hex(target, 0, 0);
  }
}
