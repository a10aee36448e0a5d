package org.adjutant.loos.campaign.fire.sight;

import java.util.Optional;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.series.Situation;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.ruling.Finding;

/** The British aircraft (17.2.g, h): it observes the hex it is over and the six around that. */
final class Aircraft {
  static final String WHEN = "loos:LI-68";
  private static final String OBSERVES = "loos:17.2.h";
  private static final int BRITISH_PHASES_ONLY = 2;

  private Aircraft() {}

  /** The hex it is over; empty before it was ever flown. */
  static Optional<Hex> over(Position position) {
    return position.attribute(Subject.GAME, Store.AIRCRAFT).map(hex -> new Hex(hex.text()));
  }

  static Effect fly(Hex to) {
    return SetAttribute.open(Subject.GAME, Store.AIRCRAFT, Data.of(to.id()));
  }

  /** Whether it has a part in the combat phase of the player turn that is on. */
  static boolean isUp(Situation situation) {
    boolean british = Store.player(situation.position()).equals(situation.field().first());
    return british || !situation.reading(WHEN).is(BRITISH_PHASES_ONLY);
  }

  /** How it observes a hex for a side, if it does. */
  static Optional<Finding> observes(Situation situation, SideId side, Hex target) {
    if (!side.equals(situation.field().first()) || !isUp(situation)) {
      return Optional.empty();
    }
    return over(situation.position())
        .filter(hex -> situation.grid().distance(hex, target) <= 1)
        .map(
            hex ->
                Finding.applies(
                        OBSERVES,
                        "the aircraft observes its hex and those around it",
                        Data.of("aircraft", hex.id())
                            .with("target", target.id())
                            .with("hexes", situation.grid().distance(hex, target)))
                    .from(situation.reading(WHEN).source()));
  }
}
