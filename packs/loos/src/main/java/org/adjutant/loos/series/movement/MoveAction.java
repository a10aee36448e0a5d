package org.adjutant.loos.series.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Offer;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Field;
import org.adjutant.rules.spi.support.Checks;
import org.adjutant.rules.spi.support.SimpleAction;

/** {@code move <unit> <to> [via <path>]}: one unit moves, in a phase of its own side's (5.2). */
final class MoveAction implements SimpleAction.Offers {
  static final String STAGE = "move";
  private static final String OUT_OF_TURN = "loos:5.2.a";

  private static final Shape SHAPE =
      Shape.of(
          Field.of(MoveOrder.UNIT, Shape.Type.PIECE, "the unit that moves"),
          Field.of(MoveOrder.TO, Shape.Type.PLACE, "the hex where it ends its move"),
          Field.of(
                  MoveOrder.VIA,
                  Shape.Type.PLACES,
                  "the hexes in between; straight or the cheapest way if left out")
              .after("via")
              .optionally());

  private final Battlefield field;
  private final MovementRules rules;
  private final Right right;

  private MoveAction(Battlefield field, MovementRules rules) {
    this.field = field;
    this.rules = rules;
    this.right = new Right(rules);
  }

  static SimpleAction of(Battlefield field, MovementRules rules) {
    MoveAction offers = new MoveAction(field, rules);
    return SimpleAction.offering(
        STAGE,
        "Move a unit, straight or by the cheapest way unless told which.",
        SHAPE,
        List.of(
            Checks.active(OUT_OF_TURN),
            Checks.phase(OUT_OF_TURN, Right.PHASES),
            Checks.ownPiece(OUT_OF_TURN, MoveOrder.UNIT),
            new MoveCheck(field, rules, offers.right)),
        offers);
  }

  /** Each hex that a unit can end its move in, by one way; others are legal too. */
  @Override
  public Offer of(Desk desk) {
    if (!isOpen(desk)) {
      return Offer.NOTHING;
    }
    Situation situation = field.in(desk.view());
    List<Data> moves = new ArrayList<>();
    for (Unit unit : situation.units(desk.side())) {
      offer(desk, situation, unit, moves);
    }
    return Offer.examples(moves);
  }

  @Override
  public Offer of(Desk desk, Piece piece) {
    List<Data> moves = new ArrayList<>();
    if (isOpen(desk) && piece.side().equals(desk.side()) && piece.place() instanceof Hex) {
      Situation situation = field.in(desk.view());
      offer(desk, situation, situation.unit(piece), moves);
    }
    return Offer.examples(moves);
  }

  private static boolean isOpen(Desk desk) {
    return desk.isActive() && Right.PHASES.contains(desk.view().clock().phase());
  }

  private void offer(Desk desk, Situation situation, Unit unit, List<Data> moves) {
    if (right.bars(situation, unit).isEmpty()) {
      Hex start = unit.hex().orElseThrow();
      int reentry = desk.reading(Tolls.REENTRY);
      new Routes(situation, rules, unit, start, reentry)
          .ends()
          .forEach((hex, path) -> moves.add(MoveOrder.write(unit, path)));
    }
  }

  @Override
  public List<Data> complete(Desk desk, Data args) {
    MoveOrder order = MoveOrder.read(field, desk.view(), args);
    Optional<Hex> start = order.unit().flatMap(Unit::hex);
    if (order.isByWay() || start.isEmpty() || order.offMap().isPresent()) {
      return List.of(args);
    }
    Unit unit = order.unit().get();
    Hex to = (Hex) order.places().get(0);
    List<Data> ways =
        new Routes(order.situation(), rules, unit, start.get(), desk.reading(Tolls.REENTRY))
            .distinct(to).stream()
                .filter(path -> path.size() > 1)
                .filter(path -> !order.given() || path.equals(List.of(start.get(), to)))
                .map(path -> MoveOrder.write(unit, path))
                .toList();
    return ways.isEmpty() ? List.of(args) : ways;
  }
}
