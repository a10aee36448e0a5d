package org.adjutant.loos.campaign.trench;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.series.SideTerrain;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.clash.Cover;
import org.adjutant.loos.series.combat.clash.CoverRule;
import org.adjutant.loos.series.combat.clash.Engagement;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.support.Reading;

/**
 * The lines of the combat results table that trenches give (14.3): Trench if all attack across
 * trench hexsides, Secondary Trench if some come from beside, from trench hexes, and neither if any
 * comes from beside out of the open. In a bombardment the Trench line is that of the front line
 * (14.2.h).
 *
 * @param base the lines of other terrain
 */
record TrenchCover(CoverRule base) implements CoverRule {
  private static final String FRONT_LINE = "loos:14.2.h";
  private static final String ACROSS = "loos:14.3.c";
  private static final String FROM_TRENCH = "loos:14.3.d";
  private static final String FROM_OPEN = "loos:14.3.e";
  private static final String BRITISH = "loos:14.3.l";
  private static final String IN_BOMBARDMENT = "loos:8.1.2.c";
  private static final String BREACHED = "loos:17.5.c";

  /** Whether an attack out of the open straight across a trench hexside is one across it. */
  private static final String STRAIGHT = "loos:LI-46";

  /** Whether better terrain of the hex goes before the line that 14.3 names. */
  private static final String BETTER = "loos:LI-47";

  /** Which line a bombardment uses against a trench. */
  private static final String BOMBARDED = "loos:LI-28";

  private static final int BOMBARDED_BY_DEFAULT = 2;
  private static final int TRENCH_FOR_ALL = 1;
  private static final int LIKE_THE_OPEN = 2;
  private static final int ALWAYS_NAMED = 2;

  @Override
  public List<Cover> cover(Situation situation, Engagement engagement) {
    List<Cover> other = base.cover(situation, engagement);
    Hex target = engagement.target();
    boolean german = engagement.against().equals(Store.GERMAN);
    if (engagement.isBombardment()) {
      return bombarded(situation, target, german, other);
    }
    if (!Trenches.isTrenchHex(situation, target)) {
      return other;
    }
    if (!german) {
      return other.stream().map(cover -> cover.by(BRITISH)).toList();
    }
    if (Trenches.isBreached(situation, target)) {
      Source reading = situation.reading(Trenches.BREACHED).source();
      return other.stream().map(cover -> cover.by(BREACHED).from(reading)).toList();
    }
    return attacked(situation, engagement, other);
  }

  private static List<Cover> bombarded(
      Situation situation, Hex target, boolean german, List<Cover> other) {
    Reading reading = situation.reading(BOMBARDED, BOMBARDED_BY_DEFAULT);
    if (FrontLine.isIn(situation, target)) {
      return better(named(situation, target, "trench-cover", FRONT_LINE), other, reading);
    }
    if (!german || !Trenches.isTrenchHex(situation, target)) {
      return other;
    }
    return reading.is(TRENCH_FOR_ALL)
        ? better(named(situation, target, "trench-cover", IN_BOMBARDMENT), other, reading)
        : other.stream().map(cover -> cover.from(reading.source())).toList();
  }

  private static List<Cover> attacked(
      Situation situation, Engagement engagement, List<Cover> other) {
    Hex target = engagement.target();
    Reading straight = situation.reading(STRAIGHT);
    boolean beside = false;
    for (Unit unit : engagement.attackers(situation)) {
      Hex from = unit.hex().orElseThrow();
      boolean trench = Trenches.isTrenchHex(situation, from);
      boolean across =
          Trenches.faces(situation, target, from) && (trench || !straight.is(LIKE_THE_OPEN));
      if (!across && !trench) {
        return other.stream().map(c -> c.by(FROM_OPEN).from(straight.source())).toList();
      }
      beside |= !across;
    }
    Cover named =
        beside
            ? named(situation, target, "secondary-trench-cover", FROM_TRENCH)
            : named(situation, target, "trench-cover", ACROSS);
    Cover cover = named.from(straight.source());
    Reading reading = situation.reading(BETTER);
    return reading.is(ALWAYS_NAMED)
        ? List.of(cover.from(reading.source()))
        : better(cover, other, reading);
  }

  /** The line named, and those of other terrain, of which the best for the defender is used. */
  private static List<Cover> better(Cover named, List<Cover> other, Reading reading) {
    List<Cover> all = new ArrayList<>();
    all.add(named.from(reading.source()));
    other.stream().filter(cover -> !cover.line().equals(named.line())).forEach(all::add);
    return all;
  }

  private static Cover named(Situation situation, Hex target, String row, String rule) {
    SideTerrain terrain = situation.ground().key().side(row);
    Source source =
        new Source("terrain", target + " " + terrain.name(), terrain.line(), terrain.provenance());
    return new Cover(terrain.line(), rule, source);
  }
}
