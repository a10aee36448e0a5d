package org.adjutant.loos.series.movement;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Stores;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Offer;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Field;
import org.adjutant.rules.spi.support.Checks;
import org.adjutant.rules.spi.support.SimpleAction;

/**
 * {@code place <unit> <hex>}: a reinforcement enters in its owner's movement phase (4.1), or a unit
 * is deployed before the first turn (3.0). It may move in the movement phase in which it enters.
 */
final class PlaceAction implements SimpleAction.Offers {
  static final String STAGE = "place";
  static final String UNIT = "unit";
  static final String HEX = "hex";
  static final List<String> PHASES = List.of(PhaseNames.SET_UP, PhaseNames.MOVEMENT);

  private static final String IN_OWN_MOVEMENT = "loos:4.1.d";

  private static final Shape SHAPE =
      Shape.of(
          Field.of(UNIT, Shape.Type.PIECE, "the unit that comes into play"),
          Field.of(HEX, Shape.Type.PLACE, "the hex where it is put"));

  private final Battlefield field;
  private final MovementRules rules;

  private PlaceAction(Battlefield field, MovementRules rules) {
    this.field = field;
    this.rules = rules;
  }

  static SimpleAction of(Battlefield field, MovementRules rules) {
    return SimpleAction.offering(
        STAGE,
        "Put a unit that waits off the map into play.",
        SHAPE,
        List.of(
            Checks.active(IN_OWN_MOVEMENT),
            Checks.phase(IN_OWN_MOVEMENT, PHASES),
            Checks.ownPiece(IN_OWN_MOVEMENT, UNIT),
            new PlaceCheck(field, rules)),
        new PlaceAction(field, rules));
  }

  @Override
  public Offer of(Desk desk) {
    List<Data> placings = new ArrayList<>();
    if (isOpen(desk)) {
      Situation situation = field.in(desk.view());
      for (Piece piece : desk.view().pieces()) {
        if (piece.side().equals(desk.side())) {
          offer(situation, situation.unit(piece), placings);
        }
      }
    }
    return Offer.all(placings);
  }

  @Override
  public Offer of(Desk desk, Piece piece) {
    List<Data> placings = new ArrayList<>();
    if (isOpen(desk) && piece.side().equals(desk.side())) {
      Situation situation = field.in(desk.view());
      offer(situation, situation.unit(piece), placings);
    }
    return Offer.all(placings);
  }

  /** True if what lies here is to be placed in the phase that is on. */
  static boolean isWaiting(Position position, Place place) {
    return switch (position.clock().phase()) {
      case PhaseNames.SET_UP -> place.equals(Stores.SET_UP);
      case PhaseNames.MOVEMENT -> Stores.turnOf(place) > 0;
      default -> false;
    };
  }

  private static boolean isOpen(Desk desk) {
    return desk.isActive() && PHASES.contains(desk.view().clock().phase());
  }

  private void offer(Situation situation, Unit unit, List<Data> placings) {
    for (Hex hex : Movement.placings(situation, rules, unit)) {
      placings.add(Data.of(UNIT, unit.id().id()).with(HEX, hex.id()));
    }
  }
}
