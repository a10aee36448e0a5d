package org.adjutant.ledger.game;

import org.adjutant.ledger.chain.Salts;
import org.adjutant.ledger.index.Index;
import org.adjutant.ledger.store.Commands;
import org.adjutant.ledger.store.HeadRepository;
import org.adjutant.ledger.store.Store;
import org.axonframework.config.AggregateConfigurer;
import org.axonframework.config.Configuration;
import org.axonframework.eventsourcing.EventSourcingRepository;

/** Axon at work on a store: the two aggregates, the projection, and the way in. */
public final class Axon implements AutoCloseable {
  private final Configuration configuration;
  private final Commands commands;

  private Axon(Configuration configuration, Commands commands) {
    this.configuration = configuration;
    this.commands = commands;
  }

  public static Axon on(Store store, Index index, Salts salts) {
    Configuration configuration =
        store
            .configurer()
            .registerComponent(Salts.class, c -> salts)
            .configureAggregate(AggregateConfigurer.defaultConfiguration(GameAggregate.class))
            .configureAggregate(
                AggregateConfigurer.defaultConfiguration(BranchAggregate.class)
                    .configureRepository(
                        c ->
                            new HeadRepository<>(
                                EventSourcingRepository.builder(BranchAggregate.class)
                                    .parameterResolverFactory(c.parameterResolverFactory())
                                    .handlerDefinition(c.handlerDefinition(BranchAggregate.class)),
                                c.eventStore())))
            .registerEventHandler(c -> index)
            .start();
    return new Axon(configuration, new Commands(configuration.commandBus(), store.receipts()));
  }

  public Commands commands() {
    return commands;
  }

  @Override
  public void close() {
    configuration.shutdown();
  }
}
