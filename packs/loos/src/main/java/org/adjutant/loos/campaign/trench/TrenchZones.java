package org.adjutant.loos.campaign.trench;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.ZoneRule;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;

/**
 * German ZOC do not reach into the front line, except while the Germans set up (14.2.e), and
 * British ZOC do not pass a trench hexside into the trench hex behind it (14.3.f).
 */
record TrenchZones(ZoneRule base) implements ZoneRule {
  private static final String FRONT_LINE = "loos:14.2.e";
  private static final String BEHIND_TRENCH = "loos:14.3.f";

  @Override
  public boolean reaches(Situation situation, Unit unit, Hex from, Hex to) {
    return !isKeptOut(situation, unit.side(), from, to) && base.reaches(situation, unit, from, to);
  }

  private static boolean isKeptOut(Situation situation, SideId side, Hex from, Hex to) {
    return side.equals(Store.GERMAN)
        ? FrontLine.isIn(situation, to) && !isSettingUp(situation)
        : Trenches.faces(situation, to, from);
  }

  private static boolean isSettingUp(Situation situation) {
    return situation.position().clock().phase().equals(PhaseNames.SET_UP);
  }

  /** What the trail says of a hex that a unit enters and enemies around it have no ZOC in. */
  static List<Finding> remarks(Situation situation, SideId side, Hex hex) {
    SideId enemy = situation.field().enemyOf(side);
    List<String> kept = new ArrayList<>();
    for (Unit unit : situation.around(hex, enemy)) {
      if (unit.hasZoc() && isKeptOut(situation, enemy, unit.hex().orElseThrow(), hex)) {
        kept.add(unit.id().id());
      }
    }
    if (kept.isEmpty()) {
      return List.of();
    }
    boolean german = enemy.equals(Store.GERMAN);
    return List.of(
        Finding.applies(
            german ? FRONT_LINE : BEHIND_TRENCH,
            german ? "no German ZOC reaches into the front line" : "no ZOC passes the trench",
            Data.of("hex", hex.id()).with("of", Data.texts(kept))));
  }
}
