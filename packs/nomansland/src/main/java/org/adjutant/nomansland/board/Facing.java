package org.adjutant.nomansland.board;

import java.util.List;
import org.adjutant.rules.spi.Shape.Field;

/** The six directions in which counters face, as the map is printed: 1 is north, then clockwise. */
public final class Facing {
  /** What they are called, the first for 1. */
  public static final List<String> POINTS = List.of("N", "NE", "SE", "S", "SW", "NW");

  private Facing() {}

  /** A field that takes a number from 1 to 6 or its name. */
  public static Field field(String name, String about) {
    return Field.numbered(name, POINTS, about);
  }
}
