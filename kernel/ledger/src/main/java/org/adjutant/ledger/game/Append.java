package org.adjutant.ledger.game;

import java.util.List;
import org.adjutant.ledger.chain.Link;
import org.adjutant.ledger.record.Unsealed;
import org.adjutant.ledger.store.Following;
import org.adjutant.ledger.store.Repeatable;
import org.axonframework.modelling.command.TargetAggregateIdentifier;

/**
 * Appends events to the head of a stream, all or none.
 *
 * @param expected the number in the stream of the event they must follow; -1 for a stream that is
 *     still empty
 * @param register how many events the game's own stream has, so that a branch closed meanwhile is
 *     noticed; -1 where that does not matter
 * @param start what the first event of an empty stream is linked to
 * @param content the content of the request, for telling a repetition from a mistaken id
 */
public record Append(
    @TargetAggregateIdentifier String stream,
    long expected,
    long register,
    Link start,
    List<Unsealed> events,
    long millis,
    String actor,
    String id,
    String content)
    implements Repeatable, Following {
  public Append {
    events = List.copyOf(events);
  }
}
