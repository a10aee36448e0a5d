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
import org.axonframework.messaging.unitofwork.CurrentUnitOfWork;

/**
 * A repository of aggregates whose whole state is in their last event: loading one costs the same
 * however long its stream is, and needs no snapshot. The last events that were committed here are
 * remembered; one counts only as long as the store has no later one, which the key of the next
 * event tells.
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
    Optional<DomainEventMessage<?>> seen = remembered(stream);
    if (seen.isPresent() && seen.get().getSequenceNumber() == followed()) {
      return DomainEventStream.of(seen.get());
    }
    Optional<Long> last = events.lastSequenceNumberFor(stream);
    if (last.isEmpty()) {
      return DomainEventStream.of();
    }
    return seen.filter(head -> head.getSequenceNumber() == last.get())
        .map(head -> DomainEventStream.of(head))
        .orElseGet(() -> events.readEvents(stream, last.get()));
  }

  /** The number of the event that the command in hand says it follows; -1 if it does not say. */
  private static long followed() {
    return CurrentUnitOfWork.isStarted()
            && CurrentUnitOfWork.get().getMessage().getPayload() instanceof Following following
        ? following.expected()
        : -1;
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

  /** It is remembered again once more is committed: a command that fails leaves it to be read. */
  private synchronized Optional<DomainEventMessage<?>> remembered(String stream) {
    return Optional.ofNullable(heads.remove(stream));
  }
}
