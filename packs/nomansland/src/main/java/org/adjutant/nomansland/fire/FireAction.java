package org.adjutant.nomansland.fire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.nomansland.dice.Initiative;
import org.adjutant.nomansland.setting.Attack;
import org.adjutant.nomansland.setting.Setting;
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

/** {@code fire UNIT at TARGET [as rifle|lmg] [initiative N]} (2.1.3). */
final class FireAction implements SimpleAction.Offers {
  static final String NAME = "fire";
  static final String UNIT = "unit";
  static final String TARGET = "target";
  static final String AS = "as";

  private static final Shape SHAPE =
      Shape.of(
          Field.of(UNIT, Type.PIECE, "the unit that fires"),
          Field.of(TARGET, Type.PIECE, "the enemy unit; for red fire any unit of the hex")
              .after("at"),
          Field.word(AS, FireKind.WORDS, "as which weapon, if the counter has several")
              .after(AS)
              .optionally(),
          Initiative.FIELD);

  private static final String UNITS = "nomansland:2.1.b";
  private static final String FIREPOWER = "nomansland:2.1.3.2.a";
  private static final String SEVERAL = "nomansland:4.2.8.b";
  private static final String SEEN = "nomansland:2.1.3.1.b";

  private final Setting setting;
  private final Activation activation;

  private FireAction(Setting setting) {
    this.setting = setting;
    this.activation = new Activation(setting);
  }

  static SimpleAction of(Setting setting) {
    FireAction fire = new FireAction(setting);
    List<Validator> all = new ArrayList<>(Activation.inTurn());
    all.add(fire::checkUnit);
    all.add(fire::checkTarget);
    all.add(Initiative.VALIDATOR);
    return SimpleAction.offering(
        NAME, "Fire with a unit at an enemy unit in its line of sight.", SHAPE, all, fire);
  }

  private void checkUnit(Desk desk, Data args, Findings findings) {
    Optional<Piece> unit = activation.unit(desk, args.text(UNIT));
    if (unit.isEmpty()) {
      findings.forbids(
          UNITS,
          "this is no fighting unit of the side on the map",
          Data.of("unit", args.text(UNIT)),
          "name a fighting unit of this side that is on the map");
      return;
    }
    activation.checkAttack(desk, unit.get(), args.text(TARGET), findings);
    if (attack(desk, unit.get(), args).isEmpty()) {
      List<String> words =
          FireKind.of(setting, unit.get(), desk::reading).stream()
              .map(FireKind::word)
              .distinct()
              .toList();
      findings.forbids(
          words.isEmpty() ? FIREPOWER : SEVERAL,
          words.isEmpty() ? "it has no Firepower" : "it does not fire so",
          Data.of("unit", unit.get().id().id()).with("fires as", Data.texts(words)),
          words.isEmpty() ? "use its own weapon" : "add: as " + String.join(" or ", words));
    }
  }

  private void checkTarget(Desk desk, Data args, Findings findings) {
    Optional<Piece> target = desk.view().piece(args.text(TARGET));
    if (target.isEmpty()) {
      findings.forbids(
          SEEN,
          "no such unit is seen",
          Data.of("target", args.text(TARGET)),
          "name an enemy unit that is seen");
      return;
    }
    Optional<Piece> unit = activation.unit(desk, args.text(UNIT));
    Optional<Attack> attack = unit.flatMap(piece -> attack(desk, piece, args));
    if (attack.isPresent()) {
      FireRules.may(setting, desk, unit.orElseThrow(), target.get(), attack.get(), findings);
    }
  }

  private Optional<Attack> attack(Desk desk, Piece unit, Data args) {
    return FireKind.of(setting, unit, args.find(AS).map(Data::text), desk::reading);
  }

  /** Without Initiative, which any of them may claim. */
  @Override
  public Offer of(Desk desk) {
    return desk.isActive() && desk.inPhase(PhaseId.ACTION)
        ? Offer.examples(new FireOffers(setting, desk).all())
        : Offer.NOTHING;
  }

  @Override
  public Offer of(Desk desk, Piece piece) {
    return desk.isActive() && desk.inPhase(PhaseId.ACTION)
        ? Offer.examples(new FireOffers(setting, desk).of(piece.id().id()))
        : Offer.NOTHING;
  }
}
