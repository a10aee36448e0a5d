package org.adjutant.ledger.game;

import java.util.List;
import org.adjutant.ledger.chain.Entry;
import org.adjutant.ledger.chain.Envelope;
import org.adjutant.ledger.chain.Link;
import org.adjutant.ledger.chain.Salts;
import org.adjutant.ledger.record.Streams;
import org.adjutant.ledger.record.Unsealed;
import org.adjutant.ledger.store.Appended;
import org.adjutant.ledger.store.EventReader;
import org.axonframework.commandhandling.CommandHandler;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventsourcing.EventSourcingHandler;
import org.axonframework.modelling.command.AggregateCreationPolicy;
import org.axonframework.modelling.command.AggregateIdentifier;
import org.axonframework.modelling.command.AggregateLifecycle;
import org.axonframework.modelling.command.CreationPolicy;

/**
 * One stream of a game: a branch, the refusals made on it, or a data set. Its state is its head:
 * the number of its last event and that event's link. No board is in it.
 */
final class BranchAggregate {
  @AggregateIdentifier private String stream = "";
  private long number = -1;
  private Link head = Link.NONE;

  BranchAggregate() {}

  /** A new stream, made in the unit of work of its game. */
  BranchAggregate(NewStream begun, Envelope envelope, Salts salts) {
    append(begun.stream(), begun.start(), begun.events(), envelope, salts);
  }

  @CommandHandler
  @CreationPolicy(AggregateCreationPolicy.CREATE_IF_MISSING)
  String append(Append append, Salts salts, EventReader reader) {
    if (append.register() >= 0) {
      String game = Streams.game(Streams.gameOf(append.stream()));
      long last = reader.last(game).orElse(-1);
      if (last + 1 != append.register()) {
        throw new StaleHeadException(game, append.register() - 1, last);
      }
    }
    if (append.expected() >= 0 && append.expected() != number) {
      throw new StaleHeadException(append.stream(), append.expected(), number);
    }
    Link from = number < 0 ? append.start() : head;
    append(
        append.stream(),
        from,
        append.events(),
        new Envelope(append.millis(), append.actor(), append.id()),
        salts);
    return new Appended(number, head, stream).write();
  }

  @CommandHandler
  @CreationPolicy(AggregateCreationPolicy.CREATE_IF_MISSING)
  void transcribe(Transcribe copy) {
    stream = copy.stream();
    copy.entries().forEach(AggregateLifecycle::apply);
  }

  private void append(String to, Link from, List<Unsealed> events, Envelope envelope, Salts salts) {
    stream = to;
    Link previous = from;
    for (Unsealed event : events) {
      Entry entry = event.seal(previous, envelope, salts);
      AggregateLifecycle.apply(entry);
      previous = entry.link();
    }
  }

  @EventSourcingHandler
  void on(Entry entry, DomainEventMessage<Entry> message) {
    stream = message.getAggregateIdentifier();
    number = message.getSequenceNumber();
    head = entry.link();
  }
}
