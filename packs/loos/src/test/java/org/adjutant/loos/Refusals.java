package org.adjutant.loos;

import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.given.Then;
import org.adjutant.rules.ruling.Finding;

/** What refusals say. */
public final class Refusals {
  private Refusals() {}

  /** It is refused, and each of these is said to be legal instead. */
  public static void legal(Then then, String... remedies) {
    assertThat(then.ruling().permitted()).as("whether it is permitted").isFalse();
    assertThat(then.ruling().forbidding())
        .as("%s", then.ruling().input())
        .extracting(Finding::remedy)
        .contains(remedies)
        .doesNotContain("");
  }
}
