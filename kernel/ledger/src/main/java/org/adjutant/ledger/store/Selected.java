package org.adjutant.ledger.store;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.axonframework.common.Registration;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.EventMessage;
import org.axonframework.messaging.SubscribableMessageSource;

/**
 * The events that a projection does something with. Handing one over costs more than most
 * projections do, so the others are passed by.
 */
public record Selected(
    SubscribableMessageSource<EventMessage<?>> all, Predicate<DomainEventMessage<?>> wanted)
    implements SubscribableMessageSource<EventMessage<?>> {

  @Override
  public Registration subscribe(Consumer<List<? extends EventMessage<?>>> processor) {
    return all.subscribe(
        published -> {
          List<EventMessage<?>> chosen = new ArrayList<>();
          for (EventMessage<?> event : published) {
            if (event instanceof DomainEventMessage<?> placed && wanted.test(placed)) {
              chosen.add(event);
            }
          }
          if (!chosen.isEmpty()) {
            processor.accept(chosen);
          }
        });
  }
}
