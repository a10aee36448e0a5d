package org.adjutant.rules.effect;

import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.Entry;
import org.adjutant.rules.position.Keys;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;

/**
 * A side's secret is written down: a fire plan, a face-down marker, a count. Others know only that
 * it is there.
 */
public record SealPaper(String name, Data content, Audience audience) implements Effect {
  @Override
  public void applyTo(Draft draft) {
    draft.put(Keys.paper(name), Entry.secret(content, audience, Data.EMPTY));
  }

  @Override
  public Data write() {
    return Row.of("seal").add(name).add(content).add(audience.text()).written();
  }

  static SealPaper read(Row row) {
    return new SealPaper(row.text(), row.data(), row.audience());
  }

  @Override
  public Optional<Effect> seenBy(Viewer viewer, Position before) {
    return Optional.of(
        audience.includes(viewer) ? this : new SealPaper(name, Data.EMPTY, Audience.ALL));
  }
}
