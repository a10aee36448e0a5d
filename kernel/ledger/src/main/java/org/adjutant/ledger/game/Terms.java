package org.adjutant.ledger.game;

import org.adjutant.rules.data.Data;

/**
 * What a game is played by: a version of its pack, and the fingerprint of a data set.
 *
 * @param since how many events the game's own stream had when they came into force
 */
public record Terms(String version, String data, long since) {
  Data write() {
    return Data.of("version", version).with("data", data);
  }

  /**
   * Nobody is asked for what is so already.
   *
   * @throws GameException if the wanted terms are these
   */
  public void refuseSame(Proposal.Adopt wanted) {
    if (version.equals(wanted.version()) && data.equals(wanted.data())) {
      throw new GameException(
          "nothing to adopt: the game is played by this version of the pack and these data already");
    }
  }
}
