package org.adjutant.host.typed;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What comes near to a mistyped word. */
final class NearTest {
  private static final List<String> VERBS = List.of("move", "attack", "deploy", "end");

  @Test
  void aSlipOfAnyKindIsGuessed() {
    assertThat(Near.guess("mvoe", VERBS)).isEqualTo(" (did you mean move?)");
    assertThat(Near.guess("atack", VERBS)).contains("attack");
    assertThat(Near.guess("DEPLOYY", VERBS)).contains("deploy");
  }

  @Test
  void wordsThatAreFarAwayAreNot() {
    assertThat(Near.guess("bombard", VERBS)).isEmpty();
  }

  @Test
  void theLikestComesFirst() {
    assertThat(Near.to("endd", VERBS)).startsWith("end");
  }
}
