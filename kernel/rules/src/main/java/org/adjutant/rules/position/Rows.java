package org.adjutant.rules.position;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;

/** Written forms that are lists: short, and the same in effects, snapshots and digests. */
final class Rows {
  private Rows() {}

  static List<Data> of(String... texts) {
    List<Data> row = new ArrayList<>();
    for (String text : texts) {
      row.add(Data.of(text));
    }
    return row;
  }

  static List<Data> atLeast(int size, String what, Data data) {
    List<Data> row = data.items();
    if (row.size() < size) {
      throw new DataException(what + " is written as " + size + " items or more, not as " + data);
    }
    return row;
  }
}
