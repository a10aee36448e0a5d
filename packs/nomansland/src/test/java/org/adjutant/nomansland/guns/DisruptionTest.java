package org.adjutant.nomansland.guns;

import static org.adjutant.nomansland.guns.Front.artillery;
import static org.adjutant.nomansland.guns.Front.preparation;
import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Then;
import org.junit.jupiter.api.Test;

/** Barrages on the Command Post and on Communications. */
final class DisruptionTest {
  @Test
  @ProvesRule({"nomansland:4.1.3.a", "nomansland:4.1.3.b"})
  void fivePointsOrMoreMayPutTheCommandPostIntoTheCup() {
    Then then =
        preparation("tank-you", 14)
            .when("attacker", "command-post 6")
            .die("cp", 3)
            .then()
            .permitted()
            .input("nomansland:4.1.3.a", "total", 4)
            .tally("lost:cp", 1)
            .tally("ap:attacker", 8)
            .event("nomansland/CommandTested")
            .fact("result", "disrupted")
            .and();
    assertThat(then.after().cup("elan")).containsExactly("cp");
    then.when("attacker", "command-post 5").then().refused("nomansland:4.1.3.a");
    preparation("tank-you", 14)
        .when("attacker", "command-post 4")
        .then()
        .refused("nomansland:4.1.3.a");
  }

  @Test
  @ProvesRule({"nomansland:4.1.4.a", "nomansland:4.1.4.b"})
  void brokenCommunicationsPutArtAndCaIntoTheCup() {
    Then then =
        preparation("tank-you", 14)
            .when("attacker", "communications 5")
            .die("communications", 4)
            .then()
            .tally("lost:art", 1)
            .tally("lost:ca", 1);
    assertThat(then.after().cup("elan")).containsExactly("art", "ca");
  }

  @Test
  void aRolledOneFailsWhateverIsAdded() {
    preparation("tank-you", 14)
        .when("attacker", "communications 9")
        .dice(1)
        .then()
        .tally("lost:art", 0)
        .event("nomansland/CommandTested")
        .fact("result", "holds");
  }

  @Test
  void readingsSayWhetherTheyMayComeLaterOrAtAll() {
    artillery("tank-you", "attacker", 9)
        .when("attacker", "command-post 5")
        .then()
        .refused("nomansland:4.1.3.a");
    artillery("tank-you", "attacker", 9)
        .reading("nomansland:NI-092", 2)
        .when("attacker", "command-post 5")
        .dice(2)
        .then()
        .permitted();
    preparation("tank-you", 9)
        .reading("nomansland:NI-057", 2)
        .when("attacker", "command-post 5")
        .then()
        .refused("nomansland:1.5.1.c");
  }
}
