package org.adjutant.ledger.chain;

import java.util.Iterator;
import java.util.Optional;

/**
 * Looks out for a head noted down earlier while a stream is checked. A chain cannot see that its
 * own tail was cut off; whoever kept an acknowledged head can.
 */
public final class HeadWatch {
  private final Link head;
  private boolean seen;

  public HeadWatch(Link head) {
    this.head = head;
  }

  /** The same events, watched as they go by. */
  public Iterator<Written> over(Iterator<? extends Written> events) {
    return new Iterator<>() {
      @Override
      public boolean hasNext() {
        return events.hasNext();
      }

      @Override
      public Written next() {
        return new Watched(events.next());
      }
    };
  }

  /** The verdict on the watched stream, bad if the noted head did not go by. */
  public Verdict judge(String stream, Verdict verdict) {
    if (!verdict.good() || seen || verdict.head().equals(head)) {
      return verdict;
    }
    String what =
        "the stream ends before it, but the noted head "
            + head
            + " has not gone by: the tail was"
            + " cut off, or the head is of another stream";
    Flaw flaw = new Flaw(stream, verdict.events(), what);
    return new Verdict(verdict.events(), verdict.head(), Optional.of(flaw));
  }

  private final class Watched implements Written {
    private final Written written;

    Watched(Written written) {
      this.written = written;
    }

    @Override
    public long number() {
      return written.number();
    }

    @Override
    public Entry entry() {
      Entry entry = written.entry();
      seen |= entry.link().equals(head);
      return entry;
    }
  }
}
