package org.adjutant.nomansland.guns.rights;

import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.support.Reading;

/** Which types of barrage a scenario that only grants points permits (1.5.1.c, NI-057). */
public final class BarrageTypes {
  private static final String RULE = "nomansland:1.5.1.c";
  private static final String TYPES = "nomansland:NI-057";
  private static final int LISTED_ONLY = 2;

  private BarrageTypes() {}

  /** Forbids a barrage that is paid for and that the scenario does not list, under that reading. */
  public static void check(Desk desk, Findings findings) {
    Reading reading = Reading.of(desk, TYPES);
    if (reading.is(LISTED_ONLY)) {
      findings.forbids(
          Finding.forbids(
                  RULE, "only the barrages that the scenario lists may be fired", Data.EMPTY)
              .from(reading.source()),
          () -> "fire those that it grants, or a Hurricane Barrage");
    }
  }
}
