package org.adjutant.ledger;

import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Title;

/** Where titles come from; the ledger knows no pack by name. */
public interface Titles {
  /**
   * The data set that a new game of a pack is opened with. @throws RuntimeException naming the
   * packs there are
   */
  DataSet data(String pack);

  /** The version of a pack. @throws RuntimeException if it is not there */
  String version(String pack);

  /**
   * The rules of a scenario on a data set. @throws RuntimeException if the pack is not there or the
   * data do not fit
   */
  Title open(String pack, String scenario, DataSet data);

  /**
   * Whether a pack is there. Games of one that is not can be shown, explained and verified all the
   * same.
   */
  default boolean has(String pack) {
    return true;
  }
}
