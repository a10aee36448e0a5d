package org.adjutant.loos.campaign.fire;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Field;
import org.adjutant.rules.spi.Shape.Type;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.SimpleAction;

/**
 * {@code lay <hex> [gas] [with <units>]}: a marker is laid on an enemy hex, and the attacker says
 * which units are to attack it (17.1).
 */
final class LayAction {
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

  private LayAction() {}

  /**
   * The action.
   *
   * @param targets the rule for the hex; it is dear, and looks at nothing else
   * @param others all other rules
   */
  static SimpleAction of(LayOffers offers, Validator targets, List<Validator> others) {
    List<Validator> all = new ArrayList<>(others);
    all.add(0, targets);
    return SimpleAction.offering(
        NAME,
        "Lay an artillery marker on an enemy hex, and say who is to attack that hex.",
        SHAPE,
        all,
        offers);
  }
}
