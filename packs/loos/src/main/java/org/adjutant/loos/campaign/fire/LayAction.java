package org.adjutant.loos.campaign.fire;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Offer;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Field;
import org.adjutant.rules.spi.Shape.Type;
import org.adjutant.rules.spi.Validator;

/**
 * {@code lay <hex> [gas] [with <units>]}: a marker is laid on an enemy hex, and the attacker says
 * which units are to attack it (17.1).
 */
final class LayAction implements ActionKind {
  static final String NAME = "lay";
  static final String HEX = "hex";
  static final String GAS = "gas";
  static final String UNITS = "units";

  private static final Shape SHAPE =
      Shape.of(
          Field.of(HEX, Type.PLACE, "the hex that is bombarded"),
          Field.word(GAS, List.of(GAS), "with gas").optionally(),
          Field.of(UNITS, Type.PIECES, "the units that are to attack it")
              .after("with")
              .optionally());

  private final LayOffers offers;
  private final List<Validator> validators;

  /**
   * @param targets the rule for the hex; it is dear, and looks at nothing else
   * @param others all other rules
   */
  LayAction(LayOffers offers, Validator targets, List<Validator> others) {
    this.offers = offers;
    List<Validator> all = new ArrayList<>(others);
    all.add(0, targets);
    this.validators = List.copyOf(all);
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String about() {
    return "Lay an artillery marker on an enemy hex, and say who is to attack that hex.";
  }

  @Override
  public Shape shape() {
    return SHAPE;
  }

  @Override
  public List<Validator> validators() {
    return validators;
  }

  @Override
  public String stage() {
    return NAME;
  }

  @Override
  public Offer offer(Desk desk) {
    return LayPhase.isOpen(desk) ? offers.all(desk) : Offer.NOTHING;
  }

  @Override
  public Offer offer(Desk desk, Piece piece) {
    return LayPhase.isOpen(desk) ? offers.about(desk, piece) : Offer.NOTHING;
  }

  /** Whether all of these rules let the arguments pass. */
  static boolean passes(List<Validator> rules, Desk desk, Data args) {
    Findings findings = Findings.unheard();
    for (Validator rule : rules) {
      rule.check(desk, args, findings);
      if (findings.forbidden()) {
        return false;
      }
    }
    return true;
  }
}
