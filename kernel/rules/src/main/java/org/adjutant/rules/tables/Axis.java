package org.adjutant.rules.tables;

import java.util.List;

/** The labels along one side of a table, and how one of them is found. */
public sealed interface Axis permits Bands, Words, Ratios {
  /** What {@code find} gives for a value before the first label. */
  int BEFORE = -1;

  /** As printed, in order. */
  List<String> labels();

  default int size() {
    return labels().size();
  }
}
