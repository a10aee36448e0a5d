package org.adjutant.ledger.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.adjutant.ledger.chain.Entry;
import org.adjutant.ledger.chain.EntryText;
import org.adjutant.ledger.chain.Envelope;
import org.axonframework.eventhandling.DomainEventData;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.EventMessage;
import org.axonframework.eventhandling.GenericDomainEventEntry;
import org.axonframework.eventhandling.TrackedEventData;
import org.axonframework.eventhandling.TrackingToken;
import org.axonframework.eventsourcing.eventstore.BatchingEventStorageEngine;
import org.axonframework.eventsourcing.eventstore.EventStoreException;
import org.axonframework.serialization.Serializer;

/**
 * Axon's event storage on our tables. The id of an event is its stream and number, its time that of
 * its envelope, and it has no metadata, so none of these has a column. Appending says exactly which
 * event of which stream met another's. Projections subscribe, and read on stream by stream: there
 * is no order over all streams to track.
 */
final class LedgerEngine extends BatchingEventStorageEngine {
  private static final int WINDOW = 256;
  private static final String FETCH =
      "SELECT id, name, rev, millis, entry FROM ledger_event WHERE id >= ? AND id <= ? ORDER BY id";
  private static final String APPEND =
      "INSERT INTO ledger_event (id, name, rev, millis, entry, receipt)"
          + " SELECT ?, ?, ?, ?, ?, ?";
  private static final String APPEND_IF_NEW = APPEND + " WHERE " + Receipts.NEW;

  private final JdbcTx tx;
  private final StreamKeys keys;
  private final Receipts receipts;
  private final Failures failures;

  private static final class Setup extends BatchingEventStorageEngine.Builder {}

  LedgerEngine(
      JdbcTx tx, StreamKeys keys, Receipts receipts, Failures failures, Serializer serializer) {
    super(
        new Setup()
            .eventSerializer(serializer)
            .snapshotSerializer(serializer)
            .persistenceExceptionResolver(failures::isDuplicate)
            .batchSize(WINDOW));
    this.tx = tx;
    this.keys = keys;
    this.receipts = receipts;
    this.failures = failures;
  }

  @Override
  protected void appendEvents(List<? extends EventMessage<?>> events, Serializer serializer) {
    tx.write(
        connection -> {
          Optional<Receipts.Slip> slip = receipts.slip(connection);
          for (int i = 0; i < events.size(); i++) {
            Placed event = placed(connection, events.get(i));
            boolean last = i == events.size() - 1;
            Optional<String> receipt = slip.filter(of -> last).map(Receipts.Slip::content);
            if (i == 0 && slip.isPresent()) {
              slip = Optional.of(appendIfNew(connection, event, receipt, slip.get()));
            } else {
              append(connection, APPEND, event, receipt);
            }
            if (receipt.isPresent()) {
              receipts.written(connection, slip.get(), event.key(), event.answer());
            }
          }
          return events.size();
        });
  }

  @Override
  public Optional<Long> lastSequenceNumberFor(String stream) {
    OptionalLong last = new EventReader(tx, keys).last(stream);
    return last.isPresent() ? Optional.of(last.getAsLong()) : Optional.empty();
  }

  @Override
  protected List<? extends DomainEventData<?>> fetchDomainEvents(
      String stream, long first, int size) {
    return tx.read(
        connection -> {
          List<DomainEventData<?>> events = new ArrayList<>();
          Optional<StreamKeys.Key> key = keys.find(connection, stream);
          if (key.isEmpty()) {
            return events;
          }
          PreparedStatement ask = tx.statement(connection, FETCH);
          ask.setLong(1, key.get().of(first));
          ask.setLong(2, key.get().of(first + size - 1));
          try (ResultSet answer = ask.executeQuery()) {
            while (answer.next()) {
              events.add(event(stream, key.get().kind(), answer));
            }
          }
          return events;
        });
  }

  private static DomainEventData<String> event(String stream, String kind, ResultSet row)
      throws SQLException {
    long number = StreamKeys.Key.number(row.getLong(1));
    return new GenericDomainEventEntry<>(
        kind,
        stream,
        number,
        stream + "#" + number,
        Instant.ofEpochMilli(row.getLong(4)),
        row.getString(2),
        row.getString(3),
        row.getString(5),
        "");
  }

  /** An event and its place. */
  private record Placed(String stream, long number, long key, Entry entry) {
    Appended answer() {
      return new Appended(number, entry.link(), stream);
    }
  }

  private Placed placed(Connection connection, EventMessage<?> event) throws SQLException {
    if (!(event instanceof DomainEventMessage<?> placed)
        || !(event.getPayload() instanceof Entry entry)
        || !event.getMetaData().isEmpty()) {
      throw new EventStoreException(
          "Only entries without metadata that belong to a stream are stored, not " + event);
    }
    String stream = placed.getAggregateIdentifier();
    long number = placed.getSequenceNumber();
    try {
      StreamKeys.Key key = keys.make(connection, stream, placed.getType());
      return new Placed(stream, number, key.of(number), entry);
    } catch (SQLException e) {
      throw conflict(stream, number, e);
    }
  }

  /**
   * Appends the first event of a command whose receipt is to stand beside its last.
   *
   * @return the receipt as it is to be written now
   */
  private Receipts.Slip appendIfNew(
      Connection connection, Placed event, Optional<String> receipt, Receipts.Slip slip)
      throws SQLException {
    if (append(connection, APPEND_IF_NEW, event, receipt, slip.command(), slip.mark()) > 0) {
      return slip;
    }
    Receipts.Slip checked = receipts.checked(connection, slip);
    append(connection, APPEND, event, receipt);
    return checked;
  }

  /** How many rows were appended. */
  private int append(
      Connection connection,
      String sql,
      Placed event,
      Optional<String> receipt,
      String... conditions)
      throws SQLException {
    Entry entry = event.entry();
    PreparedStatement append = tx.statement(connection, sql);
    append.setLong(1, event.key());
    append.setString(2, entry.type().name());
    append.setString(3, Integer.toString(entry.type().revision()));
    append.setLong(4, Envelope.millisOf(entry.envelope()));
    append.setString(5, EntryText.write(entry));
    append.setString(6, receipt.orElse(null));
    for (int i = 0; i < conditions.length; i++) {
      append.setString(7 + i, conditions[i]);
    }
    try {
      return append.executeUpdate();
    } catch (SQLException e) {
      throw conflict(event.stream(), event.number(), e);
    }
  }

  /** What to throw for a failure; typed if somebody else recorded the event first. */
  private SQLException conflict(String stream, long number, SQLException failure) {
    if (failures.isDuplicate(failure)) {
      throw new StoreException.Conflict(stream, number, failure);
    }
    return failure;
  }

  @Override
  protected List<? extends TrackedEventData<?>> fetchTrackedEvents(TrackingToken after, int size) {
    throw new EventStoreException("Projections of this store subscribe, they do not track");
  }

  @Override
  protected void storeSnapshot(DomainEventMessage<?> snapshot, Serializer serializer) {
    throw new EventStoreException("This store keeps keyframes of positions, no snapshots");
  }

  @Override
  protected Stream<? extends DomainEventData<?>> readSnapshotData(String stream) {
    return Stream.empty();
  }
}
