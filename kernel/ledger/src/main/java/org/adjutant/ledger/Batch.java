package org.adjutant.ledger;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.ledger.record.EventBook;
import org.adjutant.ledger.record.RulingBook;
import org.adjutant.ledger.record.Unsealed;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Ruling;
import org.adjutant.rules.spi.Title;

/** A permitted ruling as the rows to append: its events, and the ruling that closes them. */
final class Batch {
  private Batch() {}

  /**
   * @param head the number of the event before, -1 at the opening
   * @param origin the number of the ruling that began the procedure, if this one goes on with it
   */
  static List<Unsealed> of(
      Title title, Position before, Ruling ruling, long head, Optional<Long> origin) {
    List<SideId> sides = title.hasSecrets() ? title.sides() : List.of();
    List<Unsealed> rows = new ArrayList<>();
    Position now = before;
    for (Event event : ruling.events()) {
      rows.add(EventBook.write(event, now, sides));
      now = sides.isEmpty() ? now : Effects.fold(now, event.effects());
    }
    long own = head + rows.size() + 1;
    rows.add(RulingBook.permitted(ruling, before, origin.orElse(own), ruling.eyes(), sides));
    return rows;
  }
}
