package org.adjutant.loos.series.combat.clash;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.adjutant.loos.series.Crossing;
import org.adjutant.loos.series.HexTerrain;
import org.adjutant.loos.series.SideTerrain;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.support.Reading;

/**
 * The series rule (8.2.2): the terrain of the defender's hex, and in ground combat that of the
 * hexsides attacked across. A river or ditch counts only if every attacker crosses one, and then as
 * a bridge if one of them comes over a bridge. What lies in the attackers' hexes counts for
 * nothing.
 */
public final class TerrainCover implements CoverRule {
  private static final String TOWN = "town";
  private static final String TOWNS = "loos:LI-04";
  private static final int LIKE_A_CITY = 2;
  private static final int NO_COVER = 3;

  static final String DEFENDER_ONLY = "loos:8.2.2.a";
  static final String ALL_ACROSS = "loos:8.2.2.b";
  static final String BRIDGED = "loos:8.2.2.c";
  static final String HEX_ALONE = "loos:8.1.2.c";

  @Override
  public List<Cover> cover(Situation situation, Engagement engagement) {
    List<Cover> found = new ArrayList<>(2);
    String rule = engagement.isBombardment() ? HEX_ALONE : DEFENDER_ONLY;
    for (HexTerrain terrain : situation.ground().at(engagement.target()).lines()) {
      Cover cover = hex(terrain, rule, engagement);
      if (terrain.type().equals(TOWN)) {
        town(situation, cover).ifPresent(found::add);
      } else {
        found.add(cover);
      }
    }
    found.addAll(hexsides(situation, engagement));
    if (found.isEmpty()) {
      found.add(hex(situation.ground().key().clear(), rule, engagement));
    }
    return found;
  }

  private static List<Cover> hexsides(Situation situation, Engagement engagement) {
    List<Crossing> crossed = crossed(situation, engagement);
    boolean across = !crossed.isEmpty();
    boolean bridged = false;
    for (Crossing crossing : crossed) {
      across &= crossing.hasRiver();
      bridged |= crossing.hasRiver() && crossing.bridged();
    }
    List<Cover> found = new ArrayList<>(2);
    for (Crossing crossing : crossed) {
      for (SideTerrain side : crossing.sides()) {
        if (!side.river()) {
          add(found, side, crossing, SideTerrain::line, DEFENDER_ONLY);
        } else if (across && bridged) {
          add(found, side, crossing, SideTerrain::bridgedLine, BRIDGED);
        } else if (across) {
          add(found, side, crossing, SideTerrain::line, ALL_ACROSS);
        }
      }
    }
    return found;
  }

  private static List<Crossing> crossed(Situation situation, Engagement engagement) {
    List<Crossing> crossed = new ArrayList<>();
    for (Unit unit : engagement.attackers(situation)) {
      crossed.add(situation.ground().crossing(unit.hex().orElseThrow(), engagement.target()));
    }
    return crossed;
  }

  /** The line of towns is not printed: one of their own, that of cities, or none (LI-04). */
  private static Optional<Cover> town(Situation situation, Cover own) {
    Reading reading = situation.reading(TOWNS);
    return switch (reading.number()) {
      case LIKE_A_CITY ->
          Optional.of(new Cover("city", own.rule(), own.sources()).from(reading.source()));
      case NO_COVER -> Optional.empty();
      default -> Optional.of(own.from(reading.source()));
    };
  }

  private static Cover hex(HexTerrain terrain, String rule, Engagement engagement) {
    String where = engagement.target() + " " + terrain.name();
    Source source = new Source("terrain", where, terrain.line(), terrain.provenance());
    return new Cover(terrain.line(), rule, source);
  }

  private static void add(
      List<Cover> found,
      SideTerrain side,
      Crossing crossing,
      Function<SideTerrain, String> lineOf,
      String rule) {
    String line = lineOf.apply(side);
    if (line.isEmpty()) {
      return;
    }
    for (Cover cover : found) {
      if (cover.line().equals(line)) {
        return;
      }
    }
    String where = crossing.from() + "/" + crossing.to() + " " + side.name();
    found.add(new Cover(line, rule, new Source("terrain", where, line, side.provenance())));
  }
}
