package org.adjutant.rules.effect;

import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.Entry;
import org.adjutant.rules.position.Keys;

/** From now on this reading of an interpretation is in force; readings count from 1. */
public record SetReading(String interpretation, int reading) implements Effect {
  @Override
  public void applyTo(Draft draft) {
    draft.put(Keys.reading(interpretation), Entry.open(Data.of(reading)));
  }

  @Override
  public Data write() {
    return Row.of("reading").add(interpretation).add(reading).written();
  }

  static SetReading read(Row row) {
    return new SetReading(row.text(), row.number());
  }
}
