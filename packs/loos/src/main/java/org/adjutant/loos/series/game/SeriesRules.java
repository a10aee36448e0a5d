package org.adjutant.loos.series.game;

import org.adjutant.loos.series.ZoneRule;
import org.adjutant.loos.series.combat.CombatRules;
import org.adjutant.loos.series.movement.MovementRules;
import org.adjutant.loos.series.support.Drawing;

/**
 * All points of the series rules that a title may rule otherwise: it takes {@link #SERIES} and puts
 * its own in place of those it changes.
 */
public record SeriesRules(
    ZoneRule zones,
    MovementRules movement,
    Drawing drawing,
    CombatRules combat,
    Sequence.Maker sequence,
    Victory.Reader victory,
    Extension more) {

  public static final SeriesRules SERIES =
      new SeriesRules(
          ZoneRule.SERIES,
          MovementRules.SERIES,
          Drawing.SERIES,
          CombatRules.SERIES,
          Sequence.Maker.SERIES,
          Victory.Reader.SERIES,
          Extension.NONE);

  public SeriesRules withZones(ZoneRule next) {
    return new SeriesRules(next, movement, drawing, combat, sequence, victory, more);
  }

  public SeriesRules withMovement(MovementRules next) {
    return new SeriesRules(zones, next, drawing, combat, sequence, victory, more);
  }

  public SeriesRules withDrawing(Drawing next) {
    return new SeriesRules(zones, movement, next, combat, sequence, victory, more);
  }

  public SeriesRules withCombat(CombatRules next) {
    return new SeriesRules(zones, movement, drawing, next, sequence, victory, more);
  }

  public SeriesRules withSequence(Sequence.Maker next) {
    return new SeriesRules(zones, movement, drawing, combat, next, victory, more);
  }

  public SeriesRules withVictory(Victory.Reader next) {
    return new SeriesRules(zones, movement, drawing, combat, sequence, next, more);
  }

  public SeriesRules with(Extension next) {
    return new SeriesRules(zones, movement, drawing, combat, sequence, victory, next);
  }
}
