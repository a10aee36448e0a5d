package org.adjutant.loos.series.movement;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.Zones;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;

/** What permits a legal move, for the trail. */
final class Remarks {
  private static final String ANY_DIRECTION = "loos:5.1.a";
  private static final String THROUGH_FRIENDS = "loos:5.3.b";
  private static final String SAME_RULES = "loos:5.5.a";
  private static final String OUT_OF_ZONE = "loos:6.1.d";

  private Remarks() {}

  static void add(Walk walk, MovementRules rules, Findings findings) {
    StepRule steps = rules.steps();
    findings.permits(ANY_DIRECTION, "it goes in any directions within its allowance");
    Situation situation = walk.situation();
    rules.allowance().remarks(situation, walk.unit()).forEach(findings::add);
    if (situation.position().clock().phase().equals(PhaseNames.MOBILE_MOVEMENT)) {
      findings.permits(SAME_RULES, "the rules of the movement phase hold in this phase");
    }
    Stride first = walk.strides().get(0);
    if (first.fromZone() && !first.toZone()) {
      findings.permits(OUT_OF_ZONE, "it leaves the enemy ZOC at ordinary cost");
    }
    for (Stride stride : walk.strides()) {
      Hex to = stride.crossing().to();
      if (!stride.last() && situation.holds(walk.unit().side(), to)) {
        findings.permits(THROUGH_FRIENDS, "it passes through friends at no extra cost");
        break;
      }
    }
    for (Stride stride : walk.strides()) {
      steps.remarks(situation, walk.unit(), stride.crossing()).forEach(findings::add);
      if (stride.toZone()) {
        findings.add(zone(walk, stride.crossing().to()));
      }
    }
  }

  private static Finding zone(Walk walk, Hex hex) {
    Situation situation = walk.situation();
    Zones zones = situation.zones(situation.field().enemyOf(walk.unit().side()));
    List<String> units = new ArrayList<>();
    for (Unit unit : zones.over(hex)) {
      units.add(unit.id().id());
    }
    return Finding.applies(
        Zones.RULES.get(0),
        "the hex is in an enemy ZOC",
        Data.of("hex", hex.id())
            .with("of", Data.texts(units))
            .with("see", Data.texts(Zones.RULES)));
  }
}
