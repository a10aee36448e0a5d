package org.adjutant.ledger.audit;

import java.util.Iterator;
import java.util.Optional;
import org.adjutant.ledger.chain.EntryException;
import org.adjutant.ledger.chain.Link;
import org.adjutant.ledger.chain.Written;
import org.adjutant.ledger.store.EventReader;
import org.adjutant.rules.position.Viewer;

/** A game in a store. */
public record StoreStrands(EventReader reader, String game) implements Strands {
  @Override
  public Viewer viewer() {
    return Viewer.UMPIRE;
  }

  @Override
  public Iterator<? extends Written> events(String stream) {
    return reader.rows(stream, 0, Long.MAX_VALUE);
  }

  @Override
  public Optional<Link> link(String stream, long number) {
    try {
      return reader.row(stream, number).map(row -> row.entry().link());
    } catch (EntryException e) {
      return Optional.empty();
    }
  }
}
