package org.adjutant.nomansland.harm;

import org.adjutant.rules.spi.Play;

/** Whether it costs a unit anything to be Gassed for the rest of the game (2.5.1.3.a). */
public final class Gassed {
  private static final String COSTS = "nomansland:NI-086";
  private static final int NOTHING = 3;

  private Gassed() {}

  /** Whether a Gassed unit fires, rallies and fights the worse for it. Ask only about one. */
  public static boolean costs(Play play) {
    return play.reading(COSTS) != NOTHING;
  }
}
