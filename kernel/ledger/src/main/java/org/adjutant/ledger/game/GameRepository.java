package org.adjutant.ledger.game;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.adjutant.ledger.chain.Entry;
import org.adjutant.ledger.chain.Link;
import org.adjutant.ledger.store.Row;
import org.adjutant.ledger.store.Store;
import org.axonframework.eventhandling.GenericDomainEventMessage;
import org.axonframework.eventsourcing.EventSourcingRepository;
import org.axonframework.eventsourcing.eventstore.DomainEventStream;
import org.axonframework.eventsourcing.eventstore.EventStore;

/**
 * A repository of games that remembers what it read of each and reads on from there, so that the
 * hundredth fork costs what the first did. Only what is committed is remembered.
 */
final class GameRepository extends EventSourcingRepository<GameAggregate> {
  private static final int MOST = 64;

  private final Store store;
  private final Map<String, Known> games = new LinkedHashMap<>();

  /** A game up to and with one event of its stream. */
  record Known(long number, Register register, Link head) {
    private static final Known NOTHING = new Known(-1, Register.EMPTY, Link.NONE);

    private Known and(String stream, Iterator<Row> rows) {
      Known known = this;
      while (rows.hasNext()) {
        Row row = rows.next();
        Entry entry = row.entry();
        known = new Known(row.number(), known.register.after(stream, entry), entry.link());
      }
      return known;
    }
  }

  GameRepository(
      EventSourcingRepository.Builder<GameAggregate> builder, EventStore events, Store store) {
    super(builder.eventStore(events));
    this.store = store;
  }

  @Override
  protected DomainEventStream readEvents(String stream) {
    Known before = known(stream);
    Known now =
        before.and(stream, store.reader().rows(stream, before.number() + 1, Long.MAX_VALUE));
    if (now.number() < 0) {
      return DomainEventStream.of();
    }
    store.transactions().afterCommit(() -> remember(stream, now));
    return DomainEventStream.of(
        new GenericDomainEventMessage<>(
            GameAggregate.class.getSimpleName(), stream, now.number(), now));
  }

  private synchronized Known known(String stream) {
    return games.getOrDefault(stream, Known.NOTHING);
  }

  private synchronized void remember(String stream, Known known) {
    games.remove(stream);
    games.put(stream, known);
    if (games.size() > MOST) {
      games.remove(games.keySet().iterator().next());
    }
  }
}
