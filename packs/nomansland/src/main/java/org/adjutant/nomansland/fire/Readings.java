package org.adjutant.nomansland.fire;

import org.adjutant.rules.position.Position;

/** Where the readings in force are asked for: a desk, a stage at work, or a position alone. */
@FunctionalInterface
public interface Readings {
  /** The reading in force of an interpretation, from 1. */
  int of(String interpretation);

  /** Those a position has set; the others have their first reading, the default of all sights. */
  static Readings in(Position position) {
    return interpretation -> position.reading(interpretation).orElse(1);
  }
}
