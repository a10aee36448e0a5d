package org.adjutant.ledger.game;

import org.adjutant.ledger.chain.Envelope;
import org.adjutant.rules.data.Data;

/**
 * A name for a point of the tree.
 *
 * @param branch the id of the branch
 * @param at the number of the event along it
 * @param by who set it, in {@code millis} since 1970
 */
public record Bookmark(String name, String branch, long at, String by, long millis) {
  static Bookmark read(Data body, Envelope envelope) {
    return new Bookmark(
        body.text("name"),
        body.text("branch"),
        body.get("at").number(),
        envelope.actor(),
        envelope.millis());
  }

  static Data write(String name, String branch, long at) {
    return Data.of("name", name).with("branch", branch).with("at", at);
  }
}
