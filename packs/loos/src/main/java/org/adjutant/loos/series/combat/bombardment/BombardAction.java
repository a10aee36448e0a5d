package org.adjutant.loos.series.combat.bombardment;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.support.Hand;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Offer;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Field;
import org.adjutant.rules.spi.Shape.Type;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.Checks;
import org.adjutant.rules.spi.support.SimpleAction;

/**
 * {@code bombard <target> with <markers>}: markers fall on an enemy hex anywhere on the map,
 * whatever lies between (8.1).
 */
final class BombardAction implements SimpleAction.Offers {
  static final String TARGET = "target";
  static final String MARKERS = "markers";
  private static final String IN_ITS_PHASE = "loos:4.1.b";

  private static final Shape SHAPE =
      Shape.of(
          Field.of(TARGET, Type.PLACE, "the hex that is bombarded"),
          Field.of(MARKERS, Type.NUMBER, "how many markers, 1 or 2").after("with"));

  private final Battlefield field;

  private BombardAction(Battlefield field) {
    this.field = field;
  }

  static SimpleAction of(Battlefield field) {
    List<Validator> all = new ArrayList<>();
    all.add(Checks.active(IN_ITS_PHASE));
    all.add(Checks.phase(IN_ITS_PHASE, List.of(PhaseNames.BOMBARDMENT)));
    all.addAll(new BombardChecks(field).all());
    SimpleAction action =
        SimpleAction.offering(
            "bombard",
            "Bombard an enemy unit with one or two support markers.",
            SHAPE,
            all,
            new BombardAction(field));
    return action.by(Barrage.DECLARE);
  }

  @Override
  public Offer of(Desk desk) {
    if (!desk.isActive() || !desk.inPhase(PhaseNames.BOMBARDMENT)) {
      return Offer.NOTHING;
    }
    Situation situation = field.in(desk.view());
    int left = new Hand(desk.view(), desk.side()).size();
    List<Data> all = new ArrayList<>();
    for (Unit unit : situation.units(field.enemyOf(desk.side()))) {
      Hex target = unit.hex().orElseThrow();
      if (BombardChecks.bars(situation, desk.side(), target).isEmpty()) {
        int room = BombardedHexes.MOST - BombardedHexes.markers(desk.view(), desk.side(), target);
        for (int markers = Math.min(room, left); markers > 0; markers--) {
          all.add(Data.of(TARGET, target.id()).with(MARKERS, markers));
        }
      }
    }
    return Offer.all(all.stream().distinct().toList());
  }

  /** Pieces take no part in it but as targets. */
  @Override
  public Offer of(Desk desk, Piece piece) {
    String place = piece.place().text();
    return Offer.all(
        of(desk).examples().stream().filter(args -> args.text(TARGET).equals(place)).toList());
  }
}
