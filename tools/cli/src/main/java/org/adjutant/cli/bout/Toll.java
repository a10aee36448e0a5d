package org.adjutant.cli.bout;

/**
 * What a game cost and brought one side.
 *
 * @param lost steps it lost
 * @param attacks attacks it declared
 * @param held places it controls at the end
 */
public record Toll(int lost, int attacks, int held) {
  static final Toll NOTHING = new Toll(0, 0, 0);

  Toll plus(int moreLost, int moreAttacks) {
    return new Toll(lost + moreLost, attacks + moreAttacks, held);
  }

  Toll holding(int places) {
    return new Toll(lost, attacks, places);
  }
}
