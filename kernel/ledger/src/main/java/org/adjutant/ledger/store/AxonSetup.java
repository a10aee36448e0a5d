package org.adjutant.ledger.store;

import java.util.List;
import org.axonframework.commandhandling.CommandBus;
import org.axonframework.commandhandling.DuplicateCommandHandlerResolution;
import org.axonframework.commandhandling.SimpleCommandBus;
import org.axonframework.common.transaction.TransactionManager;
import org.axonframework.config.Configurer;
import org.axonframework.config.DefaultConfigurer;
import org.axonframework.eventhandling.PropagatingErrorHandler;
import org.axonframework.eventsourcing.eventstore.EventStorageEngine;
import org.axonframework.messaging.unitofwork.RollbackConfigurationType;
import org.axonframework.serialization.Serializer;

/**
 * Axon as the ledger uses it: one transaction a command, nothing added to an event, no telemetry.
 */
final class AxonSetup {
  private AxonSetup() {}

  static Configurer on(
      TransactionManager tx, Serializer serializer, EventStorageEngine engine, OnceOnly once) {
    System.setProperty("axoniq.update-checker.disabled", "true");
    System.setProperty("disable-axoniq-console-message", "true");
    Configurer configurer =
        DefaultConfigurer.defaultConfiguration(false)
            .configureSerializer(c -> serializer)
            .configureEventSerializer(c -> serializer)
            .configureMessageSerializer(c -> serializer)
            .configureEmbeddedEventStore(c -> engine)
            .configureTransactionManager(c -> tx)
            .configureCorrelationDataProviders(c -> List.of())
            .configureCommandBus(c -> bus(tx, once));
    configurer
        .eventProcessing()
        .usingSubscribingEventProcessors()
        .registerDefaultErrorHandler(c -> PropagatingErrorHandler.instance())
        .registerDefaultListenerInvocationErrorHandler(c -> PropagatingErrorHandler.instance());
    return configurer;
  }

  private static CommandBus bus(TransactionManager tx, OnceOnly once) {
    CommandBus bus =
        SimpleCommandBus.builder()
            .transactionManager(tx)
            .rollbackConfiguration(RollbackConfigurationType.ANY_THROWABLE)
            .duplicateCommandHandlerResolver(DuplicateCommandHandlerResolution.rejectDuplicates())
            .build();
    bus.registerHandlerInterceptor(once);
    return bus;
  }
}
