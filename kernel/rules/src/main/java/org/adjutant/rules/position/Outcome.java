package org.adjutant.rules.position;

import java.util.List;
import org.adjutant.rules.data.Data;

/**
 * How a game ended: the winners (none for a draw), the degree in the title's words, and why, with
 * the rule id.
 */
public record Outcome(List<SideId> winners, String degree, String rule, String why) {
  public Outcome {
    winners = List.copyOf(winners);
  }

  /** The outcome as plain data: a list of winners, degree, rule and why. */
  public Data write() {
    List<Data> row = Rows.of(degree, rule, why);
    row.add(0, SideId.write(winners));
    return Data.of(row);
  }

  /**
   * Reads what {@link #write} wrote.
   *
   * @throws org.adjutant.rules.data.DataException if the data are no outcome
   */
  public static Outcome read(Data data) {
    List<Data> row = Rows.atLeast(4, "an outcome", data);
    return new Outcome(
        SideId.read(row.get(0)), row.get(1).text(), row.get(2).text(), row.get(3).text());
  }
}
