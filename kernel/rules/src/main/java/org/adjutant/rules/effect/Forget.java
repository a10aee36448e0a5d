package org.adjutant.rules.effect;

import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Draft;

/**
 * What a viewer could see under a key of the position's entries he sees no longer. It stands in
 * views only, for effects that set a value for others.
 */
public record Forget(String key) implements Effect {
  @Override
  public void applyTo(Draft draft) {
    draft.clear(key);
  }

  @Override
  public Data write() {
    return Row.of("forget").add(key).written();
  }

  static Forget read(Row row) {
    return new Forget(row.text());
  }
}
