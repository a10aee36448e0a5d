package org.adjutant.ledger.audit;

import java.util.Iterator;
import java.util.Optional;
import org.adjutant.ledger.chain.Entry;
import org.adjutant.ledger.chain.Link;
import org.adjutant.ledger.chain.Written;
import org.adjutant.rules.position.Viewer;

/** What a viewer may have of a game: the same links, what is secret from him withheld. */
public record SeenStrands(Strands whole, Viewer viewer) implements Strands {
  private record Seen(long number, Entry entry) implements Written {}

  @Override
  public String game() {
    return whole.game();
  }

  @Override
  public Iterator<? extends Written> events(String stream) {
    Iterator<? extends Written> rows = whole.events(stream);
    return new Iterator<Seen>() {
      @Override
      public boolean hasNext() {
        return rows.hasNext();
      }

      @Override
      public Seen next() {
        Written row = rows.next();
        return new Seen(row.number(), row.entry().asSeenBy(viewer.id()::equals));
      }
    };
  }

  @Override
  public Optional<Link> link(String stream, long number) {
    return whole.link(stream, number);
  }
}
