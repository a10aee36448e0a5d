package org.adjutant.ledger.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.adjutant.ledger.dice.Seed;

/**
 * What the dice of a game are derived from: the seed committed to at its opening, of which every
 * branch has a part; and seeds of their own for branches that are played when that is public.
 *
 * @param game the game's, as far as the copy at hand has it
 * @param revealed whether it is public
 * @param late the ids of the branches begun since
 * @param own by the id of a branch, those of its own in the order in which it was given them
 */
public record Seeds(
    Optional<Seed> game, boolean revealed, Set<String> late, Map<String, List<OwnSeed>> own) {
  static final Seeds NONE =
      new Seeds(Optional.empty(), false, new LinkedHashSet<>(), new LinkedHashMap<>());

  /** The latest seed of a branch's own; empty if it has none. */
  public Optional<OwnSeed> own(String branch) {
    List<OwnSeed> all = own.getOrDefault(branch, List.of());
    return all.isEmpty() ? Optional.empty() : Optional.of(all.get(all.size() - 1));
  }

  /** The seed of its own that counts for an event along a branch; empty if none does. */
  private Optional<OwnSeed> own(String branch, long number) {
    Optional<OwnSeed> found = Optional.empty();
    for (OwnSeed seed : own.getOrDefault(branch, List.of())) {
      found = seed.after() < number ? Optional.of(seed) : found;
    }
    return found;
  }

  /** What an event along a branch is derived from; empty if the copy at hand does not have it. */
  public Optional<Seed> at(String branch, long number) {
    Optional<OwnSeed> counts = own(branch, number);
    return counts.isPresent() ? counts.get().seed() : game.map(seed -> seed.ofBranch(branch));
  }

  /** True if what an event along a branch is derived from was public when the branch began. */
  public boolean foreseeable(String branch, long number) {
    return late.contains(branch) && own(branch, number).isEmpty();
  }

  /** True if the next dice of a branch could be foreseen by everybody. */
  public boolean isPublic(String branch) {
    return own(branch).map(OwnSeed::revealed).orElse(revealed);
  }

  Seeds committed(Optional<Seed> seed) {
    return new Seeds(seed, revealed, late, own);
  }

  Seeds opened(String hex) {
    return new Seeds(Optional.of(new Seed(hex)), true, late, own);
  }

  Seeds begun(String branch) {
    if (!revealed) {
      return this;
    }
    Set<String> more = new LinkedHashSet<>(late);
    more.add(branch);
    return new Seeds(game, true, more, own);
  }

  Seeds given(OwnSeed seed) {
    List<OwnSeed> all = new ArrayList<>(own.getOrDefault(seed.branch(), List.of()));
    all.add(seed);
    return with(seed.branch(), all);
  }

  /** The latest seed of a branch's own is public. @throws GameException if it has none */
  Seeds opened(String branch, String hex, String nonce) {
    OwnSeed latest =
        own(branch)
            .orElseThrow(
                () -> new GameException("branch " + branch + " has no seed of its own to reveal"));
    List<OwnSeed> all = new ArrayList<>(own.getOrDefault(branch, List.of()));
    all.set(all.size() - 1, latest.opened(hex, nonce));
    return with(branch, all);
  }

  private Seeds with(String branch, List<OwnSeed> seeds) {
    Map<String, List<OwnSeed>> more = new LinkedHashMap<>(own);
    more.put(branch, List.copyOf(seeds));
    return new Seeds(game, revealed, late, more);
  }
}
