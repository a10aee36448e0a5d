package org.adjutant.loos.campaign.fire;

import java.util.List;
import java.util.Optional;
import org.adjutant.loos.campaign.Mark;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Derived;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.Entry;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.support.Reading;

/** The announcement that a unit will attack a hex (17.1.g): the unit's mark {@code pledged}. */
final class Pledge {
  static final String RULE = "loos:17.1.g";
  static final String BINDING = "loos:LI-24";
  static final int ALL_ATTACKS = 2;
  private static final int NOT_BINDING = 3;
  private static final Derived<Position> IN_COMBAT = Derived.by(Pledge::inCombat);

  private Pledge() {}

  /** The hex a unit is announced against. */
  static Optional<Hex> of(Unit unit) {
    return unit.piece().attribute(Mark.PLEDGED).map(hex -> new Hex(hex.text()));
  }

  /** The units of a side on the map that are announced against a hex. */
  static List<Unit> against(Situation situation, SideId side, Hex target) {
    return situation.units(side).stream().filter(unit -> isAgainst(unit, target)).toList();
  }

  private static boolean isAgainst(Unit unit, Hex target) {
    Entry pledged = unit.piece().attributes().get(Mark.PLEDGED);
    return pledged != null && pledged.value().text().equals(target.id());
  }

  static Effect make(PieceId unit, Hex target) {
    return SetPieceAttribute.open(unit, Mark.PLEDGED, Data.of(target.id()));
  }

  static Effect release(PieceId unit) {
    return SetPieceAttribute.clear(unit, Mark.PLEDGED);
  }

  static boolean binds(Position position) {
    return !reading(position).is(NOT_BINDING);
  }

  /** Whether attacks without a marker are announced too. */
  static boolean ofAllAttacks(Position position) {
    return reading(position).is(ALL_ATTACKS);
  }

  static Reading reading(Position position) {
    return Reading.of(position, BINDING, 1);
  }

  /** The situation as it will be in the combat phase, for rules that look at the phase. */
  static Situation inCombat(Situation situation) {
    return situation.field().in(IN_COMBAT.of(situation.position()));
  }

  private static Position inCombat(Position position) {
    Clock now = position.clock();
    Draft draft = position.draft();
    draft.clock(new Clock(now.turn(), PhaseNames.COMBAT, now.active()));
    return draft.seal();
  }
}
