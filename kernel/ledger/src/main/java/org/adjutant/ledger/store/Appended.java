package org.adjutant.ledger.store;

import org.adjutant.ledger.chain.Link;

/**
 * What a {@link Following} command is answered with. All of it stands in the record, so that an
 * answer can be given again from there.
 *
 * @param number of the last event appended, in its stream
 * @param head its link
 */
public record Appended(long number, Link head, String stream) {

  /** The text to answer with. */
  public String write() {
    return number + " " + head + " " + stream;
  }

  /** Reads what {@link #write} wrote. */
  public static Appended read(String answer) {
    String[] parts = answer.split(" ", 3);
    return new Appended(Long.parseLong(parts[0]), new Link(parts[1]), parts[2]);
  }
}
