package org.adjutant.rules.rulebook;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;

/**
 * A documented ambiguity of a rulebook.
 *
 * @param readings in order; reading 1 is the first
 * @param defaultReading the one in force unless a scenario or a ruling sets another, from 1
 */
public record Interpretation(
    RuleId id, String question, List<String> sections, List<String> readings, int defaultReading, String why) {
  public Interpretation {
    sections = List.copyOf(sections);
    readings = List.copyOf(readings);
    if (readings.size() < 2) {
      throw new DataException(id + " needs two readings or more");
    }
    if (defaultReading < 1 || defaultReading > readings.size()) {
      throw new DataException(id + ": the default is 1 to " + readings.size() + ", not " + defaultReading);
    }
  }

  /** The text of a reading. @throws DataException if there is no such reading */
  public String reading(int number) {
    if (number < 1 || number > readings.size()) {
      throw new DataException(id + " has readings 1 to " + readings.size() + ", not " + number);
    }
    return readings.get(number - 1);
  }

  static Interpretation parse(Data data) {
    return new Interpretation(
        RuleId.of(data.text("id")), data.text("question"), data.get("sections").textItems(),
        data.get("readings").textItems(), data.integer("default"), data.text("why"));
  }
}
