package org.adjutant.rules.rulebook;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
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
 * @param documentedOnly readings that the pack tells of and cannot play, by number, each with the
 *     reason; never the default
 */
public record Interpretation(
    RuleId id,
    String question,
    List<String> sections,
    List<String> readings,
    String always,
    int byDefault,
    String why,
    SortedMap<Integer, String> documentedOnly) {

  static final List<String> FIELDS =
      List.of(
          "id", "question", "sections", "readings", "documentedOnly", "always", "default", "why");

  public Interpretation {
    sections = List.copyOf(sections);
    readings = List.copyOf(readings);
    if (question.isBlank() || why.isBlank()) {
      throw new DataException("an interpretation needs a question, and why its default was chosen");
    }
    if (readings.size() < 2) {
      throw new DataException("an interpretation has two readings or more, or nothing is in doubt");
    }
    documentedOnly = Collections.unmodifiableSortedMap(new TreeMap<>(documentedOnly));
    for (Map.Entry<Integer, String> each : documentedOnly.entrySet()) {
      inRange(id, readings, each.getKey());
      if (each.getValue().isBlank()) {
        throw new DataException(
            "say why reading " + each.getKey() + " of " + id + " is not played");
      }
    }
    require(id, readings, documentedOnly, byDefault);
  }

  /** An interpretation whose readings can all be played. */
  public Interpretation(
      RuleId id,
      String question,
      List<String> sections,
      List<String> readings,
      String always,
      int byDefault,
      String why) {
    this(id, question, sections, readings, always, byDefault, why, new TreeMap<>());
  }

  /** Reads one interpretation; {@code always} and {@code documentedOnly} may be absent. */
  static Interpretation parse(Data data) {
    return new Interpretation(
        RuleId.of(data.text("id")),
        data.text("question"),
        data.get("sections").textItems(),
        data.get("readings").textItems(),
        data.find("always").map(Data::text).orElse(""),
        data.integer("default"),
        data.text("why"),
        notPlayed(data.find("documentedOnly").orElse(Data.EMPTY)));
  }

  private static SortedMap<Integer, String> notPlayed(Data data) {
    SortedMap<Integer, String> reasons = new TreeMap<>();
    data.fields()
        .forEach(
            (number, why) -> {
              if (!number.matches("[1-9][0-9]?")) {
                throw new DataException(
                    "documentedOnly has reasons by the number of a reading, not by " + number);
              }
              reasons.put(Integer.valueOf(number), why.text());
            });
    return reasons;
  }

  /**
   * The number given, which is that of a reading that can be played.
   *
   * @throws DataException naming the readings there are, if it is none of them, or why it is not
   *     played
   */
  public int require(int reading) {
    return require(id, readings, documentedOnly, reading);
  }

  /** The numbers of the readings that can be played, ascending. */
  public List<Integer> playable() {
    return IntStream.rangeClosed(1, readings.size())
        .boxed()
        .filter(number -> !documentedOnly.containsKey(number))
        .toList();
  }

  /**
   * The sentence of a reading.
   *
   * @param number 1 to the number of readings
   * @throws DataException naming the readings there are, if it is none of them
   */
  public String reading(int number) {
    return readings.get(inRange(id, readings, number) - 1);
  }

  private static int require(
      RuleId id, List<String> readings, SortedMap<Integer, String> notPlayed, int reading) {
    if (notPlayed.containsKey(inRange(id, readings, reading))) {
      throw new DataException(
          "reading "
              + reading
              + " of "
              + id
              + " is documented only, it cannot be played: "
              + notPlayed.get(reading));
    }
    return reading;
  }

  private static int inRange(RuleId id, List<String> readings, int reading) {
    if (reading < 1 || reading > readings.size()) {
      throw new DataException(
          id + " has the readings 1 to " + readings.size() + ", not " + reading);
    }
    return reading;
  }
}
