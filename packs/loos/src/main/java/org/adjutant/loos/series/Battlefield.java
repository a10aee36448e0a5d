package org.adjutant.loos.series;

import java.util.List;
import org.adjutant.rules.position.Derived;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;

/**
 * What does not change in the course of a game: the ground, the counter sheet, how far ZOC reach,
 * what entering a hex brings about, and the two sides, first player first.
 */
public final class Battlefield {
  private final Ground ground;
  private final Counters counters;
  private final ZoneRule zones;
  private final Entering entering;
  private final SideId first;
  private final SideId second;
  private final List<SideId> sides;
  private final Derived<Muster> musters;
  private final Derived<Situation> situations;

  public Battlefield(
      Ground ground,
      Counters counters,
      ZoneRule zones,
      Entering entering,
      SideId first,
      SideId second) {
    if (first.equals(second)) {
      throw new IllegalArgumentException("two sides are needed, not " + first + " twice");
    }
    this.ground = ground;
    this.counters = counters;
    this.zones = zones;
    this.entering = entering;
    this.first = first;
    this.second = second;
    this.sides = List.of(first, second);
    this.musters = Derived.byPieces(at -> new Muster(ground, counters, at), Muster::over);
    this.situations = Derived.by(at -> new Situation(this, at, musters.of(at)));
  }

  public Ground ground() {
    return ground;
  }

  public Counters counters() {
    return counters;
  }

  public ZoneRule zones() {
    return zones;
  }

  public Entering entering() {
    return entering;
  }

  public SideId first() {
    return first;
  }

  public SideId second() {
    return second;
  }

  public List<SideId> sides() {
    return sides;
  }

  public SideId enemyOf(SideId side) {
    return side.equals(first) ? second : first;
  }

  /** This battlefield as it stands in a position, or in what a side sees of one. */
  public Situation in(Position position) {
    return situations.of(position);
  }
}
