package org.adjutant.ledger.store;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Receipts beside events, by their commands, and how far each stream has been read for them. */
final class Waiting {
  private final Map<String, Receipt> receipts = new LinkedHashMap<>();
  private final Map<Long, Span> spans = new TreeMap<>();

  /**
   * The events of a stream that may have receipts, by their keys.
   *
   * @param since the first that has one
   * @param last the last there is
   */
  record Span(long since, long last) {
    long stream() {
      return StreamKeys.Key.stream(since);
    }
  }

  /** Whether nothing but these were written. */
  synchronized boolean covers(List<Span> written) {
    return written.equals(List.copyOf(spans.values()));
  }

  /** A text that is another one after whatever was written where receipts wait. */
  synchronized String mark() {
    StringBuilder mark = new StringBuilder();
    for (Span span : spans.values()) {
      mark.append(mark.isEmpty() ? "" : ",").append(span.since()).append(' ').append(span.last());
    }
    return mark.toString();
  }

  /**
   * A copy to go on from, now that these are written: empty if receipts were put into the table
   * since, for then none of these waits any more or all were read.
   */
  synchronized Waiting before(List<Span> written) {
    Waiting copy = new Waiting();
    boolean grown =
        spans.values().stream()
            .allMatch(read -> written.stream().anyMatch(span -> span.since() == read.since()));
    if (grown) {
      copy.receipts.putAll(receipts);
      copy.spans.putAll(spans);
    }
    return copy;
  }

  /** The key of the first event of a span that was not read. */
  synchronized long next(Span span) {
    Span read = spans.get(span.stream());
    return read == null ? span.since() : read.last() + 1;
  }

  /** Takes in what was read of a span, up to its end. */
  synchronized void read(Span span, List<Receipt> found) {
    spans.put(span.stream(), span);
    found.forEach(receipt -> receipts.put(receipt.command(), receipt));
  }

  /** Takes in a receipt that was written. */
  synchronized void add(long event, Receipt receipt) {
    long stream = StreamKeys.Key.stream(event);
    Span read = spans.get(stream);
    spans.put(stream, new Span(read == null ? event : read.since(), event));
    receipts.put(receipt.command(), receipt);
  }

  synchronized Optional<Receipt> find(String command) {
    return Optional.ofNullable(receipts.get(command));
  }

  synchronized List<Receipt> receipts() {
    return new ArrayList<>(receipts.values());
  }

  synchronized boolean hasStreamOf(long event) {
    return spans.containsKey(StreamKeys.Key.stream(event));
  }

  /** Whether there are more than some receipts, or more than some streams that have any. */
  synchronized boolean exceeds(int most, int streams) {
    return receipts.size() > most || spans.size() > streams;
  }
}
