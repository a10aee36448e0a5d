package org.adjutant.rules.rulebook;

import java.util.Locale;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;

/**
 * Where a datum comes from, and for one that is not printed the reasoning.
 *
 * @param why may be empty for what is printed only
 */
public record Provenance(Grade grade, String why) {
  public static final Provenance PRINTED = new Provenance(Grade.PRINTED, "");

  /** How a datum was come by. */
  public enum Grade {
    /** A source of the game states it. */
    PRINTED,
    /** Printed facts force it. */
    DERIVED,
    /** Ours, by the reasoning given. */
    RECONSTRUCTED;

    private final String word = name().toLowerCase(Locale.ROOT);

    public String word() {
      return word;
    }

    /**
     * @throws DataException if the word is none of printed, derived, reconstructed
     */
    public static Grade of(String word) {
      for (Grade grade : values()) {
        if (grade.word().equals(word)) {
          return grade;
        }
      }
      throw new DataException(
          "a provenance is printed, derived or reconstructed, not \"" + word + "\"");
    }
  }

  public Provenance {
    if (grade != Grade.PRINTED && why.isBlank()) {
      throw new DataException(
          "what is " + grade.word() + " needs its reasoning: write it under \"why\"");
    }
  }

  /**
   * Reads {@code "provenance": "derived", "why": "..."} beside other fields of an object.
   *
   * @throws DataException if the word is missing or unknown, or the reasoning is missing
   */
  public static Provenance parse(Data beside) {
    if (!beside.has("provenance")) {
      throw new DataException("\"provenance\" is missing: write printed, derived or reconstructed");
    }
    return new Provenance(
        Grade.of(beside.text("provenance")), beside.find("why").map(Data::text).orElse(""));
  }

  /** As {@link #parse}, or what applies to the whole where the object says nothing of its own. */
  public static Provenance parse(Data beside, Provenance whole) {
    return beside.has("provenance") ? parse(beside) : whole;
  }

  public boolean isPrinted() {
    return grade == Grade.PRINTED;
  }
}
