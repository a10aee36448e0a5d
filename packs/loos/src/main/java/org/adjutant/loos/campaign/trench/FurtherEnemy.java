package org.adjutant.loos.campaign.trench;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.loos.campaign.Mark;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.series.Marks;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.clash.Engagement;
import org.adjutant.loos.series.combat.ground.TargetBar;
import org.adjutant.rules.board.Place.Hex;

/**
 * A German unit beside an attack across a trench: it lies behind a trench hexside of its own
 * towards units that attack another hex across one (14.3.h).
 *
 * @param unit the front line unit of its hex
 * @param facing the attacking units it so faces
 */
record FurtherEnemy(Unit unit, Hex hex, List<Unit> facing) {
  /** How further enemies are counted. */
  static final String COUNTED = "loos:LI-48";

  private static final String BINDING = "loos:LI-24";
  private static final int NOT_BINDING = 3;
  private static final int REGULAR_ONLY = 3;
  private static final int LINE_ALONE = 3;

  FurtherEnemy {
    facing = List.copyOf(facing);
  }

  /** Those beside an attack of these units on a hex, in the order of the units. */
  static List<FurtherEnemy> of(Situation situation, Hex target, List<Unit> attackers) {
    if (!counts(situation, target)) {
      return List.of();
    }
    Map<Hex, List<Unit>> facing = new LinkedHashMap<>();
    for (Unit unit : attackers) {
      Hex from = unit.hex().orElseThrow();
      if (unit.side().equals(Store.BRITISH)
          && situation.grid().adjacent(from, target)
          && Trenches.faces(situation, target, from)) {
        for (Hex hex : situation.grid().neighbours(from)) {
          if (!hex.equals(target)
              && situation.holds(Store.GERMAN, hex)
              && Trenches.faces(situation, hex, from)) {
            facing.computeIfAbsent(hex, any -> new ArrayList<>()).add(unit);
          }
        }
      }
    }
    List<FurtherEnemy> found = new ArrayList<>();
    for (Map.Entry<Hex, List<Unit>> each : facing.entrySet()) {
      Unit front = Engagement.target(situation, Store.BRITISH, each.getKey()).orElseThrow();
      found.add(new FurtherEnemy(front, each.getKey(), each.getValue()));
    }
    return found;
  }

  private static boolean counts(Situation situation, Hex target) {
    boolean mobile = situation.position().clock().phase().equals(PhaseNames.MOBILE_COMBAT);
    if (mobile && situation.reading(COUNTED).is(REGULAR_ONLY)) {
      return false;
    }
    return !Trenches.isBreached(situation, target)
        || situation.reading(Trenches.BREACHED).is(LINE_ALONE);
  }

  /** What answers for it in this phase; {@code nothing} if it is to be added. */
  String answer(Situation situation) {
    if (unit.is(TargetBar.mark(situation.position().clock().phase()))) {
      return "attacked";
    }
    if (OpenPledge.isOn(situation, unit)) {
      return "pledged";
    }
    return isAnnounced(situation) ? "announced" : NOTHING;
  }

  static final String NOTHING = "nothing";

  boolean isAnswered(Situation situation) {
    return !answer(situation).equals(NOTHING);
  }

  /** 17.1.g: units on the map are announced against it and have not attacked yet. */
  private boolean isAnnounced(Situation situation) {
    return !situation.reading(BINDING).is(NOT_BINDING)
        && situation.units(Store.BRITISH).stream()
            .filter(british -> !british.is(Marks.ATTACKED))
            .flatMap(british -> british.piece().attribute(Mark.PLEDGED).stream())
            .anyMatch(target -> target.text().equals(hex.id()));
  }

  /** Whether British artillery has struck it or is about to in this phase. */
  boolean isBombarded(Situation situation) {
    return unit.is(Marks.BOMBARDED)
        || situation.position().feature(hex, Store.barrage(Store.BRITISH)).isPresent();
  }
}
