package org.adjutant.ledger.store;

import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.LongFunction;
import java.util.function.ToLongFunction;

/** Goes through numbered things window by window; nothing is held open between two windows. */
final class Windows<T> implements Iterator<T> {
  private final long to;
  private final int size;
  private final LongFunction<List<T>> fetch;
  private final ToLongFunction<T> number;
  private Iterator<T> window = Collections.emptyIterator();
  private long next;
  private boolean last;

  /**
   * @param size how many a full window has; a smaller one is the last
   * @param fetch the things from a number on, at most {@code size}
   */
  Windows(long from, long to, int size, LongFunction<List<T>> fetch, ToLongFunction<T> number) {
    this.next = from;
    this.to = to;
    this.size = size;
    this.fetch = fetch;
    this.number = number;
    this.last = from > to;
  }

  @Override
  public boolean hasNext() {
    if (!window.hasNext() && !last) {
      List<T> fetched = fetch.apply(next);
      last = fetched.size() < size;
      window = fetched.iterator();
    }
    return window.hasNext();
  }

  @Override
  public T next() {
    if (!hasNext()) {
      throw new NoSuchElementException("nothing is left up to number " + to);
    }
    T thing = window.next();
    next = number.applyAsLong(thing) + 1;
    return thing;
  }
}
