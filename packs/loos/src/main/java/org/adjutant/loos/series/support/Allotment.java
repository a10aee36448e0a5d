package org.adjutant.loos.series.support;

import org.adjutant.rules.position.SideId;

/** How many markers a side receives in a turn: a count, never a sum of points (3.0, 7.1). */
@FunctionalInterface
public interface Allotment {
  /** 0 or more; no combat changes it (7.2.f). */
  int markers(int turn, SideId side);
}
