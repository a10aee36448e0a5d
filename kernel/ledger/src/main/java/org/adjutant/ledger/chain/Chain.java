package org.adjutant.ledger.chain;

import java.util.Iterator;
import java.util.Optional;

/** Checks a chain event by event, in one pass that holds a single event at a time. */
public final class Chain {
  private Chain() {}

  /**
   * Checks a whole stream.
   *
   * @param stream its name, for the flaw
   * @param start what its first event must be linked to
   * @param events the events in order, from number 0
   */
  public static Verdict check(String stream, Link start, Iterator<? extends Written> events) {
    return check(stream, start, 0, events);
  }

  /** Checks the part of a stream that begins with the event {@code first}. */
  public static Verdict check(
      String stream, Link start, long first, Iterator<? extends Written> events) {
    long number = first;
    Link head = start;
    while (events.hasNext()) {
      Written written = events.next();
      Entry entry;
      try {
        entry = written.entry();
      } catch (EntryException e) {
        return bad(stream, number, first, head, "it cannot be read: " + e.getMessage());
      }
      Optional<String> wrong = wrong(number, head, written.number(), entry);
      if (wrong.isPresent()) {
        return bad(stream, number, first, head, wrong.get());
      }
      head = entry.link();
      number++;
    }
    return new Verdict(number - first, head, Optional.empty());
  }

  private static Optional<String> wrong(long number, Link head, long found, Entry entry) {
    if (found != number) {
      return Optional.of("it is missing; the next one there is number " + found);
    }
    if (!entry.previous().equals(head)) {
      return Optional.of(
          "it follows "
              + entry.previous()
              + ", but the event before it is "
              + head
              + ": one of the two was changed, put in or cut out");
    }
    return entry.intact()
        ? Optional.empty()
        : Optional.of("its content does not give its link " + entry.link() + ": it was changed");
  }

  private static Verdict bad(String stream, long number, long first, Link head, String what) {
    return new Verdict(number - first, head, Optional.of(new Flaw(stream, number, what)));
  }
}
