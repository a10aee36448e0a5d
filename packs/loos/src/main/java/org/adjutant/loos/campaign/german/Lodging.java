package org.adjutant.loos.campaign.german;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.campaign.Mark;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Marks;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.movement.Movement;
import org.adjutant.loos.series.movement.MovementRules;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Duty;
import org.adjutant.rules.spi.support.DutyRule;

/**
 * By the second reading of LI-51 a battalion that took the place of a regiment in a stack shares
 * the hex until its owner's next movement phase; then one of the two has to go, if the battalion
 * can.
 */
public final class Lodging implements DutyRule {
  private static final String NO_STACK = "loos:18.1.c";

  private final Battlefield field;
  private final MovementRules movement;

  Lodging(Battlefield field, MovementRules movement) {
    this.field = field;
    this.movement = movement;
  }

  /** Whether one unit of a hex is a battalion that may share it for the time being. */
  public static boolean isShared(Situation situation, Hex hex) {
    return situation.at(hex).stream().anyMatch(unit -> lodges(unit, hex));
  }

  private static boolean lodges(Unit unit, Hex hex) {
    return unit.piece().attribute(Mark.LODGED).map(Data::text).filter(hex.id()::equals).isPresent();
  }

  @Override
  public List<Duty> of(Desk desk) {
    List<Duty> duties = new ArrayList<>();
    if (!desk.isActive()
        || !desk.side().equals(Store.GERMAN)
        || !desk.inPhase(PhaseNames.MOVEMENT)) {
      return duties;
    }
    Situation situation = field.in(desk.view());
    for (Unit unit : situation.units(Store.GERMAN)) {
      Hex hex = unit.hex().orElseThrow();
      if (lodges(unit, hex) && situation.at(hex).size() > 1 && canGo(situation, unit)) {
        duties.add(new Duty(NO_STACK, unit.name() + " in " + hex + " may not stack on", true));
      }
    }
    return duties;
  }

  private boolean canGo(Situation situation, Unit unit) {
    return !unit.is(Marks.MOVED)
        && Movement.steps(situation, movement, unit).stream().anyMatch(situation::isVacant);
  }
}
