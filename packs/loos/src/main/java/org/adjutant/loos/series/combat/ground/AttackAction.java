package org.adjutant.loos.series.combat.ground;

import java.util.List;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Field;
import org.adjutant.rules.spi.Shape.Type;
import org.adjutant.rules.spi.support.Checks;
import org.adjutant.rules.spi.support.SimpleAction;

/** {@code attack <target> with <units>}: units attack an adjacent enemy together (8.2). */
final class AttackAction {
  static final String TARGET = "target";
  static final String UNITS = "units";
  static final String PLEDGING = "pledging";
  static final List<String> PHASES = List.of(PhaseNames.COMBAT, PhaseNames.MOBILE_COMBAT);
  private static final String OUT_OF_TURN = "loos:4.1.f";

  private static final Field WHAT = Field.of(TARGET, Type.PLACE, "the hex that is attacked");
  private static final Field WHO =
      Field.of(UNITS, Type.PIECES, "the units that attack it").after("with");
  private static final Field PROMISED =
      Field.of(PLEDGING, Type.PLACES, "hexes that another attack of this phase will strike")
          .after(PLEDGING)
          .optionally();

  private AttackAction() {}

  static SimpleAction of(Battlefield field, AttackRules rules) {
    SimpleAction action =
        SimpleAction.offering(
            "attack",
            "Attack an adjacent enemy unit with one or more of your own.",
            rules.pledges().offered() ? Shape.of(WHAT, WHO, PROMISED) : Shape.of(WHAT, WHO),
            List.of(
                Checks.active(OUT_OF_TURN),
                Checks.phase(OUT_OF_TURN, PHASES),
                AttackChecks::oneAtATime,
                new AttackChecks(field, rules)),
            new AttackOffers(field, rules));
    return action.by(Declaration.NAME);
  }

  static boolean isOpen(Desk desk) {
    return desk.isActive() && PHASES.contains(desk.view().clock().phase());
  }
}
