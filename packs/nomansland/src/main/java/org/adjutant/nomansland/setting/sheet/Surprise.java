package org.adjutant.nomansland.setting.sheet;

import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.rulebook.Provenance;
import org.adjutant.rules.rulebook.RuleId;

/**
 * How the Set-up Row comes about (1.6).
 *
 * @param value what is added to the die; absent if none is rolled
 * @param row the row in front of which nobody stands, if it is fixed. With a value too the roll
 *     places the gas alone (NI-064)
 */
public record Surprise(
    Optional<Integer> value, Optional<String> row, Provenance provenance, RuleId rule) {
  public Surprise {
    if (value.isEmpty() && row.isEmpty()) {
      throw new DataException("a Surprise is rolled with a value, or the row is fixed");
    }
  }

  static Surprise parse(Data data) {
    Form form = new Form(data, "value", "row", "provenance", "why", "rule");
    return new Surprise(
        form.one("value", Data::integer),
        form.one("row", Data::text),
        Provenance.parse(data, Provenance.PRINTED),
        form.rule());
  }

  /** Whether the Surprise Table is rolled on. */
  public boolean rolled() {
    return value.isPresent();
  }
}
