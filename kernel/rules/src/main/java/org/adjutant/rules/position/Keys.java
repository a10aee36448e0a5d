package org.adjutant.rules.position;

import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.DataException;

/** The keys under which a position holds its entries. */
public final class Keys {
  static final String ROLLED = "rolled ";
  static final String FEATURE = "feature ";
  static final String READING = "reading ";

  private Keys() {}

  public static String attribute(Subject subject, String key) {
    return "attribute " + subject.text() + " " + key;
  }

  /**
   * @throws DataException if the feature's name has a blank
   */
  public static String feature(Place place, String feature) {
    if (feature.indexOf(' ') >= 0) {
      throw new DataException("a feature is named by one word, not \"" + feature + "\"");
    }
    return FEATURE + place.text() + " " + feature;
  }

  public static String control(Place place) {
    return "control " + place.text();
  }

  public static String tally(String name) {
    return "tally " + name;
  }

  public static String cup(String name) {
    return "cup " + name;
  }

  public static String paper(String name) {
    return "paper " + name;
  }

  public static String reading(String interpretation) {
    return READING + interpretation;
  }

  public static String rolled(String counter) {
    return ROLLED + counter;
  }
}
