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
import org.axonframework.eventsourcing.eventstore.EventStoreException;
import org.axonframework.eventsourcing.eventstore.jdbc.EventSchema;
import org.axonframework.eventsourcing.eventstore.jdbc.JdbcEventStorageEngine;
import org.axonframework.serialization.Serializer;

/**
 * Axon's JDBC engine on our table. The id of an event is its stream and number, its time that of
 * its envelope, and it has no metadata, so none of these has a column. Appending says exactly which
 * event of which stream met another's.
 */
final class LedgerEngine extends JdbcEventStorageEngine {
  private static final int WINDOW = 256;
  private static final String EVENT = "ledger_event";
  private static final String FIELDS =
      "stream || '#' || CAST(num AS VARCHAR(20)) AS id, stream, num, kind, name, rev, millis, entry";
  private static final String FETCH =
      "SELECT "
          + FIELDS
          + " FROM ledger_event WHERE stream = ? AND num >= ? AND num < ? ORDER BY num";
  private static final String APPEND =
      "INSERT INTO ledger_event (stream, num, kind, name, rev, millis, entry)"
          + " VALUES (?, ?, ?, ?, ?, ?, ?)";

  private final JdbcTx tx;
  private final Failures failures;

  LedgerEngine(JdbcTx tx, Failures failures, Serializer serializer) {
    super(
        builder()
            .eventSerializer(serializer)
            .snapshotSerializer(serializer)
            .persistenceExceptionResolver(failures::isDuplicate)
            .connectionProvider(tx)
            .transactionManager(tx.joining())
            .dataType(String.class)
            .schema(columns())
            .batchSize(WINDOW)
            .finalAggregateBatchPredicate(batch -> batch.size() < WINDOW)
            .createTailToken((c, s) -> first(c, "idx - 1", "idx >= ? ORDER BY idx", 0))
            .createHeadToken((c, s) -> first(c, "idx", "idx >= ? ORDER BY idx DESC", 0))
            .createTokenAt(
                (c, s, at) -> first(c, "idx - 1", "millis >= ? ORDER BY idx", at.toEpochMilli()))
            .fetchTrackedEvents((c, s, after) -> first(c, "idx", "idx > ? ORDER BY idx", after)));
    this.tx = tx;
    this.failures = failures;
  }

  @Override
  protected void appendEvents(List<? extends EventMessage<?>> events, Serializer serializer) {
    tx.write(
        connection -> {
          PreparedStatement append = tx.statement(connection, APPEND);
          for (EventMessage<?> event : events) {
            append(append, event);
          }
          return events.size();
        });
  }

  @Override
  public Optional<Long> lastSequenceNumberFor(String stream) {
    OptionalLong last = new EventReader(tx).last(stream);
    return last.isPresent() ? Optional.of(last.getAsLong()) : Optional.empty();
  }

  @Override
  protected List<? extends DomainEventData<?>> fetchDomainEvents(
      String stream, long first, int size) {
    return tx.read(
        connection -> {
          PreparedStatement ask = tx.statement(connection, FETCH);
          ask.setString(1, stream);
          ask.setLong(2, first);
          ask.setLong(3, first + size);
          List<DomainEventData<?>> events = new ArrayList<>();
          try (ResultSet answer = ask.executeQuery()) {
            while (answer.next()) {
              events.add(getDomainEventData(answer));
            }
          }
          return events;
        });
  }

  private void append(PreparedStatement append, EventMessage<?> event) throws SQLException {
    if (!(event instanceof DomainEventMessage<?> placed)
        || !(event.getPayload() instanceof Entry entry)
        || !event.getMetaData().isEmpty()) {
      throw new EventStoreException(
          "Only entries without metadata that belong to a stream are stored, not " + event);
    }
    append.setString(1, placed.getAggregateIdentifier());
    append.setLong(2, placed.getSequenceNumber());
    append.setString(3, placed.getType());
    append.setString(4, entry.type().name());
    append.setString(5, Integer.toString(entry.type().revision()));
    append.setLong(6, Envelope.parse(entry.envelope()).millis());
    append.setString(7, EntryText.write(entry));
    try {
      append.executeUpdate();
    } catch (SQLException e) {
      if (failures.isDuplicate(e)) {
        throw new StoreException.Conflict(
            placed.getAggregateIdentifier(), placed.getSequenceNumber(), e);
      }
      throw e;
    }
  }

  @Override
  protected Object readTimeStamp(ResultSet row, String column) throws SQLException {
    return Instant.ofEpochMilli(row.getLong(column));
  }

  @Override
  @SuppressWarnings({
    "unchecked",
    "TypeParameterUnusedInFormals"
  }) // the data type of this engine is text
  protected <T> T readPayload(ResultSet row, String column) throws SQLException {
    return (T) (column.equals("none") ? "" : row.getString(column));
  }

  @Override
  protected void storeSnapshot(DomainEventMessage<?> snapshot, Serializer serializer) {
    throw new EventStoreException("This store keeps keyframes of positions, no snapshots");
  }

  @Override
  protected Stream<? extends DomainEventData<?>> readSnapshotData(String stream) {
    return Stream.empty();
  }

  private static EventSchema columns() {
    return EventSchema.builder()
        .eventTable(EVENT)
        .globalIndexColumn("idx")
        .eventIdentifierColumn("id")
        .aggregateIdentifierColumn("stream")
        .sequenceNumberColumn("num")
        .typeColumn("kind")
        .payloadTypeColumn("name")
        .payloadRevisionColumn("rev")
        .timestampColumn("millis")
        .payloadColumn("entry")
        .metaDataColumn("none")
        .domainEventFields(s -> FIELDS)
        .trackedEventFields(s -> "idx, " + FIELDS)
        .build();
  }

  /**
   * The first there is. Not a minimum or maximum: of no rows that is a row without a value, which
   * SQLite's driver does not read, and excluding it makes SQLite read them all.
   */
  private static PreparedStatement first(Connection c, String what, String which, long value)
      throws SQLException {
    PreparedStatement ask =
        c.prepareStatement("SELECT " + what + " FROM ledger_event WHERE " + which + " LIMIT 1");
    ask.setLong(1, value);
    return ask;
  }
}
