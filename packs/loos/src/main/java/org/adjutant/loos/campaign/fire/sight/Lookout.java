package org.adjutant.loos.campaign.fire.sight;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.adjutant.loos.campaign.map.CampaignMap;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.sight.LineStep;
import org.adjutant.rules.board.sight.Sighting;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.support.Reading;

/**
 * Whether a side observes a hex: by a unit next to it, from the air, or along a line of sight
 * (17.2).
 */
public final class Lookout {
  private static final String ADJACENT = "loos:17.2.a";
  private static final String LINE = "loos:17.2.b";
  private static final String REACH = "loos:17.2.c";
  private static final String TERRAIN = "loos:17.2.d";
  private static final String ALONG_SIDE = "loos:17.2.e";
  private static final String HEIGHT = "loos:17.2.f";
  private static final String COUNTING = "loos:LI-67";
  private static final int HEXES = 4;
  private static final int IN_BETWEEN = 2;

  private final CampaignMap map;

  public Lookout(CampaignMap map) {
    this.map = map;
  }

  /** Whether the side observes the hex, which must be on the map, and why. */
  public View of(Situation situation, SideId side, Hex target) {
    Optional<Unit> adjacent = situation.around(target, side).stream().findFirst();
    if (adjacent.isPresent()) {
      Data facts = facts(situation, adjacent.get(), target);
      return View.seen(Finding.applies(ADJACENT, "a unit next to it observes it", facts));
    }
    Optional<Finding> air = Aircraft.observes(situation, side, target);
    if (air.isPresent()) {
      return View.seen(air.get());
    }
    return along(situation, situation.units(side), target);
  }

  private View along(Situation situation, List<Unit> units, Hex target) {
    Reading counting = situation.reading(COUNTING);
    int reach = counting.is(IN_BETWEEN) ? HEXES + 1 : HEXES;
    List<Unit> near = new ArrayList<>();
    for (Unit unit : units) {
      if (distance(situation, unit, target) <= reach) {
        near.add(unit);
      }
    }
    Comparator<Unit> byDistance =
        Comparator.comparingInt(unit -> distance(situation, unit, target));
    near.sort(byDistance);
    for (Unit unit : near) {
      Optional<View> view = look(situation, unit, target, reach);
      if (view.isPresent()) {
        return view.get();
      }
    }
    if (!near.isEmpty()) {
      return View.hidden(blocked(situation, near.get(0), target));
    }
    Optional<Unit> nearest = units.stream().min(byDistance);
    if (nearest.isEmpty()) {
      return View.hidden();
    }
    Data facts = facts(situation, nearest.get(), target).with("most", reach);
    return View.hidden(
        Finding.applies(REACH, "the nearest unit is too far", facts).from(counting.source()));
  }

  private Optional<View> look(Situation situation, Unit unit, Hex target, int reach) {
    Outlook outlook = outlook(situation, unit);
    Sighting sighting = sighting(situation, unit, target, outlook);
    if (!sighting.clear() || outlook.conceals(target)) {
      return Optional.empty();
    }
    Data facts = facts(situation, unit, target);
    Finding line = Finding.applies(LINE, "a unit has a line of sight to it", facts);
    Finding length =
        Finding.applies(REACH, "the line is short enough", facts.with("most", reach))
            .from(situation.reading(COUNTING).source());
    boolean alongSide = sighting.line().steps().stream().anyMatch(LineStep.Spine.class::isInstance);
    String rule = outlook.high() ? HEIGHT : alongSide ? ALONG_SIDE : TERRAIN;
    Finding open =
        Finding.applies(rule, "nothing blocks it", facts.with("high", outlook.high()))
            .from(outlook.heights().source());
    return Optional.of(View.seen(line, length, open));
  }

  private Finding blocked(Situation situation, Unit unit, Hex target) {
    Outlook outlook = outlook(situation, unit);
    List<LineStep> by = sighting(situation, unit, target, outlook).blocked();
    boolean alongSide = by.stream().anyMatch(LineStep.Spine.class::isInstance);
    String rule = outlook.high() ? HEIGHT : alongSide ? ALONG_SIDE : TERRAIN;
    List<String> at =
        by.isEmpty() ? List.of(target.id()) : by.stream().map(Lookout::where).toList();
    return Finding.applies(
            rule,
            "the nearest unit's line of sight is blocked",
            facts(situation, unit, target)
                .with("high", outlook.high())
                .with("blocked at", Data.texts(at)))
        .from(outlook.heights().source());
  }

  private Outlook outlook(Situation situation, Unit unit) {
    return new Outlook(
        map, map.isHighGround(unit.hex().orElseThrow()), situation.reading(Outlook.HEIGHTS));
  }

  private static Sighting sighting(Situation situation, Unit unit, Hex target, Outlook outlook) {
    return Sighting.look(situation.grid(), unit.hex().orElseThrow(), target, outlook);
  }

  private static int distance(Situation situation, Unit unit, Hex target) {
    return situation.grid().distance(unit.hex().orElseThrow(), target);
  }

  private static Data facts(Situation situation, Unit unit, Hex target) {
    return Data.of("observer", unit.id().id())
        .with("at", unit.hex().orElseThrow().id())
        .with("target", target.id())
        .with("hexes", distance(situation, unit, target));
  }

  private static String where(LineStep step) {
    if (step instanceof LineStep.Through through) {
      return through.hex().id();
    }
    if (step instanceof LineStep.Rim rim) {
      return rim.hex().id();
    }
    return step instanceof LineStep.Spine spine
        ? spine.side().a() + "/" + spine.side().b()
        : "off the map";
  }
}
