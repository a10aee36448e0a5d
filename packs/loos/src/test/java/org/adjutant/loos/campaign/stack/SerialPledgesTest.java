package org.adjutant.loos.campaign.stack;

import static org.adjutant.loos.campaign.stack.StackField.assuming;
import static org.adjutant.loos.campaign.stack.StackField.battalion;
import static org.adjutant.loos.campaign.stack.StackField.exploited;
import static org.adjutant.loos.campaign.stack.StackField.half;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.loos.campaign.Battle;
import org.junit.jupiter.api.Test;

/**
 * Attacks one after another where further enemies lie behind the same trench: 5a in 2415 faces g1
 * in 2514 and g2 in 2414, and 6a in 2513 stands behind both.
 */
final class SerialPledgesTest {
  private static Given trench() {
    Given given = Battle.bare(2, "mobile-combat", "british");
    given = half(half(given, "5a", "5", "2415"), "6a", "6", "2513");
    return exploited(
        battalion(battalion(given, "g1", "111", "2514"), "g2", "14", "2414"), "5a", "6a");
  }

  @Test
  @ProvesRule("loos:14.3.h")
  void whoIsNeededForWhatIsPledgedDoesNotAttackTheSameHexNext() {
    Then pledged =
        assuming(trench(), ".").when("british", "attack 2514 with 5a pledging 2414").then();
    pledged.permitted().noChoice().event("CombatResolved").fact("defence", 3);
    pledged.when("british", "attack 2414 with 6a").then().permitted();
    Then open = assuming(trench(), ".").when("british", "attack 2514 with 5a").then();
    open.choice("then").offersOnly("none", "6a");
    open.answer("british", "6a").then().permitted();
  }

  @Test
  void whoIsNotNeededMay() {
    Given more = exploited(half(trench(), "19a", "19", "2313"), "19a");
    Then asked = assuming(more, ".").when("british", "attack 2514 with 5a pledging 2414").then();
    asked.choice("then").offersOnly("none", "6a");
    asked.answer("british", "6a").then().permitted();
  }
}
