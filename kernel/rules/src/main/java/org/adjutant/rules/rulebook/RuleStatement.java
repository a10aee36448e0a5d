package org.adjutant.rules.rulebook;

import java.util.List;
import java.util.Locale;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;

/**
 * One statement of a rulebook, in our words.
 *
 * @param section the section of the printed rules, {@code 8.3.1}
 * @param says one sentence
 * @param data the charts, tables and counters the statement needs
 * @param interpretations the documented ambiguities it depends on
 * @param absence true if it only says what does not happen, or is an example of other statements,
 *     so that a test alone can prove it
 */
public record RuleStatement(
    RuleId id,
    String section,
    Kind kind,
    String says,
    List<String> data,
    List<RuleId> interpretations,
    boolean absence) {

  static final List<String> FIELDS =
      List.of("id", "section", "kind", "says", "data", "interpretations", "absence");

  /** What a statement is about. */
  public enum Kind {
    /** What a word or symbol means. */
    DEFINITION,
    /** What the box holds. */
    COMPONENT,
    /** What happens in play. */
    MECHANICAL,
    /** How the game is set up. */
    SETUP,
    /** Who wins, and when. */
    VICTORY,
    /** Counsel, without force. */
    ADVICE;

    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** Whether a statement of this kind must be shown to hold by a test. */
    public boolean isToBeProved() {
      return this == MECHANICAL || this == SETUP || this == VICTORY;
    }

    static Kind of(String word) {
      for (Kind kind : values()) {
        if (kind.word().equals(word)) {
          return kind;
        }
      }
      throw new DataException(
          "the kind of a statement is definition, component, mechanical, setup, victory or advice,"
              + " not \""
              + word
              + "\"");
    }
  }

  public RuleStatement {
    data = List.copyOf(data);
    interpretations = List.copyOf(interpretations);
    if (section.isBlank() || says.isBlank()) {
      throw new DataException("a statement needs a section and a sentence");
    }
  }

  /**
   * Reads one statement; {@code data}, {@code interpretations} and {@code absence} may be absent.
   */
  static RuleStatement parse(Data data) {
    return new RuleStatement(
        RuleId.of(data.text("id")),
        data.text("section"),
        Kind.of(data.text("kind")),
        data.text("says"),
        data.find("data").map(Data::textItems).orElse(List.of()),
        data.find("interpretations").map(Data::textItems).orElse(List.of()).stream()
            .map(RuleId::of)
            .toList(),
        data.find("absence").map(Data::flag).orElse(false));
  }
}
