package org.adjutant.ledger;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.adjutant.ledger.dice.Seed;
import org.adjutant.ledger.game.GameCommand;
import org.adjutant.ledger.game.OwnSeed;
import org.adjutant.ledger.game.Register;

/** The seeds of one game's branches: which counts, when one is made public, when one is given. */
final class BranchSeeds {
  private final OpenGame game;
  private final Optional<Seed> seed;
  private final Map<String, Seed> parts = new LinkedHashMap<>();

  /**
   * @param seed of the game; empty where dice are reported. Whoever holds the store can read it
   */
  BranchSeeds(OpenGame game, Optional<Seed> seed) {
    this.game = game;
    this.seed = seed;
  }

  /** What the next dice of a branch are derived from; empty where dice are reported. */
  synchronized Optional<Seed> of(Register register, String branch) {
    Optional<OwnSeed> own = register.seeds().own(branch);
    return own.isPresent()
        ? own.get().seed()
        : seed.map(s -> parts.computeIfAbsent(branch, s::ofBranch));
  }

  /**
   * A branch is over: makes the seed of its own public, if it has one; with the main branch goes
   * the game's.
   */
  void reveal(String branch) {
    Register register = game.register();
    if (branch.equals(register.main())) {
      seed.ifPresent(s -> game.ask("system", new GameCommand.Reveal(s.hex(), s.nonceFor("game"))));
    }
    if (register.seeds().own(branch).isPresent()) {
      game.ask("system", new GameCommand.RevealBranch(branch));
    }
  }

  /** Gives a branch a seed of its own for what follows an event, if the one it has is public. */
  void renew(String branch, long after) {
    game.ask("system", new GameCommand.Reseed(branch, after));
  }
}
