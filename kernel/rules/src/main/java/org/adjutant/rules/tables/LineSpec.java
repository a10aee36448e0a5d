package org.adjutant.rules.tables;

import org.adjutant.rules.rulebook.Provenance;

/**
 * A line as it is written, before the cells are known.
 *
 * @param offset how many result columns it leaves out on the left
 */
record LineSpec(String id, String title, Axis axis, int offset, Provenance provenance) {
  /** The number of result columns up to the end of the line. */
  int end() {
    return offset + axis.size();
  }
}
