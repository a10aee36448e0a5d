package org.adjutant.ledger.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rolls derived from a seed. The known answers were computed by an independent program. */
final class DiceTest {
  private static final Seed SEED =
      new Seed("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
  private static final String KEY = "3|combat|crt|A>1113|0";

  @Test
  void knownRolls() {
    assertThat(Dice.roll(SEED, KEY, List.of(6, 6))).containsExactly(6, 4);
    assertThat(Dice.roll(SEED, KEY, Collections.nCopies(12, 6)))
        .containsExactly(6, 4, 3, 5, 1, 5, 3, 1, 6, 2, 4, 5);
    assertThat(Dice.roll(SEED, "deck", List.of(10, 9, 8, 7, 6, 5, 4, 3, 2)))
        .containsExactly(7, 3, 3, 4, 5, 4, 4, 1, 1);
  }

  @Test
  void knownRollsOfHugeDiceThatPassWordsOver() {
    int huge = 3 << 29;
    List<Integer> sides = List.of(Integer.MAX_VALUE, 1, 100, huge);
    List<Integer> thrice = IntStream.range(0, 12).mapToObj(i -> sides.get(i % 4)).toList();
    assertThat(Dice.roll(SEED, "big", thrice))
        .containsExactly(
            1167125743,
            1,
            77,
            929595002,
            1984766391,
            1,
            18,
            1498051158,
            1590860262,
            1,
            3,
            503047611);
  }

  @Test
  void anotherKeyOrSeedIsAnotherRoll() {
    List<Integer> twenty = Collections.nCopies(20, 6);
    Set<List<Integer>> rolls = new LinkedHashSet<>();
    for (int i = 0; i < 100; i++) {
      rolls.add(Dice.roll(SEED, "3|combat|crt|A>1113|" + i, twenty));
      rolls.add(Dice.roll(SEED.ofBranch("b" + i), KEY, twenty));
    }
    assertThat(rolls).hasSize(200);
  }

  @Test
  void aDieWithoutSidesIsRefused() {
    assertThatThrownBy(() -> Dice.roll(SEED, KEY, List.of(6, 0)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("not 0");
  }

  /** Chi-square with the critical value for p = 0.001; the seed is fixed, so it cannot flicker. */
  @ParameterizedTest
  @CsvSource({"2, 10.83", "6, 20.52", "10, 27.88", "20, 43.82"})
  void everyFaceIsEquallyLikely(int sides, double critical) {
    int rolls = 60_000;
    int[] counts = new int[sides];
    for (int i = 0; i < rolls / 10; i++) {
      for (int face : Dice.roll(SEED, "chi|" + sides + "|" + i, Collections.nCopies(10, sides))) {
        counts[face - 1]++;
      }
    }
    double expected = (double) rolls / sides;
    double chi =
        IntStream.of(counts).mapToDouble(c -> (c - expected) * (c - expected) / expected).sum();
    assertThat(chi).isLessThan(critical);
  }

  @Test
  void consecutiveDiceAreIndependent() {
    int[] pairs = new int[36];
    for (int i = 0; i < 36_000; i++) {
      List<Integer> two = Dice.roll(SEED, "pair|" + i, List.of(6, 6));
      pairs[(two.get(0) - 1) * 6 + two.get(1) - 1]++;
    }
    double chi = IntStream.of(pairs).mapToDouble(c -> (c - 1000.0) * (c - 1000.0) / 1000).sum();
    assertThat(chi).isLessThan(66.6);
  }

  @Test
  void aProofHoldsUnderItsSeedOnly() {
    RollProof proof = RollProof.of(SEED, KEY, List.of(6, 6));
    assertThat(proof.wrongUnder(SEED)).isEmpty();
    RollProof changed = new RollProof(proof.algorithm(), KEY, List.of(6, 6), List.of(6, 5));
    assertThat(changed.wrongUnder(SEED).orElseThrow()).contains("[6, 5]", "[6, 4]");
    RollProof later = new RollProof("hmac-sha256/2", KEY, List.of(6, 6), List.of(6, 4));
    assertThat(later.wrongUnder(SEED).orElseThrow()).contains("not known here");
  }
}
