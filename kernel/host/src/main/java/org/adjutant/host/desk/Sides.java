package org.adjutant.host.desk;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Title;

/** The sides a file may name: those of the title, the system, and others that own pieces. */
record Sides(List<SideId> known) {
  /** The field that names sides which own pieces and have no seat: {@code ["natives"]}. */
  static final String OTHERS = "others";

  Sides {
    known = List.copyOf(known);
  }

  static Sides of(Title title, Data file) {
    List<SideId> known = new ArrayList<>(title.sides());
    file.find(OTHERS).ifPresent(others -> known.addAll(SideId.read(others)));
    return new Sides(known);
  }

  /**
   * @throws DataException naming the sides there are
   */
  SideId named(String name) {
    if (isSystem(name)) {
      return SideId.SYSTEM;
    }
    return known.stream()
        .filter(side -> side.id().equals(name))
        .findFirst()
        .orElseThrow(
            () -> new DataException("there is no side \"" + name + "\"; there are " + known));
  }

  boolean includes(SideId side) {
    return known.contains(side) || isSystem(side.id());
  }

  private static boolean isSystem(String name) {
    return name.equals(SideId.SYSTEM.id());
  }
}
