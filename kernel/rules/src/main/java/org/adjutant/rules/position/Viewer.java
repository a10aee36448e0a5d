package org.adjutant.rules.position;

import java.util.Optional;

/**
 * Who looks at a position: a side, the umpire, who sees everything, or the public, who sees what
 * everyone sees.
 */
public record Viewer(String id) {
  public static final Viewer UMPIRE = new Viewer("umpire");
  public static final Viewer PUBLIC = new Viewer("public");

  public static Viewer of(SideId side) {
    return new Viewer(side.id());
  }

  public boolean isUmpire() {
    return id.equals("umpire");
  }

  /** The side that looks; empty for the umpire and the public. */
  public Optional<SideId> side() {
    return isUmpire() || id.equals("public") ? Optional.empty() : Optional.of(new SideId(id));
  }
}
