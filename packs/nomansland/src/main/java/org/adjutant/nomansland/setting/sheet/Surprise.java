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
 * @param beside a value printed beside a row that holds; by the second reading of NI-064 the die is
 *     rolled with it and the row does not hold
 */
public record Surprise(
    Optional<Integer> value,
    Optional<String> row,
    Optional<Integer> beside,
    Provenance provenance,
    RuleId rule) {
  /** Which of two that are printed governs, the row or the value. */
  public static final String BOTH_PRINTED = "nomansland:NI-064";

  /** The reading by which the value does. */
  public static final int ROLL_ONLY = 2;

  public Surprise {
    if (value.isEmpty() && row.isEmpty()) {
      throw new DataException("a Surprise is rolled with a value, or the row is fixed");
    }
    if (beside.isPresent() && value.isPresent()) {
      throw new DataException("a value beside the row is none that is rolled with in any case");
    }
  }

  static Surprise parse(Data data) {
    Form form = new Form(data, "value", "row", "beside", "provenance", "why", "rule");
    return new Surprise(
        form.one("value", Data::integer),
        form.one("row", Data::text),
        form.one("beside", Data::integer),
        Provenance.parse(data, Provenance.PRINTED),
        form.rule());
  }

  /** Whether the Surprise Table is rolled on in any case. */
  public boolean rolled() {
    return value.isPresent();
  }

  /**
   * Whether it is rolled on.
   *
   * @param bothPrinted the reading of NI-064 in force
   */
  public boolean rolled(int bothPrinted) {
    return rolled() || beside.isPresent() && bothPrinted == ROLL_ONLY;
  }

  /** What is added to the die if it is rolled. */
  public int added() {
    return value.or(() -> beside).orElse(0);
  }
}
