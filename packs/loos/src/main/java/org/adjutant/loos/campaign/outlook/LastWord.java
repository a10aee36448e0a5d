package org.adjutant.loos.campaign.outlook;

import org.adjutant.loos.campaign.Store;
import org.adjutant.rules.position.Position;

/**
 * The German player turn of the last game turn: no Briton moves after it, so that towns count only
 * if they are complete, and the first two most (12.3.f, 12.3.g).
 */
final class LastWord {
  /** What a complete town counts, in hundredths of a point. */
  static final int COMPLETE = 1_500;

  private static final int TURNS = 8;
  private static final int DECIDE = 2;
  private static final int TIMES = 3;

  private LastWord() {}

  /** Whether it is that player turn. */
  static boolean isSpoken(Position position) {
    return position.clock().turn() == TURNS && Store.player(position).equals(Store.GERMAN);
  }

  /** Whether the British control all hexes of a town. */
  static boolean isComplete(Muster muster, int[] town) {
    for (int at : town) {
      if (!muster.isBritishTown(at)) {
        return false;
      }
    }
    return true;
  }

  /** What the towns are worth to the British. */
  static long towns(Muster muster) {
    int complete = 0;
    for (int[] town : muster.chart.towns) {
      complete += isComplete(muster, town) ? 1 : 0;
    }
    int deciding = Math.min(complete, DECIDE);
    return (long) COMPLETE * (TIMES * deciding + complete - deciding);
  }
}
