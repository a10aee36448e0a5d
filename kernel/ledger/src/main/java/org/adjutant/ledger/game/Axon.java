package org.adjutant.ledger.game;

import org.adjutant.ledger.chain.Salts;
import org.adjutant.ledger.index.Index;
import org.adjutant.ledger.store.Commands;
import org.adjutant.ledger.store.EventReader;
import org.adjutant.ledger.store.HeadRepository;
import org.adjutant.ledger.store.Selected;
import org.adjutant.ledger.store.Store;
import org.axonframework.commandhandling.CommandMessage;
import org.axonframework.config.AggregateConfigurer;
import org.axonframework.config.Configuration;
import org.axonframework.config.Configurer;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventsourcing.AggregateFactory;
import org.axonframework.eventsourcing.EventSourcingRepository;
import org.axonframework.modelling.command.AnnotationCommandTargetResolver;
import org.axonframework.modelling.command.CommandTargetResolver;
import org.axonframework.modelling.command.VersionedAggregateIdentifier;

/** Axon at work on a store: the two aggregates, the projection, and the way in. */
public final class Axon implements AutoCloseable {
  private static final CommandTargetResolver ANNOTATED =
      AnnotationCommandTargetResolver.builder().build();

  private final Configuration configuration;
  private final Commands commands;

  private Axon(Configuration configuration, Commands commands) {
    this.configuration = configuration;
    this.commands = commands;
  }

  public static Axon on(Store store, Index index, Salts salts) {
    Configurer configurer = store.configurer();
    configurer
        .eventProcessing()
        .configureDefaultSubscribableMessageSource(c -> new Selected(c.eventBus(), Index::wants));
    Configuration configuration =
        configurer
            .registerComponent(Salts.class, c -> salts)
            .registerComponent(EventReader.class, c -> store.reader())
            .configureAggregate(
                AggregateConfigurer.defaultConfiguration(GameAggregate.class)
                    .configureRepository(
                        c ->
                            new GameRepository(
                                EventSourcingRepository.builder(GameAggregate.class)
                                    .parameterResolverFactory(c.parameterResolverFactory())
                                    .handlerDefinition(c.handlerDefinition(GameAggregate.class))
                                    .repositoryProvider(c::repository),
                                c.eventStore(),
                                store)))
            .configureAggregate(
                AggregateConfigurer.defaultConfiguration(BranchAggregate.class)
                    .configureCommandTargetResolver(c -> Axon::target)
                    .configureRepository(
                        c ->
                            new HeadRepository<>(
                                EventSourcingRepository.builder(BranchAggregate.class)
                                    .parameterResolverFactory(c.parameterResolverFactory())
                                    .handlerDefinition(c.handlerDefinition(BranchAggregate.class))
                                    .aggregateFactory(new NewBranch()),
                                c.eventStore(),
                                store.transactions())))
            .registerEventHandler(c -> index)
            .start();
    return new Axon(configuration, new Commands(configuration.commandBus(), store.receipts()));
  }

  /** Axon's own way is by reflection, at every command. */
  private static final class NewBranch implements AggregateFactory<BranchAggregate> {
    @Override
    public BranchAggregate createAggregateRoot(String stream, DomainEventMessage<?> first) {
      return new BranchAggregate();
    }

    @Override
    public Class<BranchAggregate> getAggregateType() {
      return BranchAggregate.class;
    }
  }

  /** Axon's own way looks for annotations again at every command. */
  private static VersionedAggregateIdentifier target(CommandMessage<?> command) {
    if (command.getPayload() instanceof Append append) {
      Object stream = append.stream();
      return new VersionedAggregateIdentifier(stream, null); // null is Axon's word for any version
    }
    return ANNOTATED.resolveTarget(command);
  }

  public Commands commands() {
    return commands;
  }

  @Override
  public void close() {
    configuration.shutdown();
  }
}
