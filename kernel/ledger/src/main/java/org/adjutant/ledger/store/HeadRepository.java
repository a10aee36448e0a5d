package org.adjutant.ledger.store;

import java.util.Optional;
import org.axonframework.eventsourcing.EventSourcingRepository;
import org.axonframework.eventsourcing.eventstore.DomainEventStream;
import org.axonframework.eventsourcing.eventstore.EventStore;

/**
 * A repository of aggregates whose whole state is in their last event: loading one costs the same
 * however long its stream is, needs no cache and no snapshot, and is never stale.
 */
public final class HeadRepository<T> extends EventSourcingRepository<T> {
  private final EventStore events;

  /**
   * @param builder with its event store set
   */
  public HeadRepository(EventSourcingRepository.Builder<T> builder, EventStore events) {
    super(builder.eventStore(events));
    this.events = events;
  }

  @Override
  protected DomainEventStream readEvents(String stream) {
    Optional<Long> last = events.lastSequenceNumberFor(stream);
    return last.map(number -> events.readEvents(stream, number))
        .orElseGet(() -> DomainEventStream.of());
  }
}
