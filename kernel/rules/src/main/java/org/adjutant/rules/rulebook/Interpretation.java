package org.adjutant.rules.rulebook;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;

/**
 * A documented ambiguity of a rulebook and its readings.
 *
 * @param sections the sections of the printed rules that it touches
 * @param readings one sentence each; reading 1 is the first of the list
 * @param always what holds in every reading; may be empty
 * @param byDefault the reading in force unless something else was set, 1 to the number of readings
 * @param why why this one
 */
public record Interpretation(
    RuleId id,
    String question,
    List<String> sections,
    List<String> readings,
    String always,
    int byDefault,
    String why) {

  static final List<String> FIELDS =
      List.of("id", "question", "sections", "readings", "always", "default", "why");

  public Interpretation {
    sections = List.copyOf(sections);
    readings = List.copyOf(readings);
    if (question.isBlank() || why.isBlank()) {
      throw new DataException("an interpretation needs a question, and why its default was chosen");
    }
    if (readings.size() < 2) {
      throw new DataException("an interpretation has two readings or more, or nothing is in doubt");
    }
    require(id, readings, byDefault);
  }

  /** Reads one interpretation; {@code always} may be absent. */
  static Interpretation parse(Data data) {
    return new Interpretation(
        RuleId.of(data.text("id")),
        data.text("question"),
        data.get("sections").textItems(),
        data.get("readings").textItems(),
        data.find("always").map(Data::text).orElse(""),
        data.integer("default"),
        data.text("why"));
  }

  /**
   * The number given, which is one of a reading.
   *
   * @throws DataException naming the readings there are, if it is none of them
   */
  public int require(int reading) {
    return require(id, readings, reading);
  }

  /**
   * The sentence of a reading.
   *
   * @param number 1 to the number of readings
   * @throws DataException naming the readings there are, if it is none of them
   */
  public String reading(int number) {
    return readings.get(require(number) - 1);
  }

  private static int require(RuleId id, List<String> readings, int reading) {
    if (reading < 1 || reading > readings.size()) {
      throw new DataException(
          id + " has the readings 1 to " + readings.size() + ", not " + reading);
    }
    return reading;
  }
}
