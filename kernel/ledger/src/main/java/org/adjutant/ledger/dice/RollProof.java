package org.adjutant.ledger.dice;

import java.util.List;
import java.util.Optional;

/**
 * What is recorded of a roll, enough to verify it once the seed of the branch is revealed.
 *
 * @param algorithm how it was derived
 * @param key what it was for, as given to {@link Dice#roll}
 * @param sides the number of sides of each die
 * @param faces what was rolled, in the same order
 */
public record RollProof(String algorithm, String key, List<Integer> sides, List<Integer> faces) {
  public RollProof {
    sides = List.copyOf(sides);
    faces = List.copyOf(faces);
    if (sides.size() != faces.size()) {
      throw new IllegalArgumentException(
          sides.size() + " dice have " + faces.size() + " faces; each has one");
    }
  }

  /** Rolls, and keeps the proof. */
  public static RollProof of(Seed branch, String key, List<Integer> sides) {
    return new RollProof(Dice.ALGORITHM, key, sides, Dice.roll(branch, key, sides));
  }

  /** What is wrong with this roll, if anything, now that the seed of its branch is known. */
  public Optional<String> wrongUnder(Seed branch) {
    if (!algorithm.equals(Dice.ALGORITHM)) {
      return Optional.of(
          "roll "
              + key
              + " was derived by "
              + algorithm
              + ", which is not known here; "
              + Dice.ALGORITHM
              + " is");
    }
    List<Integer> derived = Dice.roll(branch, key, sides);
    return derived.equals(faces)
        ? Optional.empty()
        : Optional.of(
            "roll " + key + " is recorded as " + faces + ", but the seed gives " + derived);
  }
}
