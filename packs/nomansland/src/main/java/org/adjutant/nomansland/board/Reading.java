package org.adjutant.nomansland.board;

import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Desk;

/** The reading of an interpretation that is in force where a side decides. */
public record Reading(String interpretation, int number, boolean set) {
  /** The one in force at a desk. */
  public static Reading of(Desk desk, String interpretation) {
    boolean set = desk.view().reading(interpretation).isPresent();
    return new Reading(interpretation, desk.reading(interpretation), set);
  }

  public boolean is(int reading) {
    return number == reading;
  }

  /** What a finding says of it. */
  public Source source() {
    return Source.reading(interpretation, number, set);
  }
}
