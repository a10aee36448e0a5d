package org.adjutant.rules.board.hex;

import org.adjutant.rules.data.DataException;

/** An edge of the map, as the page lies. */
public enum Edge {
  LEFT,
  RIGHT,
  TOP,
  BOTTOM;

  static Edge parse(String text) {
    for (Edge edge : values()) {
      if (edge.toString().equals(text)) {
        return edge;
      }
    }
    throw new DataException("\"" + text + "\" is no edge: write left, right, top or bottom");
  }

  @Override
  public String toString() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }
}
