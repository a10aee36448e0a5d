package org.adjutant.loos.campaign;

import org.adjutant.kit.Titles;
import org.adjutant.kit.given.Given;
import org.adjutant.loos.LoosPack;
import org.adjutant.rules.spi.Title;

/** The campaign for tests. */
public final class Battle {
  /** With the set-up left to the players. */
  public static final Title CAMPAIGN = Titles.of(new LoosPack(), "campaign");

  /** With both sides set up. */
  public static final Title ZERO_HOUR = Titles.of(new LoosPack(), "zero-hour");

  private Battle() {}

  /** A position of the campaign in which nothing is but what the test puts there. */
  public static Given bare(int turn, String phase, String side) {
    return Given.given(CAMPAIGN)
        .clock(turn, phase, side)
        .with(Store.playerIs(side.equals("british") ? Store.BRITISH : Store.GERMAN));
  }
}
