package org.adjutant.ledger.retrial;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.ledger.record.EventBook;
import org.adjutant.ledger.record.RecordedEvent;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Ruling;

/** Rulings with what a viewer may know of them, as he would read them in the record. */
final class Seen {
  private Seen() {}

  static Ruling by(Viewer viewer, Position before, Ruling ruling) {
    List<Event> events = new ArrayList<>();
    Position now = before;
    for (Event event : ruling.events()) {
      RecordedEvent seen = EventBook.seen(event, now, viewer);
      events.add(
          new Event(
              seen.name(),
              seen.revision(),
              seen.actor(),
              seen.facts(),
              Audience.ALL,
              Data.EMPTY,
              seen.effects()));
      now = Effects.fold(now, event.effects());
    }
    return new Ruling(
        ruling.input(),
        ruling.eyes(),
        ruling.permitted(),
        ruling.trail().stream().filter(finding -> finding.audience().includes(viewer)).toList(),
        events,
        ruling.after().seenBy(viewer));
  }
}
