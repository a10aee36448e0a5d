package org.adjutant.loos.campaign.german;

import java.util.List;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Stores;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.clash.Loss;
import org.adjutant.loos.series.combat.clash.LossRule;
import org.adjutant.loos.series.movement.MovementRules;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.effect.SetSteps;
import org.adjutant.rules.ruling.Finding;

/**
 * What becomes of German units that lose a step: battalions go to the deadpile (13.2), regiments
 * are turned over and then give way to a battalion from there (13.1). The other side's units are
 * another rule's. {@link TrenchLosses} is for bombardments of a trench hex.
 */
public final class GermanLosses implements LossRule {
  private static final String TURNED = "loos:13.1.a";
  private static final String TO_DEADPILE = "loos:13.2.b";
  private static final String ALL_STEPS = "loos:13.1.c";

  private final LossRule others;
  private final LastStep lastStep;

  /**
   * @param others for units that are not German
   */
  public GermanLosses(LossRule others, Deadpile deadpile, MovementRules movement) {
    this.others = others;
    this.lastStep = new LastStep(deadpile, movement);
  }

  @Override
  public Loss step(Situation situation, Unit unit) {
    if (!unit.side().equals(Store.GERMAN)) {
      return others.step(situation, unit);
    }
    if (Deadpile.isBattalion(unit) || unit.steps() < 2) {
      return whole(situation, unit);
    }
    return unit.steps() > 2 ? turned(unit) : lastStep.of(situation, unit);
  }

  @Override
  public Loss whole(Situation situation, Unit unit) {
    if (!unit.side().equals(Store.GERMAN)) {
      return others.whole(situation, unit);
    }
    Data facts = Data.of("unit", unit.id().id()).with("steps lost", unit.steps());
    if (!Deadpile.isBattalion(unit)) {
      Finding found = Finding.applies(TURNED, "the regiment is gone with all its steps", facts);
      return new Loss(0, gone(unit), List.of(found));
    }
    int lie = Deadpile.in(situation.position()).size() + 1;
    Finding found =
        Finding.applies(TO_DEADPILE, "the battalion goes to the deadpile", facts.with("lie", lie));
    return new Loss(0, Deadpile.goesThere(unit.id()), List.of(found));
  }

  private static Loss turned(Unit unit) {
    int left = unit.steps() - 1;
    Finding found =
        Finding.applies(
            TURNED,
            "the regiment is turned over",
            Data.of("unit", unit.id().id()).with("steps", left));
    return new Loss(left, List.of(new SetSteps(unit.id(), left)), List.of(found));
  }

  /** A regiment leaves the map for good. */
  static List<Effect> gone(Unit regiment) {
    return List.of(new SetSteps(regiment.id(), 0), new Move(regiment.id(), Stores.ELIMINATED));
  }

  /** 13.1.c: no battalion is there to show the last step. */
  static Finding noCounter(Unit regiment) {
    return Finding.applies(
        ALL_STEPS,
        "the deadpile is empty, so the last step is lost as well",
        Data.of("unit", regiment.id().id()).with("deadpile", 0));
  }
}
