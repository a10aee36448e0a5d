package org.adjutant.nomansland.setting.sheet;

import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;

/**
 * So many counters of a kind.
 *
 * @param count 1 or more
 */
public record Lot(String kind, int count) {
  public Lot {
    if (kind.isBlank() || count < 1) {
      throw new DataException("a lot is one counter or more of a kind, not " + count + " " + kind);
    }
  }

  static Lot parse(Data data) {
    Form form = new Form(data, "kind", "count");
    return new Lot(form.text("kind"), form.number("count"));
  }
}
