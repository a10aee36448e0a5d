package org.adjutant.nomansland.elan;

import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.junit.jupiter.api.Test;

/** 2.4.g, 2.4.h, 4.3.3: a drawn Sniper. */
final class SniperTest {
  private static final Given ALONE =
      Battle.phase("tank-you", "counter-attack", "defender")
          .piece("a1", "uk-inf", "attacker", "O3")
          .steps(2)
          .piece("d1", "ge-inf", "defender", "J3")
          .steps(2)
          .piece("officer-9", "officer", "defender", "J3")
          .cup("elan", "sniper", "rallying");
  private static final Given LED =
      ALONE
          .piece("officer-1", "officer", "attacker", "O3")
          .piece("officer-2", "officer", "attacker", "O3")
          .piece("officer-3", "officer", "attacker", "box:pool-attacker");

  private static Then aims(Given given) {
    return given.when("defender", "end").die("elan draw", 1).then();
  }

  @Test
  @ProvesRule({"nomansland:2.4.g", "nomansland:4.3.3.b"})
  void theDefenderNamesAnOfficerWhoDiesOnFiveOrSix() {
    Then drawn = aims(LED);
    drawn.choice("sniper").ownedBy("defender").offers("officer-1").offersNot("officer-3");
    drawn.answer("defender", "officer-9").then().refused("nomansland:2.4.g");
    Then dead = drawn.answer("defender", "officer-2").die("sniper", 5).then();
    dead.at("officer-2", "box:lost-attacker").at("officer-1", "O3");
    dead.input("nomansland:2.4.g", "die", 5).cites("nomansland:4.3.3.b");
    Then lives = drawn.answer("defender", "officer-2").die("sniper", 4).then();
    lives.at("officer-2", "O3").input("nomansland:2.4.g", "die", 4);
  }

  @Test
  @ProvesRule("nomansland:2.4.h")
  void theMarkerLeavesPlayWhateverTheDie() {
    Then drawn = aims(LED);
    for (int die : new int[] {1, 6}) {
      Then done = drawn.answer("defender", "officer-1").die("sniper", die).then();
      assertThat(done.after().cup("elan")).containsExactly("rallying");
    }
  }

  @Test
  void withoutAnOfficerOnTheMapTheMarkerIsSpentOrGoesBack() {
    Then spent = aims(ALONE).noChoice().usesReading("nomansland:NI-084", 1);
    assertThat(spent.after().cup("elan")).containsExactly("rallying");
    Then back = aims(ALONE.reading("nomansland:NI-084", 2)).noChoice();
    assertThat(back.after().cup("elan")).containsExactly("rallying", "sniper");
  }
}
