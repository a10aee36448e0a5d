package org.adjutant.ledger.store;

import java.util.List;
import org.axonframework.config.AggregateConfigurer;
import org.axonframework.config.Configuration;
import org.axonframework.eventsourcing.EventSourcingRepository;

/** A program at work on a store: the store, and Axon with the test aggregate on it. */
final class Node implements AutoCloseable {
  final Store store;
  final Configuration axon;
  final Commands commands;
  private int id;

  Node(Store store) {
    this.store = store;
    this.axon =
        store
            .configurer()
            .configureAggregate(
                AggregateConfigurer.defaultConfiguration(Diary.class)
                    .configureRepository(
                        c ->
                            new HeadRepository<>(
                                EventSourcingRepository.builder(Diary.class), c.eventStore())))
            .start();
    this.commands = new Commands(axon.commandBus(), store.receipts());
  }

  String begin(String stream, String... notes) {
    return commands.send(nextId(), new Diary.Begin(stream, List.of(notes)));
  }

  String write(String stream, String... notes) {
    return commands.send(nextId(), new Diary.Write(stream, List.of(notes)));
  }

  List<String> notes(String stream) {
    List<String> notes = new java.util.ArrayList<>();
    store
        .reader()
        .rows(stream, 0, Long.MAX_VALUE)
        .forEachRemaining(row -> notes.add(row.entry().open()));
    return notes.stream().map(n -> n.substring(9, n.length() - 2)).toList();
  }

  @Override
  public void close() {
    axon.shutdown();
    store.close();
  }

  private String nextId() {
    id++;
    return "cmd-" + System.identityHashCode(this) + "-" + id;
  }
}
