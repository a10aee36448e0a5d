package org.adjutant.loos.campaign.trench;

import java.util.Optional;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Finding;

/** What trenches and section 16 do for a unit that is bombarded. */
public final class UnderFire {
  private static final String SPARED = "loos:14.3.k";
  private static final String STANDS = "loos:16.0.b";

  /** Which section on bombardment retreats is changed. */
  private static final String CHANGED = "loos:LI-09";

  private static final int DIRECTION_ALONE = 2;

  private UnderFire() {}

  /** 14.3.k: says that a German unit of one step in a trench takes no loss, if it is one. */
  public static Optional<Finding> spared(Situation situation, Unit unit) {
    boolean sheltered =
        unit.side().equals(Store.GERMAN)
            && unit.steps() == 1
            && unit.hex().filter(hex -> Trenches.isTrenchHex(situation, hex)).isPresent();
    return sheltered
        ? Optional.of(
            Finding.applies(
                SPARED,
                "a German unit of one step in a trench takes no loss",
                facts(unit).with("steps", unit.steps())))
        : Optional.empty();
  }

  /** Whether a bombarded unit may retreat after all, which is another reading of LI-09. */
  public static boolean mayRetreat(Situation situation) {
    return situation.reading(CHANGED).is(DIRECTION_ALONE);
  }

  /** 16.0.b: says that a bombarded unit does not retreat but takes the loss. */
  public static Finding stands(Situation situation, Unit unit) {
    return Finding.applies(
            STANDS, "a bombarded unit does not retreat but loses the step", facts(unit))
        .from(situation.reading(CHANGED).source());
  }

  private static Data facts(Unit unit) {
    return Data.of("unit", unit.id().id()).with("at", unit.piece().place().text());
  }
}
