package org.adjutant.rules.position;

import org.adjutant.rules.board.Place;

/** The keys under which a position holds its entries. */
public final class Keys {
  static final String ROLLED = "rolled ";

  private Keys() {}

  public static String attribute(Subject subject, String key) {
    return "attribute " + subject.text() + " " + key;
  }

  public static String feature(Place place, String feature) {
    return "feature " + place.text() + " " + feature;
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
    return "reading " + interpretation;
  }

  public static String rolled(String counter) {
    return ROLLED + counter;
  }
}
