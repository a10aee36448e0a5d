package org.adjutant.loos.series.game;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Stores;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.movement.Movement;
import org.adjutant.loos.series.movement.MovementRules;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Duty;
import org.adjutant.rules.spi.support.DutyRule;

/**
 * What a side ought to do before it ends a phase: deploy its units, bring its reinforcements in.
 */
final class Duties implements DutyRule {
  private static final String DEPLOY = "loos:3.0.b";
  private static final String ENTER = "loos:4.1.d";

  private final Battlefield field;
  private final MovementRules rules;

  Duties(Battlefield field, MovementRules rules) {
    this.field = field;
    this.rules = rules;
  }

  @Override
  public List<Duty> of(Desk desk) {
    List<Duty> duties = new ArrayList<>();
    if (!desk.isActive()) {
      return duties;
    }
    Situation situation = field.in(desk.view());
    for (Piece piece : desk.view().pieces()) {
      if (!(piece.place() instanceof Hex) && piece.side().equals(desk.side())) {
        Unit unit = situation.unit(piece);
        if (!Movement.placings(situation, rules, unit).isEmpty()) {
          boolean deploys = piece.place().equals(Stores.SET_UP);
          duties.add(
              deploys
                  ? new Duty(DEPLOY, unit.name() + " is still to be deployed", true)
                  : new Duty(ENTER, unit.name() + " may still enter", false));
        }
      }
    }
    return duties;
  }
}
