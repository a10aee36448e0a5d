package org.adjutant.rules.effect;

import java.util.Optional;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.Entry;
import org.adjutant.rules.position.Keys;
import org.adjutant.rules.position.SideId;

/** A side takes control of a place, or nobody has it (empty). */
public record SetControl(Place place, Optional<SideId> side) implements Effect {
  @Override
  public void applyTo(Draft draft) {
    side.ifPresentOrElse(
        s -> draft.put(Keys.control(place), Entry.open(Data.of(s.id()))),
        () -> draft.clear(Keys.control(place)));
  }

  @Override
  public Data write() {
    Row row = Row.of("control").add(place.text());
    return side.map(s -> row.add(s.id())).orElse(row).written();
  }

  static SetControl read(Row row) {
    return new SetControl(row.place(), row.more() ? Optional.of(row.side()) : Optional.empty());
  }
}
