package org.adjutant.ledger.chain;

/**
 * The first thing that is wrong with a chain.
 *
 * @param stream the stream it is in
 * @param number the number of the event in that stream, from 0
 * @param what what is wrong, for a person
 */
public record Flaw(String stream, long number, String what) {
  @Override
  public String toString() {
    return "event " + number + " of " + stream + ": " + what;
  }
}
