package org.adjutant.ledger.game;

import org.adjutant.ledger.chain.Entry;
import org.adjutant.ledger.chain.Envelope;
import org.adjutant.ledger.chain.Link;
import org.adjutant.ledger.chain.Salts;
import org.adjutant.ledger.record.Unsealed;
import org.axonframework.commandhandling.CommandHandler;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventsourcing.EventSourcingHandler;
import org.axonframework.modelling.command.AggregateCreationPolicy;
import org.axonframework.modelling.command.AggregateIdentifier;
import org.axonframework.modelling.command.AggregateLifecycle;
import org.axonframework.modelling.command.CreationPolicy;

/**
 * A game: its seats and its register of branches. A new branch is begun in the unit of work that
 * registers it.
 */
final class GameAggregate {
  @AggregateIdentifier private String stream = "";
  private Register register = Register.EMPTY;
  private Link head = Link.NONE;

  GameAggregate() {}

  @CommandHandler
  @CreationPolicy(AggregateCreationPolicy.CREATE_IF_MISSING)
  String handle(GameCommand command, Salts salts) throws Exception {
    Decision decision = Decision.of(register, command);
    GameCommand.Sent sent = command.sent();
    Envelope envelope = new Envelope(sent.millis(), sent.actor(), sent.id());
    Link previous = head;
    stream = command.stream();
    for (Unsealed event : decision.events()) {
      Entry entry = event.seal(previous, envelope, salts);
      AggregateLifecycle.apply(entry);
      previous = entry.link();
    }
    for (NewStream begun : decision.streams()) {
      AggregateLifecycle.createNew(
          BranchAggregate.class, () -> new BranchAggregate(begun, envelope, salts));
    }
    return decision.answer();
  }

  @CommandHandler
  @CreationPolicy(AggregateCreationPolicy.CREATE_IF_MISSING)
  void transcribe(Transcribe.ToGame copy) {
    stream = copy.stream();
    copy.entries().forEach(AggregateLifecycle::apply);
  }

  @EventSourcingHandler
  void on(GameRepository.Known known, DomainEventMessage<GameRepository.Known> message) {
    stream = message.getAggregateIdentifier();
    register = known.register();
    head = known.head();
  }

  @EventSourcingHandler
  void on(Entry entry, DomainEventMessage<Entry> message) {
    stream = message.getAggregateIdentifier();
    register = register.after(stream, entry);
    head = entry.link();
  }
}
