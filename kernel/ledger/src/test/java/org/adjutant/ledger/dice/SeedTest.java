package org.adjutant.ledger.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Seeds, what the seats add to them, and commitments. */
final class SeedTest {
  private static final Seed SEED =
      new Seed("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");

  @Test
  void aCommitmentHoldsForItsSeedAndNonceOnly() {
    Commitment commitment = Commitment.to(SEED, "nonce");
    assertThat(commitment.hex())
        .isEqualTo("c7dc67a5370494b9611b188ee57ea38c3752810176fc99a9b5671ae57598a74f");
    assertThat(commitment.holds(SEED, "nonce")).isTrue();
    assertThat(commitment.holds(SEED, "another")).isFalse();
    assertThat(commitment.holds(SEED.ofBranch("b"), "nonce")).isFalse();
  }

  @Test
  void contributionsAreMixedInWhateverTheirOrder() {
    Map<String, String> oneWay = new LinkedHashMap<>();
    oneWay.put("german", "kaffee");
    oneWay.put("british", "tea");
    Map<String, String> other = new LinkedHashMap<>();
    other.put("british", "tea");
    other.put("german", "kaffee");
    assertThat(SEED.mixedWith(oneWay)).isEqualTo(SEED.mixedWith(other));
    assertThat(SEED.mixedWith(other).hex())
        .isEqualTo("cd0fbc11334eee2588445429620f93fbeb15b6f740923df5999ac64afcf02d4f");
    other.put("german", "kaffee!");
    assertThat(SEED.mixedWith(oneWay)).isNotEqualTo(SEED.mixedWith(other));
  }

  @Test
  void everyBranchHasItsOwnSeed() {
    assertThat(SEED.ofBranch("main").hex())
        .isEqualTo("c8e7ff4ee3560169ff1cfa636556b8f4ba0d8d810e22addf53238cf492aa79a0");
    assertThat(SEED.ofBranch("b")).isNotEqualTo(SEED.ofBranch("main"));
    assertThat(SEED.nonceFor("main")).isNotEqualTo(SEED.ofBranch("main").hex());
  }

  @Test
  void aSeedIsNotShownByAccident() {
    assertThat(SEED.toString()).doesNotContain("0001");
  }

  @Test
  void aSeedComesFromAPassedInSource() {
    assertThat(Seed.from(bytes -> bytes[31] = 7).hex()).isEqualTo("0".repeat(63) + "7");
    assertThatThrownBy(() -> new Seed("abc")).hasMessageContaining("64 hexadecimal digits");
  }
}
