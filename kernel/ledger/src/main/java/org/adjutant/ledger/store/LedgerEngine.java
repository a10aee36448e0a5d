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
      "INSERT INTO ledger_event (id, name, rev, millis, entry) VALUES (?, ?, ?, ?, ?)";

  private final JdbcTx tx;
  private final StreamKeys keys;
  private final Failures failures;

  private static final class Setup extends BatchingEventStorageEngine.Builder {}

  LedgerEngine(JdbcTx tx, StreamKeys keys, Failures failures, Serializer serializer) {
    super(
        new Setup()
            .eventSerializer(serializer)
            .snapshotSerializer(serializer)
            .persistenceExceptionResolver(failures::isDuplicate)
            .batchSize(WINDOW));
    this.tx = tx;
    this.keys = keys;
    this.failures = failures;
  }

  @Override
  protected void appendEvents(List<? extends EventMessage<?>> events, Serializer serializer) {
    tx.write(
        connection -> {
          for (EventMessage<?> event : events) {
            append(connection, event);
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

  private void append(Connection connection, EventMessage<?> event) throws SQLException {
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
      PreparedStatement append = tx.statement(connection, APPEND);
      append.setLong(1, key.of(number));
      append.setString(2, entry.type().name());
      append.setString(3, Integer.toString(entry.type().revision()));
      append.setLong(4, Envelope.millisOf(entry.envelope()));
      append.setString(5, EntryText.write(entry));
      append.executeUpdate();
    } catch (SQLException e) {
      if (failures.isDuplicate(e)) {
        throw new StoreException.Conflict(stream, number, e);
      }
      throw e;
    }
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
