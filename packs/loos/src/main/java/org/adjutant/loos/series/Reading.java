package org.adjutant.loos.series;

import org.adjutant.rules.position.Position;
import org.adjutant.rules.rulebook.Provenance;
import org.adjutant.rules.ruling.Source;

/**
 * The reading of an interpretation that is in force in a position, for rules that are handed no
 * more than a {@link Situation}.
 *
 * @param number from 1
 */
public record Reading(String interpretation, int number) {
  /** The first reading, if the position says nothing. */
  public static Reading in(Position position, String interpretation) {
    return in(position, interpretation, 1);
  }

  /**
   * The reading in force.
   *
   * @param byDefault the default that the interpretation documents
   */
  public static Reading in(Position position, String interpretation, int byDefault) {
    return new Reading(interpretation, position.reading(interpretation).orElse(byDefault));
  }

  public boolean is(int wanted) {
    return number == wanted;
  }

  /** For the finding that depends on it. */
  public Source source() {
    return new Source("interpretation", interpretation, "reading " + number, Provenance.PRINTED);
  }
}
