package org.adjutant.rules.position;

import java.util.List;

/** Where the game stands: the turn (0 or more), the phase, and the sides that may act in it. */
public record Clock(int turn, String phase, List<SideId> active) {
  public static final Clock UNSET = new Clock(0, "", List.of());

  public Clock {
    active = List.copyOf(active);
  }

  public boolean isActive(SideId side) {
    return active.contains(side);
  }
}
