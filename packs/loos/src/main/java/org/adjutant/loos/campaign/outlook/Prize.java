package org.adjutant.loos.campaign.outlook;

/**
 * What a side gains by taking a hex, beside the units beaten: an entry hex wins the British the
 * game (12.1), town hexes count towards complete towns (12.3), and the ground before an entry hex
 * is worth winning back.
 */
record Prize(Muster muster) implements Assault.Ground {
  private static final int HEX = 25;
  private static final int WON = 24_000;
  private static final int TOWN_HEX = 130;
  private static final int COMPLETES = 300;

  /** The ground before an entry hex, for the Germans, per hex that it is nearer. */
  private static final int BEFORE_ENTRY = 15;

  private static final int NEAR = 10;

  @Override
  public int worth(int hex, boolean toBritish) {
    Chart chart = muster.chart;
    int worth = HEX;
    for (int entry : chart.entries) {
      int far = chart.distance(hex, entry);
      worth += toBritish ? (far == 0 ? WON : 0) : BEFORE_ENTRY * Math.max(0, NEAR - far);
    }
    int town = chart.townAt[hex];
    if (town < 0) {
      return worth;
    }
    int[] hexes = chart.towns.get(town);
    boolean decides =
        LastWord.isSpoken(muster.situation.position()) && LastWord.isComplete(muster, hexes);
    return worth + TOWN_HEX + COMPLETES / hexes.length + (decides ? LastWord.COMPLETE : 0);
  }
}
