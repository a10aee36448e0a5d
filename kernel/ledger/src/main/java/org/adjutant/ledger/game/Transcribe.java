package org.adjutant.ledger.game;

import java.util.List;
import org.adjutant.ledger.chain.Entry;
import org.axonframework.modelling.command.TargetAggregateIdentifier;

/** Appends events that are sealed already, from a checked copy, to the stream of a branch. */
public record Transcribe(@TargetAggregateIdentifier String stream, List<Entry> entries) {
  public Transcribe {
    entries = List.copyOf(entries);
  }

  /** The same for the stream of a game. */
  public record ToGame(@TargetAggregateIdentifier String stream, List<Entry> entries) {
    public ToGame {
      entries = List.copyOf(entries);
    }
  }
}
