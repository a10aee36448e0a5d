package org.adjutant.ledger.record;

import java.util.TreeMap;
import org.adjutant.ledger.chain.Entry;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.spi.DataSet;

/** Data sets in their stored form: one event, which is all of its stream. */
public final class DataSetBook {
  private static final String KEPT = "DataSetKept@1";

  private DataSetBook() {}

  public static Unsealed write(DataSet data) {
    return Unsealed.open(KEPT, new Data.Fields(data.resources()));
  }

  /**
   * @throws org.adjutant.rules.data.DataException if it is damaged
   */
  public static DataSet read(Entry entry) {
    return new DataSet(new TreeMap<>(Json.read(entry.open()).fields()));
  }
}
