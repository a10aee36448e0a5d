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
}
