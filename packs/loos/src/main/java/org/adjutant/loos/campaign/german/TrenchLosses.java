package org.adjutant.loos.campaign.german;

import java.util.List;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.clash.Loss;
import org.adjutant.loos.series.combat.clash.LossRule;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.SetSteps;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.support.Reading;

/**
 * A bombardment strikes a unit in a trench: a German one keeps its last step (17.5.d). What that
 * means for a regiment of two steps while the deadpile is empty is LI-50.
 */
public final class TrenchLosses implements LossRule {
  private static final String KEEPS_LAST = "loos:17.5.d";
  private static final String NO_COUNTER = "loos:LI-50";
  private static final int STAYS_AT_TWO = 2;
  private static final int WITHOUT_COUNTER = 3;

  private final LossRule losses;

  /**
   * @param losses what a loss is elsewhere
   */
  public TrenchLosses(LossRule losses) {
    this.losses = losses;
  }

  @Override
  public Loss step(Situation situation, Unit unit) {
    if (!unit.side().equals(Store.GERMAN)) {
      return losses.step(situation, unit);
    }
    if (unit.steps() == 1) {
      Data facts = Data.of("unit", unit.id().id()).with("steps", 1);
      return new Loss(
          1,
          List.of(),
          List.of(Finding.applies(KEEPS_LAST, "in a trench it keeps its last step", facts)));
    }
    return unit.steps() == 2 && Deadpile.in(situation.position()).isEmpty()
        ? withoutCounter(situation, unit)
        : losses.step(situation, unit);
  }

  private Loss withoutCounter(Situation situation, Unit unit) {
    Reading reading = situation.reading(NO_COUNTER);
    return switch (reading.number()) {
      case STAYS_AT_TWO -> new Loss(2, List.of(), List.of(kept(unit, reading, 2)));
      case WITHOUT_COUNTER ->
          new Loss(1, List.of(new SetSteps(unit.id(), 1)), List.of(kept(unit, reading, 1)));
      default -> {
        Loss loss = losses.step(situation, unit);
        yield new Loss(
            loss.steps(), loss.effects(), loss.findings().stream().map(reading::in).toList());
      }
    };
  }

  private static Finding kept(Unit unit, Reading reading, int steps) {
    return reading.in(
        Finding.applies(
            KEEPS_LAST,
            steps == 2
                ? "without a counter for its last step it stays as it is"
                : "its last step has no counter to show it",
            Data.of("unit", unit.id().id()).with("steps", steps).with("deadpile", 0)));
  }

  @Override
  public Loss whole(Situation situation, Unit unit) {
    return losses.whole(situation, unit);
  }
}
