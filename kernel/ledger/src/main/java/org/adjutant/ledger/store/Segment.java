package org.adjutant.ledger.store;

/**
 * A part of a branch's past that stands in one stream. Numbers are counted along the branch from
 * the opening; an event's number in its stream is smaller by the offset.
 *
 * @param stream where the events stand
 * @param offset the number along the branch of the stream's number 0
 * @param first the number of the first event here
 * @param last the number of the last event here; {@link Long#MAX_VALUE} for what is still growing
 */
public record Segment(String stream, long offset, long first, long last) {
  public Segment {
    if (offset < 0 || first < offset || last < first) {
      throw new IllegalArgumentException(
          "numbers " + first + " to " + last + " of " + stream + " with the offset " + offset);
    }
  }

  /** The number in the stream of the event with a number along the branch. */
  public long own(long number) {
    return number - offset;
  }
}
