package org.adjutant.ledger.store;

import static org.axonframework.modelling.command.AggregateLifecycle.apply;

import java.util.List;
import org.adjutant.ledger.chain.Entry;
import org.adjutant.ledger.chain.Envelope;
import org.adjutant.ledger.chain.EventType;
import org.adjutant.ledger.chain.Link;
import org.axonframework.commandhandling.CommandHandler;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventsourcing.EventSourcingHandler;
import org.axonframework.modelling.command.AggregateIdentifier;
import org.axonframework.modelling.command.TargetAggregateIdentifier;

/** An aggregate for tests: a stream of notes, its state the head of the chain. */
final class Diary {
  static final EventType NOTED = new EventType("test/Noted", 1);

  private static final Envelope ENVELOPE = new Envelope(1000, "tester", "c");

  @SuppressWarnings("UnusedVariable") // Axon reads it
  @AggregateIdentifier
  private String stream = "";

  private Link head = Link.NONE;
  private long number = -1;

  Diary() {}

  @CommandHandler
  Diary(Begin begin) {
    head = Link.NONE;
    note(begin.stream(), begin.notes());
  }

  @CommandHandler
  Diary(Fork fork) {
    stream = fork.stream();
    String open = "{\"at\":" + fork.at() + ",\"parent\":\"" + fork.parent() + "\"}";
    EventType forked = new EventType(org.adjutant.ledger.store.Fork.NAME, 1);
    apply(Entry.seal(fork.left(), forked, ENVELOPE, open, List.of()));
  }

  @CommandHandler
  String write(Write write) {
    if (write.notes().contains("refuse me")) {
      throw new IllegalArgumentException("refused as asked");
    }
    note(write.stream(), write.notes());
    return head.text();
  }

  @CommandHandler
  String write(Next next) {
    note(next.stream(), next.notes(), new Envelope(1000, "tester", next.id()));
    return new Appended(number, head, stream).write();
  }

  @EventSourcingHandler
  void on(Entry entry, DomainEventMessage<Entry> message) {
    stream = message.getAggregateIdentifier();
    number = message.getSequenceNumber();
    head = entry.link();
  }

  private void note(String stream, List<String> notes) {
    note(stream, notes, ENVELOPE);
  }

  private void note(String stream, List<String> notes, Envelope envelope) {
    this.stream = stream;
    for (String note : notes) {
      // Axon handles what a constructor applies only afterwards, so the head moves on here.
      Entry entry = Entry.seal(head, NOTED, envelope, "{\"note\":\"" + note + "\"}", List.of());
      head = entry.link();
      apply(entry);
    }
  }

  /** Begins a stream. */
  record Begin(String stream, List<String> notes) implements Repeatable {
    @Override
    public String content() {
      return "begin " + stream + notes;
    }
  }

  /** Begins a stream that forks from another. */
  record Fork(String stream, String parent, long at, Link left) implements Repeatable {
    @Override
    public String content() {
      return "fork " + stream + parent + at;
    }
  }

  /** Writes notes to a stream that was begun. */
  record Write(@TargetAggregateIdentifier String stream, List<String> notes) implements Repeatable {
    @Override
    public String content() {
      return "write " + stream + notes;
    }
  }

  /** Writes notes after an event of a stream that was begun. */
  record Next(
      @TargetAggregateIdentifier String stream, long expected, List<String> notes, String id)
      implements Following {
    @Override
    public String content() {
      return "next " + stream + notes;
    }
  }
}
