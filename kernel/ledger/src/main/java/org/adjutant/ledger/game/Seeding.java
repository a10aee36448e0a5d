package org.adjutant.ledger.game;

import java.util.Optional;
import org.adjutant.ledger.dice.Seed;
import org.adjutant.ledger.record.Unsealed;
import org.adjutant.rules.data.Data;

/** When seeds are made public, and when a branch is given one of its own. */
final class Seeding {
  private Seeding() {}

  /** Nothing if the branch has a seed that is not public. */
  static Decision given(Register register, GameCommand.Reseed wanted, Seed seed) {
    String id = register.branch(wanted.branch()).id();
    return register.seeds().isPublic(id)
        ? Decision.only(OwnSeed.of(id, wanted.after(), seed).committed(), id)
        : Decision.nothing();
  }

  static Decision revealed(Register register, GameCommand.Reveal reveal) {
    return register.revealedSeed().isPresent()
        ? Decision.nothing()
        : Decision.only(
            Unsealed.open(
                Register.REVEALED + "@1",
                Data.of("seed", reveal.seed()).with("nonce", reveal.nonce())),
            "");
  }

  /** Nothing if the branch has no seed of its own that is still secret. */
  static Decision revealed(Register register, GameCommand.RevealBranch over) {
    String id = register.branch(over.branch()).id();
    Optional<Seed> secret =
        register.seeds().own(id).filter(own -> !own.revealed()).flatMap(OwnSeed::seed);
    return secret
        .map(
            seed ->
                Decision.only(
                    Unsealed.open(
                        Register.BRANCH_REVEALED + "@1",
                        Data.of("branch", id)
                            .with("seed", seed.hex())
                            .with("nonce", seed.nonceFor(id))),
                    id))
        .orElseGet(Decision::nothing);
  }
}
