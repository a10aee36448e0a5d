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
 * A roll was made: the next of the same turn, phase, purpose and subject has another key.
 *
 * @param counter the key of the roll without its occurrence
 * @param made how many rolls of this counter were made, this one included
 */
public record CountRoll(String counter, int made, Audience audience) implements Effect {
  @Override
  public void applyTo(Draft draft) {
    draft.put(Keys.rolled(counter), Entry.secret(Data.of(made), audience));
  }

  @Override
  public Data write() {
    Row row = Row.of("count").add(counter).add(made);
    return (audience.everyone() ? row : row.add(audience.text())).written();
  }

  static CountRoll read(Row row) {
    return new CountRoll(row.text(), row.number(), row.audience());
  }

  @Override
  public Optional<Effect> seenBy(Viewer viewer, Position before) {
    return Secrecy.ofEntry(this, audience, Keys.rolled(counter), viewer, before);
  }
}
