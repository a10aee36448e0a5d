package org.adjutant.loos.series;

import java.util.List;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;

/**
 * What does not change in the course of a game: the ground, the counter sheet, how far ZOC reach,
 * what entering a hex brings about, and the two sides, first player first.
 */
public record Battlefield(
    Ground ground,
    Counters counters,
    ZoneRule zones,
    Entering entering,
    SideId first,
    SideId second) {

  public Battlefield {
    if (first.equals(second)) {
      throw new IllegalArgumentException("two sides are needed, not " + first + " twice");
    }
  }

  public List<SideId> sides() {
    return List.of(first, second);
  }

  public SideId enemyOf(SideId side) {
    return side.equals(first) ? second : first;
  }

  /** This battlefield as it stands in a position, or in what a side sees of one. */
  public Situation in(Position position) {
    return new Situation(this, position);
  }
}
