package org.adjutant.nomansland.guns;

import static org.adjutant.nomansland.guns.Front.hex;
import static org.adjutant.nomansland.guns.Front.hide;
import static org.adjutant.nomansland.guns.Front.preparation;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Viewer;
import org.junit.jupiter.api.Test;

/** Points granted for each enemy unit, and Bruchmüller's approach. */
final class EachUnitTest {
  private static final int[] TWENTY = new int[20];

  /** Dice for the things under one marker: the first of them as given, the others ones. */
  private static int[] first(int... dice) {
    int[] all = TWENTY.clone();
    java.util.Arrays.fill(all, 1);
    System.arraycopy(dice, 0, all, 0, dice.length);
    return all;
  }

  @Test
  @ProvesRule({"nomansland:S09.attacker.d", "nomansland:S11.attacker.f"})
  void twoShellsScatterAroundEachEnemyUnitSeenOrHidden() {
    for (String scenario : new String[] {"silent-death", "last-gamble"}) {
      Given given =
          hide(preparation(scenario, 0), "ge-inf-1", "ge-inf", "J7")
              .piece("ge-lmg-1", "ge-lmg", "defender", "I3");
      Then then =
          given
              .when("attacker", "each-unit")
              .die("scatter", first(6, 1, 1, 4))
              .die("scatter", 6, 6)
              .die("barrage", 1, 1, 1, 1, 1)
              .die("barrage", 4)
              .then()
              .permitted()
              .having("ge-lmg-1", "pinned", Data.of(true));
      assertThat(then.after().attribute(hex("K7"), "tests")).contains(Data.of(1));
      Event fell =
          then.ruling().events().stream()
              .filter(e -> e.name().equals("nomansland/ShellsFell"))
              .findFirst()
              .orElseThrow();
      assertThat(fell.factsFor(Viewer.of(Front.ATTACKER)))
          .isEqualTo(Data.of("hexes", Data.texts(List.of("J7", "K7", "I3"))));
      then.when("attacker", "each-unit").then().refusedAtLeastFor(rule(scenario));
    }
  }

  private static String rule(String scenario) {
    return scenario.equals("silent-death")
        ? "nomansland:S09.attacker.d"
        : "nomansland:S11.attacker.f";
  }

  @Test
  void inScenarioElevenThePointsMustBeSpent() {
    preparation("last-gamble", 0)
        .when("attacker", "end")
        .then()
        .refused("nomansland:S11.attacker.f");
    preparation("tank-you", 0).when("attacker", "each-unit").then().refused("nomansland:1.5.1.c");
  }

  @Test
  @ProvesRule("nomansland:S10.special.d")
  void theApproachFallsOnTheCommandPostThenCommunicationsThenEachPillbox() {
    Given given =
        preparation("gladiators", 4)
            .piece("q1", "unknown", "defender", "I6")
            .steps(0)
            .piece("pillbox-1", "pillbox", "defender", "I6")
            .steps(0)
            .knownTo("defender")
            .piece("fr-mg-1", "fr-mg", "defender", "I6")
            .having("inside", "pillbox-1")
            .knownTo("defender")
            .piece("pillbox-2", "pillbox", "defender", "I8")
            .steps(0);
    Then then =
        given
            .when("attacker", "approach")
            .die("cp", 4)
            .die("communications", 1)
            .die("barrage", 6, 1, 1, 1, 1)
            .die("barrage", 4)
            .then()
            .permitted()
            .tally("ap:attacker", 4)
            .tally("lost:cp", 1)
            .tally("lost:art", 0)
            .at("pillbox-1", "box:lost-defender")
            .at("fr-mg-1", "box:lost-defender")
            .at("pillbox-2", "I8");
    then.when("attacker", "approach").then().refused("nomansland:S10.special.d");
    given
        .reading("nomansland:NI-093", 2)
        .when("attacker", "approach")
        .die("barrage", 1, 1, 1, 1, 1)
        .die("barrage", 4)
        .then()
        .tally("ap:attacker", 2);
    preparation("tank-you", 4).when("attacker", "approach").then().refused("nomansland:1.5.1.c");
  }
}
