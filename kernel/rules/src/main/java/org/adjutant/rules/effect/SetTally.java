package org.adjutant.rules.effect;

import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.Entry;
import org.adjutant.rules.position.Keys;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;

/** A number on a track. */
public record SetTally(String name, int value, Audience audience) implements Effect {
  public SetTally(String name, int value) {
    this(name, value, Audience.ALL);
  }

  @Override
  public void applyTo(Draft draft) {
    draft.put(Keys.tally(name), Entry.secret(Data.of(value), audience));
  }

  @Override
  public Data write() {
    Row row = Row.of("tally").add(name).add(value);
    return (audience.everyone() ? row : row.add(audience.text())).written();
  }

  static SetTally read(Row row) {
    return new SetTally(row.text(), row.number(), row.audience());
  }

  @Override
  public Optional<Effect> seenBy(Viewer viewer, Position before) {
    return Secrecy.ofEntry(this, audience, Keys.tally(name), viewer, before);
  }
}
