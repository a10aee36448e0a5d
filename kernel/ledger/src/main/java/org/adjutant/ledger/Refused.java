package org.adjutant.ledger;

import org.adjutant.ledger.chain.Entry;
import org.adjutant.ledger.chain.Envelope;
import org.adjutant.ledger.record.RecordedRuling;
import org.adjutant.ledger.record.RulingBook;
import org.adjutant.rules.position.Viewer;

/**
 * A refusal as it was recorded. It moved no branch.
 *
 * @param number among the refusals of its branch, from 0
 * @param ruling its {@code origin} is the number of the event at which it was refused
 * @param actor who submitted it
 * @param millis when, since 1970
 */
public record Refused(long number, RecordedRuling ruling, String actor, long millis) {
  static Refused read(long number, Entry entry, Viewer viewer) {
    Envelope envelope = Envelope.parse(entry.envelope());
    return new Refused(
        number, RulingBook.read(number, entry, viewer), envelope.actor(), envelope.millis());
  }

  /** The number of the event at the head of the branch when it was refused. */
  public long at() {
    return ruling.origin();
  }
}
