package org.adjutant.ledger.game;

import java.util.List;
import org.adjutant.ledger.chain.Link;
import org.adjutant.ledger.record.Unsealed;

/** A stream to begin, and what its first event is linked to. */
public record NewStream(String stream, Link start, List<Unsealed> events) {
  public NewStream {
    events = List.copyOf(events);
  }

  /** Its name alone: what is in it may be large. */
  @Override
  public String toString() {
    return stream;
  }
}
