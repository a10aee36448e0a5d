package org.adjutant.loos.campaign.stack;

import java.util.Optional;
import org.adjutant.loos.series.Crossing;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.movement.ZoneBar;
import org.adjutant.rules.board.reach.Toll;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.spi.support.Reading;

/**
 * A step from enemy ZOC to enemy ZOC takes the whole printed allowance (6.1.b), which a rolled one
 * does not reach; by other readings of LI-56 it takes all that was rolled, or nothing more.
 */
record RolledZoneBar(ZoneBar base) implements ZoneBar {
  private static final RuleId WHOLE = RuleId.of("loos:6.1.b");
  private static final String ROLLED = "loos:LI-56";
  private static final int PRINTED = 2;
  private static final int NO_SURCHARGE = 3;

  @Override
  public Optional<Toll.Bar> bars(Situation situation, Unit unit, Crossing crossing) {
    if (RolledAllowance.isMobilePhase(situation) && reading(situation).is(PRINTED)) {
      int rolled = RolledAllowance.rolled(unit);
      if (rolled < unit.move() * 2) {
        String why = "it takes the printed allowance of " + unit.move() + ", and the die gave ";
        return Optional.of(
            new Toll.Bar(WHOLE, why + rolled / 2, "go through hexes in no enemy ZOC, or stay"));
      }
    }
    return base.bars(situation, unit, crossing);
  }

  @Override
  public boolean takesAll(Situation situation, Unit unit) {
    boolean free = RolledAllowance.isMobilePhase(situation) && reading(situation).is(NO_SURCHARGE);
    return !free && base.takesAll(situation, unit);
  }

  private static Reading reading(Situation situation) {
    return situation.reading(ROLLED, PRINTED);
  }
}
