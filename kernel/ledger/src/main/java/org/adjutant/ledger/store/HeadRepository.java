package org.adjutant.ledger.store;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.EventMessage;
import org.axonframework.eventsourcing.EventSourcingRepository;
import org.axonframework.eventsourcing.eventstore.DomainEventStream;
import org.axonframework.eventsourcing.eventstore.EventStore;

/**
 * A repository of aggregates whose whole state is in their last event: loading one costs the same
 * however long its stream is, and needs no snapshot. The last events that were committed here are
 * remembered; one counts only as long as the store has no later one, so nothing is ever stale.
 */
public final class HeadRepository<T> extends EventSourcingRepository<T> {
  private static final int MOST = 64;

  private final EventStore events;
  private final JdbcTx tx;
  private final Map<String, DomainEventMessage<?>> heads = new LinkedHashMap<>();

  /**
   * @param tx the transactions that events are appended in
   */
  public HeadRepository(EventSourcingRepository.Builder<T> builder, EventStore events, JdbcTx tx) {
    super(builder.eventStore(events));
    this.events = events;
    this.tx = tx;
    events.subscribe(this::remember);
  }

  @Override
  protected DomainEventStream readEvents(String stream) {
    Optional<Long> last = events.lastSequenceNumberFor(stream);
    if (last.isEmpty()) {
      return DomainEventStream.of();
    }
    return remembered(stream)
        .filter(head -> head.getSequenceNumber() == last.get())
        .map(head -> DomainEventStream.of(head))
        .orElseGet(() -> events.readEvents(stream, last.get()));
  }

  /** Only what was committed: a number taken back may be given to another event. */
  private void remember(List<? extends EventMessage<?>> appended) {
    tx.afterCommit(() -> appended.forEach(this::remember));
  }

  private synchronized void remember(EventMessage<?> event) {
    if (event instanceof DomainEventMessage<?> head) {
      heads.remove(head.getAggregateIdentifier());
      heads.put(head.getAggregateIdentifier(), head);
      if (heads.size() > MOST) {
        heads.remove(heads.keySet().iterator().next());
      }
    }
  }

  private synchronized Optional<DomainEventMessage<?>> remembered(String stream) {
    return Optional.ofNullable(heads.get(stream));
  }
}
