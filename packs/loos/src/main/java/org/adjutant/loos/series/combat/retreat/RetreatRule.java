package org.adjutant.loos.series.combat.retreat;

import java.util.List;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Finding;

/** What a title may rule otherwise about retreats (8.3). */
public interface RetreatRule {
  /** Friends may be displaced, and nothing but 8.3 bars the way or ends it early. */
  RetreatRule SERIES = new RetreatRule() {};

  /** Whether a retreating unit may push friends out of its last hex (8.3.1). */
  default boolean displaces(Situation situation) {
    return true;
  }

  /**
   * Whether a unit that its friends keep from a complete retreat stands and loses a step, instead
   * of stopping short of it. It then has resisted: nobody follows.
   */
  default boolean standsBeforeFriends(Situation situation) {
    return false;
  }

  /** Says that a unit with friends in the way is reduced where it is. */
  default Finding reducedByFriends(Situation situation, Unit unit) {
    return Finding.applies(
        "loos:8.3.1.c", "with friends in the way it is reduced", Data.of("unit", unit.id().id()));
  }

  /** Why the unit may not enter the hex, beyond what 8.3 says of it. */
  default List<Toll.Bar> bars(Situation situation, Unit unit, Hex to) {
    return List.of();
  }

  /**
   * Whether the unit may end in the hex of a friend if there is no vacant one to end in; it comes
   * to lie underneath.
   */
  default boolean joins(Situation situation, Unit unit, Hex hex) {
    return false;
  }

  /** Whether a bombarded unit should get away from the closest enemy, if it can (8.1.5). */
  default boolean getsAwayFromFire(Situation situation) {
    return true;
  }

  /** Whether a retreat is over on entering the hex, however far it was to go. */
  default boolean endsIn(Situation situation, Unit unit, Hex hex) {
    return false;
  }

  /** Whether a retreat that {@link #endsIn} cuts short costs a step all the same. */
  default boolean endingEarlyCosts(Situation situation) {
    return false;
  }

  /** What the trail says of a way that is taken. */
  default List<Finding> remarks(Situation situation, Unit unit, Way way) {
    return List.of();
  }
}
