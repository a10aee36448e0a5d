package org.adjutant.kit;

import org.adjutant.host.data.PackData;
import org.adjutant.host.json.JsonReader;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.spi.Pack;
import org.adjutant.rules.spi.Title;

/** Opens titles for tests, and reads JSON that stands in a test. */
public final class Titles {
  private Titles() {}

  /**
   * A scenario of a pack with the pack's own data.
   *
   * @throws org.adjutant.rules.data.DataException if the data or the scenario's name are wrong
   */
  public static Title of(Pack pack, String scenario) {
    return pack.open(scenario, PackData.of(pack));
  }

  /**
   * A data tree from JSON in which single quotation marks may stand for double ones.
   *
   * @throws org.adjutant.rules.data.DataException saying where it is no JSON
   */
  public static Data json(String text) {
    return JsonReader.read("test", text.replace('\'', '"'));
  }
}
