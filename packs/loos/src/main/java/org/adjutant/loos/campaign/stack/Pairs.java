package org.adjutant.loos.campaign.stack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.loos.campaign.Formation;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.campaign.german.Lodging;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.movement.Stacking;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.ruling.Finding;

/**
 * Who may be in a hex together: two units of one German division or one British brigade, never
 * three, and never a replacement battalion (18.1). A move of the mobile movement phase ends with
 * nobody (18.4.d).
 */
final class Pairs implements Stacking {
  private static final RuleId PAIR = RuleId.of("loos:18.1.a");
  private static final RuleId NAMELESS = RuleId.of("loos:18.1.c");
  private static final RuleId ENDS_ALONE = RuleId.of("loos:18.4.d");
  private static final String ONE_BY_ONE = "loos:18.2.a";
  private static final String OPTIONAL = "loos:18.2.b";
  private static final String TWO =
      "two units of one German division or British brigade share a hex";
  private static final String EMPTY_HEX = "name a hex in which no unit is";
  private static final String FORMATIONS = "loos:LI-70";
  private static final int SET_UP_ALONE = 2;
  private static final int MOST = 2;

  @Override
  public Optional<Toll.Bar> bars(Situation situation, Unit unit, Hex hex) {
    List<Unit> others = Line.others(situation, unit, hex);
    if (others.isEmpty()) {
      return Optional.empty();
    }
    Unit other = others.get(0);
    boolean mobile = situation.position().clock().phase().equals(PhaseNames.MOBILE_MOVEMENT);
    if (mobile && !unit.isAt(hex)) {
      return bar(ENDS_ALONE, other.name() + " is in " + hex + ", and a reserve ends alone");
    }
    if (others.size() >= MOST) {
      return bar(PAIR, others.size() + " units are in " + hex + ", and " + MOST + " are the most");
    }
    if (unit.isAt(hex) && Lodging.isShared(situation, hex)) {
      return Optional.empty();
    }
    for (Unit each : List.of(unit, other)) {
      if (Formation.stacking(each).isEmpty()) {
        return bar(NAMELESS, each.name() + " is of no division or brigade and does not stack");
      }
    }
    String here = Formation.stacking(other).orElseThrow();
    String own = Formation.stacking(unit).orElseThrow();
    return here.equals(own) || divisionsAreIgnored(situation, unit)
        ? Optional.empty()
        : bar(PAIR, other.name() + " there is of " + here + ", and this unit of " + own);
  }

  /** By the second reading of LI-70 divisions count for nothing after set-up. */
  private static boolean divisionsAreIgnored(Situation situation, Unit unit) {
    return unit.side().equals(Store.GERMAN) && situation.reading(FORMATIONS).is(SET_UP_ALONE);
  }

  private static Optional<Toll.Bar> bar(RuleId rule, String why) {
    return Optional.of(new Toll.Bar(rule, why, rule.equals(PAIR) ? TWO : EMPTY_HEX));
  }

  @Override
  public List<Finding> remarks(Situation situation, Unit unit, Hex end) {
    List<Finding> found = new ArrayList<>();
    Data facts = Data.of("unit", unit.id().id());
    Hex start = unit.hex().orElseThrow();
    int left = Line.others(situation, unit, start).size();
    if (left > 0) {
      String says = "the units of a stack move one by one";
      found.add(Finding.applies(ONE_BY_ONE, says, facts.with("stay", left)));
    }
    for (Unit other : Line.others(situation, unit, end)) {
      Data pair =
          facts
              .with("with", other.id().id())
              .with("of", Formation.stacking(unit).orElse(""))
              .with("units", MOST);
      found.add(Finding.applies(PAIR.text(), "two of one formation share a hex", pair));
      found.add(Finding.applies(OPTIONAL, "its owner chose to stack it", pair));
    }
    return found;
  }
}
