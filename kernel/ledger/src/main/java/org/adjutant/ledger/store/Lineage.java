package org.adjutant.ledger.store;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import org.adjutant.ledger.chain.EntryException;

/**
 * The past of a branch: which events of which streams it consists of, through all the forks before
 * it. Forks never change, so a lineage may be kept as long as one likes; it also sees what is
 * appended to its branch later.
 */
public final class Lineage {
  private final EventReader reader;
  private final String branch;
  private final List<Segment> segments;

  private Lineage(EventReader reader, String branch, List<Segment> segments) {
    this.reader = reader;
    this.branch = branch;
    this.segments = List.copyOf(segments);
  }

  /**
   * Finds the lineage of a branch by reading the first event of each stream on the way back.
   *
   * @throws StoreException.Corrupt if a stream on the way is missing, damaged or its own ancestor
   */
  public static Lineage of(EventReader reader, String branch) {
    List<Segment> back = new ArrayList<>();
    Set<String> met = new LinkedHashSet<>();
    String stream = branch;
    long last = Long.MAX_VALUE;
    while (true) {
      if (!met.add(stream)) {
        throw new StoreException.Corrupt("A branch is its own ancestor", stream + " in " + met);
      }
      Optional<Fork> fork = begin(reader, stream, branch);
      long offset = fork.map(Fork::at).orElse(0L);
      long first = fork.isPresent() ? offset + 1 : 0;
      if (first <= last) {
        back.add(new Segment(stream, offset, first, last));
      }
      if (fork.isEmpty()) {
        Collections.reverse(back);
        return new Lineage(reader, branch, back);
      }
      stream = fork.get().parent();
      last = Math.min(last, offset);
    }
  }

  /** The stream of the branch itself. */
  public String branch() {
    return branch;
  }

  /** The parts of the past, oldest first. The last one is the branch's own and still grows. */
  public List<Segment> segments() {
    return segments;
  }

  /** The number of the last event of the branch: where it forked, if nothing happened since. */
  public long head() {
    Segment own = segments.get(segments.size() - 1);
    return own.offset() + reader.last(branch).orElseThrow(() -> gone(branch));
  }

  /** The part of the past that an event stands in. @param number along the branch, from 0 */
  public Segment segmentOf(long number) {
    for (int i = segments.size() - 1; i > 0; i--) {
      if (segments.get(i).first() <= number) {
        return segments.get(i);
      }
    }
    return segments.get(0);
  }

  /** One event. @param number along the branch, from 0 */
  public Optional<Numbered> event(long number) {
    Segment segment = segmentOf(number);
    return reader.row(segment.stream(), segment.own(number)).map(row -> new Numbered(number, row));
  }

  /** The events from one number to another, both included, oldest first. */
  public Iterator<Numbered> events(long from, long to) {
    return events(from, to, Wanted.ALL);
  }

  /** Those of them that are wanted. */
  public Iterator<Numbered> events(long from, long to, Wanted wanted) {
    return new Walk(from, to, wanted);
  }

  private static Optional<Fork> begin(EventReader reader, String stream, String branch) {
    Row first = reader.row(stream, 0).orElseThrow(() -> gone(stream));
    try {
      return Fork.in(first.entry());
    } catch (EntryException e) {
      throw new StoreException.Corrupt(
          "Where branch " + branch + " comes from cannot be read: " + e.getMessage(),
          "event 0 of " + stream);
    }
  }

  private static StoreException gone(String stream) {
    return new StoreException.Corrupt("There is no stream " + stream, stream);
  }

  private final class Walk implements Iterator<Numbered> {
    private final long from;
    private final long to;
    private final Wanted wanted;
    private Iterator<Row> rows = Collections.emptyIterator();
    private int next;
    private long offset;

    Walk(long from, long to, Wanted wanted) {
      this.from = from;
      this.to = to;
      this.wanted = wanted;
    }

    @Override
    public boolean hasNext() {
      while (!rows.hasNext() && next < segments.size()) {
        Segment segment = segments.get(next++);
        offset = segment.offset();
        long low = segment.own(Math.max(from, segment.first()));
        long high = segment.own(Math.min(to, segment.last()));
        if (low <= high) {
          rows = reader.rows(segment.stream(), low, high, wanted);
        }
      }
      return rows.hasNext();
    }

    @Override
    public Numbered next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      Row row = rows.next();
      return new Numbered(offset + row.number(), row);
    }
  }
}
