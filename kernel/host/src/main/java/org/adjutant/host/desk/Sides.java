package org.adjutant.host.desk;

import org.adjutant.rules.data.DataException;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Title;

/** The sides of a title, by name. */
final class Sides {
  private Sides() {}

  /**
   * @throws DataException naming the sides there are
   */
  static SideId of(Title title, String name) {
    if (name.equals(SideId.SYSTEM.id())) {
      return SideId.SYSTEM;
    }
    return title.sides().stream()
        .filter(side -> side.id().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new DataException("there is no side \"" + name + "\"; there are " + title.sides()));
  }
}
