package org.adjutant.loos.campaign.trench;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.campaign.Formation;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.advance.AdvanceRule;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.ruling.Finding;

/**
 * Advance after combat in Loos: one hex, into the hex the defender left or an empty one beside it
 * (16.0.d to 16.0.f), and never into the front line (14.2.b).
 */
final class ShortAdvance implements AdvanceRule {
  private static final RuleId ONE_HEX = RuleId.of("loos:16.0.d");
  private static final RuleId WHERE_TO = RuleId.of("loos:16.0.f");
  private static final RuleId WAYS_IN = RuleId.of("loos:14.2.b");
  private static final String ALL_WHO_FOUGHT = "loos:16.0.e";

  private static final String REPLACED = "loos:LI-12";
  private static final String HOW_FAR = "loos:LI-36";
  private static final String TOGETHER = "loos:LI-38";
  private static final String FRONT_LINE = "loos:LI-39";
  private static final int WHOLE = 2;
  private static final int ONE_BEYOND = 2;
  private static final int LEGAL_STACK = 1;
  private static final int ALONE = 2;
  private static final int OPEN = 2;

  @Override
  public List<List<Hex>> ways(Situation situation, Unit unit, List<Hex> retreat) {
    Hex from = unit.hex().orElseThrow();
    Hex left = retreat.get(0);
    List<List<Hex>> ways = new ArrayList<>();
    if (!situation.isVacant(left)) {
      return ways;
    }
    boolean into = isOpen(situation, unit, from, left);
    if (into) {
      ways.add(List.of(left));
    }
    boolean beyond = into && situation.reading(HOW_FAR).is(ONE_BEYOND);
    for (Hex beside : situation.grid().neighbours(left)) {
      if (situation.grid().adjacent(from, beside)) {
        if (isOpen(situation, unit, from, beside)) {
          ways.add(List.of(beside));
        }
      } else if (beyond && isOpen(situation, unit, left, beside)) {
        ways.add(List.of(left, beside));
      }
    }
    return ways;
  }

  private static boolean isOpen(Situation situation, Unit unit, Hex from, Hex to) {
    return situation.isVacant(to)
        && !situation.ground().crossing(from, to).bars(unit)
        && !isFrontLineShut(situation, unit, from, to);
  }

  /** 14.2.a, 14.2.b: an advance is none of the ways into the front line. */
  private static boolean isFrontLineShut(Situation situation, Unit unit, Hex from, Hex to) {
    return FrontLine.isIn(situation, to)
        && (unit.side().equals(Store.GERMAN)
            || FrontLine.isIn(situation, from)
            || !situation.reading(FRONT_LINE).is(OPEN));
  }

  @Override
  public List<Toll.Bar> bars(Situation situation, Unit unit, List<Hex> retreat, Hex end) {
    Hex from = unit.hex().orElseThrow();
    List<Toll.Bar> bars = new ArrayList<>();
    if (!situation.grid().contains(end)) {
      return List.of(new Toll.Bar(WHERE_TO, "this is no hex of the map", ""));
    }
    if (FrontLine.isClosed(situation, unit, end)) {
      bars.add(FrontLine.closed(end));
    } else if (isFrontLineShut(situation, unit, from, end)) {
      bars.add(new Toll.Bar(WAYS_IN, "an advance does not enter a front line hex"));
    }
    boolean far = situation.grid().distance(from, end) > 1;
    if (far && !situation.reading(HOW_FAR).is(ONE_BEYOND)) {
      bars.add(new Toll.Bar(ONE_HEX, "an advance covers one hex at most"));
    } else if (bars.isEmpty()) {
      bars.add(
          new Toll.Bar(
              WHERE_TO, "it ends in " + retreat.get(0) + " or in an empty hex beside that"));
    }
    return bars;
  }

  /** LI-38: by another reading two units that may stack. */
  @Override
  public boolean share(Situation situation, Unit unit, Unit other) {
    return situation.reading(TOGETHER, ALONE).is(LEGAL_STACK)
        && situation.at(unit.piece().place()).size() == 1
        && situation.at(other.piece().place()).size() == 1
        && Formation.stacking(unit).isPresent()
        && Formation.stacking(unit).equals(Formation.stacking(other));
  }

  @Override
  public boolean freezes(Situation situation) {
    return !situation.reading(REPLACED).is(WHOLE);
  }

  @Override
  public List<Finding> remarks(Situation situation, Unit unit, List<Hex> way) {
    Hex end = way.get(way.size() - 1);
    Data facts =
        Data.of("unit", unit.id().id())
            .with("from", unit.piece().place().text())
            .with("to", end.id());
    return List.of(
        Finding.applies(ALL_WHO_FOUGHT, "it took part and may advance", facts)
            .from(situation.reading(TOGETHER, ALONE).source()),
        Finding.applies(ONE_HEX.text(), "an advance is short", facts.with("hexes", way.size()))
            .from(situation.reading(HOW_FAR).source()),
        Finding.applies(
            WHERE_TO.text(), "into the hex the defender left or an empty one beside it", facts));
  }
}
