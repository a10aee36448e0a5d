package org.adjutant.ledger.game;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.adjutant.ledger.chain.Entry;
import org.adjutant.ledger.chain.EventType;
import org.adjutant.ledger.dice.Commitment;
import org.adjutant.ledger.dice.Seed;
import org.adjutant.ledger.record.Unsealed;
import org.adjutant.rules.data.Data;

/**
 * A seed that one branch was given for itself, because the one before was public and its rolls
 * could have been foreseen.
 *
 * @param branch the id of the branch
 * @param after the number along the branch of the last event that it does not count for
 * @param commitment the published hash of it
 * @param seed as far as the copy at hand has it: in the umpire's part, or revealed
 * @param nonce revealed with it; empty until then
 */
public record OwnSeed(
    String branch, long after, String commitment, Optional<Seed> seed, Optional<String> nonce) {

  static OwnSeed of(String branch, long after, Seed seed) {
    String hash = Commitment.to(seed, seed.nonceFor(branch)).hex();
    return new OwnSeed(branch, after, hash, Optional.of(seed), Optional.empty());
  }

  public boolean revealed() {
    return nonce.isPresent();
  }

  /** True if the seed at hand is not the one committed to. */
  public boolean broken() {
    return seed.filter(
            s -> !new Commitment(commitment).holds(s, nonce.orElseGet(() -> s.nonceFor(branch))))
        .isPresent();
  }

  /** The commitment for everybody, the seed for the umpire. */
  Unsealed committed() {
    Map<String, Data> secret = new LinkedHashMap<>();
    seed.ifPresent(s -> secret.put("umpire", Data.of("seed", s.hex())));
    return new Unsealed(
        EventType.parse(Register.SEEDED + "@1"),
        Data.of("branch", branch).with("after", after).with("commitment", commitment),
        secret);
  }

  static OwnSeed read(Data body, Entry entry) {
    return new OwnSeed(
        body.text("branch"),
        body.get("after").number(),
        body.text("commitment"),
        Opening.seedIn(entry),
        Optional.empty());
  }

  OwnSeed opened(String hex, String with) {
    return new OwnSeed(branch, after, commitment, Optional.of(new Seed(hex)), Optional.of(with));
  }
}
