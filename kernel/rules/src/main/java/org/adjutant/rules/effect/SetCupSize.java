package org.adjutant.rules.effect;

import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.Entry;
import org.adjutant.rules.position.Keys;

/** How many are in a cup or deck, for those who may not look into it. */
public record SetCupSize(String name, int size) implements Effect {
  @Override
  public void applyTo(Draft draft) {
    draft.put(Keys.cup(name), Entry.open(Data.of(size)));
  }

  @Override
  public Data write() {
    return Row.of("cup").add(name).add(size).written();
  }
}
