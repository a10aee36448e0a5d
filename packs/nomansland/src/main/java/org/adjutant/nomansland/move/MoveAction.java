package org.adjutant.nomansland.move;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.nomansland.dice.Initiative;
import org.adjutant.nomansland.fire.Activation;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Offer;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Field;
import org.adjutant.rules.spi.Shape.Type;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.SimpleAction;

/** {@code move UNITS to HEX [initiative N]}: units that leave a hex together (2.1.2). */
final class MoveAction implements SimpleAction.Offers {
  static final String NAME = "move";
  static final String UNITS = "units";
  static final String TO = "to";

  private static final Shape SHAPE =
      Shape.of(
          Field.of(UNITS, Type.PIECES, "the units that leave together, and officers with them"),
          Field.of(TO, Type.PLACE, "the adjacent hex").after(TO),
          Initiative.FIELD);

  private static final String MOVERS = "nomansland:2.1.2.a";

  private final Setting setting;

  private MoveAction(Setting setting) {
    this.setting = setting;
  }

  static SimpleAction of(Setting setting) {
    MoveAction move = new MoveAction(setting);
    List<Validator> all = new ArrayList<>(Activation.inTurn());
    all.add(move::check);
    all.add(Initiative.VALIDATOR);
    return SimpleAction.offering(
        NAME, "Move units that leave a hex together to an adjacent hex.", SHAPE, all, move);
  }

  private void check(Desk desk, Data args, Findings findings) {
    List<String> ids = args.get(UNITS).textItems();
    List<Piece> movers = movers(desk, ids);
    if (movers.isEmpty() || movers.size() < ids.size()) {
      findings.forbids(
          MOVERS,
          "these are not all pieces of the side that can leave a hex together",
          Data.of("units", Data.texts(ids)),
          "name units and officers of this side that are in one hex, each once");
      return;
    }
    movers.forEach(mover -> new MoverRules(setting).check(desk, mover, findings));
    Optional<Hex> to = hex(args);
    if (to.isEmpty() || !setting.ground().grid().contains(to.get())) {
      findings.forbids(
          MOVERS, "this is no hex of the map", Data.of("to", args.text(TO)), "name a hex");
      return;
    }
    new ArrivalRules(setting).check(desk, movers, to.get(), findings);
  }

  /** The pieces that are named, if they stand together; fewer than named if anything is amiss. */
  private List<Piece> movers(Desk desk, List<String> ids) {
    List<Piece> movers = new ArrayList<>();
    for (String id : new LinkedHashSet<>(ids)) {
      desk.view()
          .piece(id)
          .filter(piece -> piece.side().equals(desk.side()) && piece.place() instanceof Hex)
          .filter(piece -> movers.isEmpty() || movers.get(0).place().equals(piece.place()))
          .filter(piece -> MoverRules.isMover(setting, piece))
          .ifPresent(movers::add);
    }
    return movers;
  }

  /** The hex that is moved to, if it is one. */
  private static Optional<Hex> hex(Data args) {
    return Place.parse(args.text(TO)) instanceof Hex hex ? Optional.of(hex) : Optional.empty();
  }

  /** Each mover alone and all movers of a hex together, without Initiative. */
  @Override
  public Offer of(Desk desk) {
    return desk.isActive() && desk.inPhase(PhaseId.ACTION)
        ? Offer.examples(new MoveOffers(setting, desk).all())
        : Offer.NOTHING;
  }

  @Override
  public Offer of(Desk desk, Piece piece) {
    Offer all = of(desk);
    return new Offer(
        all.complete(),
        all.examples().stream()
            .filter(args -> args.get(UNITS).textItems().contains(piece.id().id()))
            .toList());
  }
}
