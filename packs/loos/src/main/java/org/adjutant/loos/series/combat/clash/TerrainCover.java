package org.adjutant.loos.series.combat.clash;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.adjutant.loos.series.Crossing;
import org.adjutant.loos.series.HexTerrain;
import org.adjutant.loos.series.SideTerrain;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.ruling.Source;

/**
 * The series rule (8.2.2): the terrain of the defender's hex, and in ground combat that of the
 * hexsides attacked across. A river or ditch counts only if every attacker crosses one, and then as
 * a bridge if one of them comes over a bridge. What lies in the attackers' hexes counts for
 * nothing.
 */
public final class TerrainCover implements CoverRule {
  static final String DEFENDER_ONLY = "loos:8.2.2.a";
  static final String ALL_ACROSS = "loos:8.2.2.b";
  static final String BRIDGED = "loos:8.2.2.c";
  static final String HEX_ALONE = "loos:8.1.2.c";

  @Override
  public List<Cover> cover(Situation situation, Engagement engagement) {
    List<Cover> found = new ArrayList<>(2);
    String rule = engagement.isBombardment() ? HEX_ALONE : DEFENDER_ONLY;
    for (HexTerrain terrain : situation.ground().at(engagement.target()).lines()) {
      found.add(hex(terrain, rule, engagement));
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
