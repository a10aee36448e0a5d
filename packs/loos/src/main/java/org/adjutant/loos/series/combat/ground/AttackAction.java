package org.adjutant.loos.series.combat.ground;

import java.util.List;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Offer;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Field;
import org.adjutant.rules.spi.Shape.Type;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.Checks;

/** {@code attack <target> with <units>}: units attack an adjacent enemy together (8.2). */
final class AttackAction implements ActionKind {
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

  private final Shape shape;
  private final AttackOffers offers;
  private final List<Validator> validators;

  AttackAction(Battlefield field, AttackRules rules) {
    this.shape = rules.pledges().offered() ? Shape.of(WHAT, WHO, PROMISED) : Shape.of(WHAT, WHO);
    this.offers = new AttackOffers(field, rules);
    this.validators =
        List.of(
            Checks.active(OUT_OF_TURN),
            Checks.phase(OUT_OF_TURN, PHASES),
            AttackChecks::oneAtATime,
            new AttackChecks(field, rules));
  }

  @Override
  public String name() {
    return "attack";
  }

  @Override
  public String about() {
    return "Attack an adjacent enemy unit with one or more of your own.";
  }

  @Override
  public Shape shape() {
    return shape;
  }

  @Override
  public List<Validator> validators() {
    return validators;
  }

  @Override
  public String stage() {
    return Declaration.NAME;
  }

  @Override
  public Offer offer(Desk desk) {
    return isOpen(desk) ? offers.all(desk) : Offer.NOTHING;
  }

  @Override
  public Offer offer(Desk desk, Piece piece) {
    return isOpen(desk) ? offers.with(desk, piece) : Offer.NOTHING;
  }

  private static boolean isOpen(Desk desk) {
    return desk.isActive() && PHASES.contains(desk.view().clock().phase());
  }
}
