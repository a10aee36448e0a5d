package org.adjutant.ledger.game;

import org.adjutant.ledger.chain.Link;

/**
 * What an append is answered with, and kept as for a command sent again.
 *
 * @param number of the last event appended, in its stream
 * @param head its link
 */
public record Appended(long number, Link head, String stream) {
  String write() {
    return number + " " + head + " " + stream;
  }

  /** Reads what the aggregate wrote. */
  public static Appended read(String answer) {
    String[] parts = answer.split(" ", 3);
    return new Appended(Long.parseLong(parts[0]), new Link(parts[1]), parts[2]);
  }
}
