package org.adjutant.nomansland.elan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.junit.jupiter.api.Test;

/** 1.8, 4.3.3.a: what is in the cup when the Assault begins. */
final class ShuffleTest {
  private static Then filled(Given given) {
    return given.clock(0, "counter-preparation", "defender").when("defender", "end").then();
  }

  private static void holds(Then then, int forward, int snipers, String... more) {
    List<String> cup = then.after().cup("elan");
    for (String kind : List.of("initiative", "close-combat", "rallying")) {
      assertThat(Collections.frequency(cup, kind)).isEqualTo(4);
    }
    assertThat(Collections.frequency(cup, "forward")).isEqualTo(forward);
    assertThat(Collections.frequency(cup, "sniper")).isEqualTo(snipers);
    assertThat(cup).containsAll(List.of(more)).hasSize(12 + forward + snipers + more.length);
  }

  @Test
  @ProvesRule({"nomansland:1.8.a", "nomansland:4.3.3.a", "nomansland:S09.defender.i"})
  void theCupHoldsFourMarkersOfEachKindAndTheSnipers() {
    Then nine = filled(Battle.on("silent-death")).cites("nomansland:1.8.a", "nomansland:4.3.3.a");
    holds(nine.cites("nomansland:S09.defender.i"), 4, 2);
    nine.event("nomansland/CupFilled").fact("markers", 18);
  }

  @Test
  @ProvesRule({"nomansland:S08.special.a", "nomansland:S08.defender.d"})
  void inTheEighthScenarioAForwardMarkerIsLeftOut() {
    Then eight = filled(Battle.on("specialists"));
    holds(eight.cites("nomansland:S08.special.a", "nomansland:S08.defender.d"), 3, 2);
    filled(Battle.on("last-gamble")).citesNot("nomansland:S08.special.a");
  }

  @Test
  @ProvesRule("nomansland:S11.defender.e")
  void theEleventhScenarioHasTwoSnipers() {
    holds(filled(Battle.on("last-gamble")).cites("nomansland:S11.defender.e"), 4, 2);
  }

  @Test
  void whatBarragesTookOutOfTheHeadquartersIsInTheCup() {
    holds(filled(Battle.on("silent-death").tally("lost:cp", 1).cup("elan", "cp")), 4, 2, "cp");
    Given lost = Battle.on("silent-death").tally("lost:art", 1).tally("lost:ca", 1);
    holds(filled(lost), 4, 2, "art", "ca");
  }
}
