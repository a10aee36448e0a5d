package org.adjutant.ledger.store;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.adjutant.ledger.chain.Entry;
import org.adjutant.ledger.chain.Envelope;
import org.adjutant.ledger.chain.Link;
import org.axonframework.config.AggregateConfigurer;
import org.axonframework.config.Configuration;
import org.axonframework.config.Configurer;
import org.axonframework.eventhandling.EventHandler;
import org.axonframework.eventhandling.GenericDomainEventMessage;
import org.axonframework.eventsourcing.EventSourcingRepository;
import org.axonframework.messaging.unitofwork.DefaultUnitOfWork;

/** A program at work on a store: the store, and Axon with the test aggregate on it. */
final class Node implements AutoCloseable {
  final Store store;
  final Configuration axon;
  final Commands commands;
  private int id;

  Node(Store store) {
    this(store, entry -> {});
  }

  /** With a projection that runs inside the commands. */
  Node(Store store, Consumer<Entry> projection) {
    this.store = store;
    Configurer configurer = store.configurer();
    configurer.eventProcessing().registerEventHandler(c -> new Projection(projection));
    this.axon =
        configurer
            .configureAggregate(
                AggregateConfigurer.defaultConfiguration(Diary.class)
                    .configureRepository(
                        c ->
                            new HeadRepository<>(
                                EventSourcingRepository.builder(Diary.class),
                                c.eventStore(),
                                store.transactions())))
            .start();
    this.commands = new Commands(axon.commandBus(), store.receipts());
  }

  String begin(String stream, String... notes) {
    return commands.send(nextId(), new Diary.Begin(stream, List.of(notes)));
  }

  String write(String stream, String... notes) {
    return commands.send(nextId(), new Diary.Write(stream, List.of(notes)));
  }

  /** Writes a note after an event, under an id. */
  String next(String id, String stream, long expected, String note) {
    return commands.send(id, new Diary.Next(stream, expected, List.of(note), id));
  }

  String fork(String stream, String parent, long at) {
    Link left = store.lineage(parent).event(at).orElseThrow().row().entry().link();
    return commands.send(nextId(), new Diary.Fork(stream, parent, at, left));
  }

  List<String> notes(String stream) {
    List<String> notes = new ArrayList<>();
    store.reader().rows(stream, 0, Long.MAX_VALUE).forEachRemaining(row -> notes.add(note(row)));
    return notes;
  }

  static String note(Row row) {
    String open = row.entry().open();
    return open.substring(9, open.length() - 2);
  }

  void append(String stream, long number, Link previous, String note) {
    inOneUnit(() -> publish(stream, number, previous, note));
  }

  void publish(String stream, long number, Link previous, String note) {
    Envelope envelope = new Envelope(1000, "tester", "c");
    String open = "{\"note\":\"" + note + "\"}";
    Entry entry = Entry.seal(previous, Diary.NOTED, envelope, open, List.of());
    axon.eventStore().publish(new GenericDomainEventMessage<>("Diary", stream, number, entry));
  }

  void inOneUnit(Runnable work) {
    var unit = DefaultUnitOfWork.startAndGet(null);
    unit.attachTransaction(store.transactions());
    unit.execute(work);
  }

  /** Does something in a transaction that is then rolled back. */
  void takeBack(Runnable work) {
    assertThatThrownBy(
            () ->
                store
                    .transactions()
                    .executeInTransaction(
                        () -> {
                          work.run();
                          throw new IllegalStateException("taken back");
                        }))
        .hasMessage("taken back");
  }

  /** A condition for one stored event. */
  static String at(String stream, long number) {
    return "id = " + key(stream, number);
  }

  /** A condition for the events of a stream from a number on. */
  static String from(String stream, long number) {
    return "id >= " + key(stream, number) + " AND id < " + key(stream, 1L << 32);
  }

  private static String key(String stream, long number) {
    return "(SELECT id FROM ledger_stream WHERE stream = '"
        + stream
        + "') * 4294967296 + "
        + number;
  }

  void sql(String statement) {
    store
        .transactions()
        .write(
            connection -> {
              try (var s = connection.createStatement()) {
                return s.execute(statement);
              }
            });
  }

  @Override
  public void close() {
    axon.shutdown();
    store.close();
  }

  /** A projection of a test. */
  static final class Projection {
    private final Consumer<Entry> what;

    Projection(Consumer<Entry> what) {
      this.what = what;
    }

    @EventHandler
    void on(Entry entry) {
      what.accept(entry);
    }
  }

  private String nextId() {
    id++;
    return "cmd-" + System.identityHashCode(this) + "-" + id;
  }
}
