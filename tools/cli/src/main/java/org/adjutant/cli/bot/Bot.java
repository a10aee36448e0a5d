package org.adjutant.cli.bot;

import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.spi.Title;

/**
 * Decides for a side. It may remember what it decided before; two bots of a name that were asked
 * the same decide the same.
 */
@FunctionalInterface
public interface Bot {
  /**
   * One of the inputs that are offered.
   *
   * @throws IllegalStateException if nothing is
   */
  Input choose(Title title, Position position, SideId side);
}
