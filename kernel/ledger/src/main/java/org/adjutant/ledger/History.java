package org.adjutant.ledger;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.adjutant.ledger.chain.Link;
import org.adjutant.ledger.game.GameException;
import org.adjutant.ledger.record.EventBook;
import org.adjutant.ledger.record.Json;
import org.adjutant.ledger.record.RecordedEvent;
import org.adjutant.ledger.record.RecordedRuling;
import org.adjutant.ledger.record.RulingBook;
import org.adjutant.ledger.record.Streams;
import org.adjutant.ledger.store.Fork;
import org.adjutant.ledger.store.Keyframe;
import org.adjutant.ledger.store.Lineage;
import org.adjutant.ledger.store.Numbered;
import org.adjutant.ledger.store.Segment;
import org.adjutant.ledger.store.Store;
import org.adjutant.ledger.store.Wanted;
import org.adjutant.rules.data.Canon;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Snapshot;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;

/**
 * The past of one branch, as far as it can be read: positions, events and rulings, by number along
 * the branch from 0.
 */
public final class History {
  /** The version of the form of keyframes. */
  private static final String FORM = "1";

  /** A seek that went over more events than this keeps what it came to. */
  private static final int FAR = 1024;

  private final Store store;
  private final Lineage lineage;

  History(Store store, String game, String branch) {
    this.store = store;
    this.lineage = store.lineage(Streams.branch(game, branch));
  }

  /** The number of the last event. */
  public long head() {
    return lineage.head();
  }

  /** The link of an event. @throws GameException if there is no such event */
  public Link link(long number) {
    return event(number).row().entry().link();
  }

  /** The link that the next event of the branch's own stream will follow. */
  Link tip() {
    Segment own = lineage.segments().get(lineage.segments().size() - 1);
    return store
        .reader()
        .row(own.stream(), own.own(head()))
        .orElseThrow(() -> new GameException("the head of " + own.stream() + " is missing"))
        .entry()
        .link();
  }

  /**
   * The whole position after an event.
   *
   * @throws GameException if there is no such event
   * @throws org.adjutant.rules.position.BrokenEffectException if the record is damaged
   */
  public Position position(long number) {
    long head = head();
    if (number < 0 || number > head) {
      throw new GameException(
          "there is no event " + number + "; this branch has events 0 to " + head);
    }
    Optional<Keyframe> kept = store.keyframes().latest(lineage, number, FORM);
    Position start = kept.map(History::read).orElse(Position.EMPTY);
    long from = kept.map(k -> k.number() + 1).orElse(0L);
    Position position = fold(start, from, number);
    if (number - from > FAR) {
      keep(number, position);
    }
    return position;
  }

  /** The position after an event, folded from the opening without any keyframe. */
  public Position folded(long number) {
    return fold(Position.EMPTY, 0, number);
  }

  private Position fold(Position start, long from, long to) {
    Draft draft = start.draft();
    Iterator<Numbered> events =
        lineage.events(from, to, Wanted.except(RulingBook.RULING, Fork.NAME));
    while (events.hasNext()) {
      for (Effect effect : EventBook.effects(events.next().row().entry())) {
        effect.applyTo(draft);
      }
    }
    return draft.seal();
  }

  private static Position read(Keyframe kept) {
    return Snapshot.read(Json.read(new String(kept.board(), StandardCharsets.UTF_8)));
  }

  /** Keeps a position as a keyframe, so that seeks near it are quick. */
  void keep(long number, Position position) {
    store
        .keyframes()
        .keep(
            lineage,
            number,
            FORM,
            Canon.text(Snapshot.write(position)).getBytes(StandardCharsets.UTF_8));
  }

  /**
   * The events from one number to another, both included, as a viewer may know them; rulings are
   * not among them.
   */
  public List<RecordedEvent> events(long from, long to, Viewer viewer) {
    List<RecordedEvent> found = new ArrayList<>();
    lineage
        .events(from, to, Wanted.except(RulingBook.RULING, Fork.NAME))
        .forEachRemaining(event -> found.add(recorded(event, viewer)));
    return found;
  }

  /** The rulings among those numbers, as a viewer may know them. */
  public List<RecordedRuling> rulings(long from, long to, Viewer viewer) {
    List<RecordedRuling> found = new ArrayList<>();
    lineage
        .events(from, to, Wanted.only(RulingBook.RULING))
        .forEachRemaining(
            event -> found.add(RulingBook.read(event.number(), event.row().entry(), viewer)));
    return found;
  }

  /** The ruling that an event belongs to: its own row, or the one that closes its events. */
  public RecordedRuling ruling(long number, Viewer viewer) {
    Iterator<Numbered> rows =
        lineage.events(number, Long.MAX_VALUE, Wanted.only(RulingBook.RULING));
    if (number < 0 || !rows.hasNext()) {
      throw new GameException(
          "there is no ruling at event " + number + "; this branch has events 0 to " + head());
    }
    Numbered row = rows.next();
    return RulingBook.read(row.number(), row.row().entry(), viewer);
  }

  /**
   * All rulings of the procedure that an event belongs to: the action, and the answers and rolls
   * that carried it on.
   */
  public List<RecordedRuling> procedure(long number, Viewer viewer) {
    RecordedRuling one = ruling(number, viewer);
    List<RecordedRuling> found = new ArrayList<>();
    Iterator<Numbered> rows =
        lineage.events(one.origin(), Long.MAX_VALUE, Wanted.only(RulingBook.RULING));
    while (rows.hasNext()) {
      Numbered row = rows.next();
      RecordedRuling next = RulingBook.read(row.number(), row.row().entry(), viewer);
      if (next.origin() == one.origin()) {
        found.add(next);
      } else if (row.number() > one.number()) {
        break;
      }
    }
    return found;
  }

  /**
   * The number of the event before a ruling's first: the point to go back to in order to undo it.
   */
  public long before(RecordedRuling ruling) {
    return ruling.number() - ruling.events() - 1;
  }

  /** The stored name of an event's type. */
  String kind(long number) {
    return event(number).row().name();
  }

  /** When and by whom an event was recorded. */
  public org.adjutant.ledger.chain.Envelope envelope(long number) {
    return org.adjutant.ledger.chain.Envelope.parse(event(number).row().entry().envelope());
  }

  /**
   * What is to be added to a number in the branch's own stream to get the number along the branch.
   */
  long offset() {
    return lineage.segments().get(lineage.segments().size() - 1).offset();
  }

  /** The number along this branch of an event of a stream; empty if the branch does not have it. */
  public OptionalLong along(String stream, long own) {
    for (Segment segment : lineage.segments()) {
      long number = own + segment.offset();
      if (segment.stream().equals(stream)
          && number >= segment.first()
          && number <= segment.last()) {
        return OptionalLong.of(number);
      }
    }
    return OptionalLong.empty();
  }

  Lineage lineage() {
    return lineage;
  }

  private Numbered event(long number) {
    return lineage
        .event(number)
        .orElseThrow(
            () ->
                new GameException(
                    "there is no event " + number + "; this branch has events 0 to " + head()));
  }

  private static RecordedEvent recorded(Numbered event, Viewer viewer) {
    return EventBook.read(event.number(), event.row().entry(), viewer);
  }
}
