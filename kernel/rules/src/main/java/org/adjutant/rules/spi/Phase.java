package org.adjutant.rules.spi;

import java.util.Optional;

/**
 * A phase as data.
 *
 * @param automatic true if no seat acts in it: it ends when its entry stage is done
 * @param entry the stage that runs when it begins
 */
public record Phase(
    String id, String name, String rule, boolean automatic, Optional<String> entry) {
  public static Phase played(String id, String name, String rule) {
    return new Phase(id, name, rule, false, Optional.empty());
  }

  public static Phase automatic(String id, String name, String rule, String entry) {
    return new Phase(id, name, rule, true, Optional.of(entry));
  }

  /** The same phase with a stage that runs when it begins. */
  public Phase entering(String stage) {
    return new Phase(id, name, rule, automatic, Optional.of(stage));
  }
}
