package org.adjutant.ledger.store;

import java.util.List;
import org.adjutant.ledger.chain.Entry;
import org.adjutant.ledger.chain.Envelope;
import org.adjutant.ledger.chain.EventType;
import org.adjutant.ledger.chain.Link;
import org.axonframework.commandhandling.CommandHandler;
import org.axonframework.eventsourcing.EventSourcingHandler;
import org.axonframework.modelling.command.AggregateIdentifier;
import org.axonframework.modelling.command.AggregateLifecycle;
import org.axonframework.modelling.command.TargetAggregateIdentifier;

/** An aggregate for tests: a stream of notes, its state the head of the chain. */
final class Diary {
  static final EventType NOTED = new EventType("test/Noted", 1);

  @AggregateIdentifier private String stream = "";
  private Link head = Link.NONE;

  Diary() {}

  @CommandHandler
  Diary(Begin begin) {
    head = Link.NONE;
    note(begin.stream(), begin.notes());
  }

  @CommandHandler
  String write(Write write) {
    if (write.notes().contains("refuse me")) {
      throw new IllegalArgumentException("refused as asked");
    }
    note(write.stream(), write.notes());
    return head.text();
  }

  @EventSourcingHandler
  void on(Entry entry, org.axonframework.eventhandling.DomainEventMessage<Entry> message) {
    stream = message.getAggregateIdentifier();
    head = entry.link();
  }

  private void note(String stream, List<String> notes) {
    this.stream = stream;
    for (String note : notes) {
      Envelope envelope = new Envelope(1000, "tester", "c");
      String open = "{\"note\":\"" + note + "\"}";
      AggregateLifecycle.apply(Entry.seal(head, NOTED, envelope, open, List.of()));
    }
  }

  /** Begins a stream. */
  record Begin(String stream, List<String> notes) implements Repeatable {
    @Override
    public String content() {
      return "begin " + stream + notes;
    }
  }

  /** Writes notes to a stream that was begun. */
  record Write(@TargetAggregateIdentifier String stream, List<String> notes)
      implements Repeatable {
    @Override
    public String content() {
      return "write " + stream + notes;
    }
  }
}
