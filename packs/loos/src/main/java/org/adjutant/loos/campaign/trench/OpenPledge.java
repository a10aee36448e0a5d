package org.adjutant.loos.campaign.trench;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.ground.TargetBar;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.PieceId;

/**
 * The promise that a German unit will be attacked before the phase ends: the attribute {@code
 * to-be-attacked} of the unit, which names turn and phase.
 */
final class OpenPledge {
  private static final String KEY = "to-be-attacked";
  private static final String TURN = "turn";
  private static final String PHASE = "phase";

  private OpenPledge() {}

  static boolean isOn(Situation situation, Unit unit) {
    Clock now = situation.position().clock();
    return unit.piece()
        .attribute(KEY)
        .filter(pledge -> pledge.integer(TURN) == now.turn())
        .filter(pledge -> pledge.text(PHASE).equals(now.phase()))
        .isPresent();
  }

  /** The German units on the map that have still to be attacked. */
  static List<Unit> all(Situation situation) {
    String attacked = TargetBar.mark(situation.position().clock().phase());
    List<Unit> open = new ArrayList<>();
    for (Unit unit : situation.units(Store.GERMAN)) {
      if (isOn(situation, unit) && !unit.is(attacked)) {
        open.add(unit);
      }
    }
    return open;
  }

  static Effect make(Situation situation, PieceId unit) {
    Clock now = situation.position().clock();
    return SetPieceAttribute.open(unit, KEY, Data.of(TURN, now.turn()).with(PHASE, now.phase()));
  }

  static Effect lapse(PieceId unit) {
    return SetPieceAttribute.clear(unit, KEY);
  }
}
