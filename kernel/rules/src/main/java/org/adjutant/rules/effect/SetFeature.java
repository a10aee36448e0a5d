package org.adjutant.rules.effect;

import java.util.Optional;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.Entry;
import org.adjutant.rules.position.Keys;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;

/**
 * A feature of the board changes in play: a gap is cut in wire, a bridge falls. Empty: the board is
 * as printed again.
 */
public record SetFeature(Place place, String feature, Optional<Data> value, Audience audience)
    implements Effect {
  public static SetFeature open(Place place, String feature, Data value) {
    return new SetFeature(place, feature, Optional.of(value), Audience.ALL);
  }

  @Override
  public void applyTo(Draft draft) {
    value.ifPresentOrElse(
        v -> draft.put(Keys.feature(place, feature), Entry.secret(v, audience)),
        () -> draft.clear(Keys.feature(place, feature)));
  }

  @Override
  public Data write() {
    return Values.write(Row.of("feature").add(place.text()).add(feature), value, audience);
  }

  static SetFeature read(Row row) {
    Place place = row.place();
    String feature = row.text();
    Optional<Data> value = Values.read(row);
    return new SetFeature(place, feature, value, row.audience());
  }

  @Override
  public Optional<Effect> seenBy(Viewer viewer, Position before) {
    String entry = Keys.feature(place, feature);
    return value.isEmpty()
        ? Secrecy.ofClearing(this, entry, viewer, before)
        : Secrecy.ofEntry(this, audience, entry, viewer, before);
  }
}
