package org.adjutant.loos.series;

import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.junit.jupiter.api.Test;

/** 5.3. */
final class StackingTest {
  private static final Given TWO_FRIENDS =
      Plains.movement()
          .piece("b1", "foot", "blue", "0505")
          .steps(2)
          .piece("b2", "foot", "blue", "0504")
          .steps(2);

  @Test
  @ProvesRule("loos:5.3.a")
  void twoUnitsInAHexAreNoLegalPosition() {
    Given stacked = TWO_FRIENDS.moved("b1", "0504");
    assertThat(stacked.title().brokenInvariant(stacked.position()).orElseThrow())
        .contains("loos:5.3.a");
    assertThat(TWO_FRIENDS.title().brokenInvariant(TWO_FRIENDS.position())).isEmpty();
  }

  @Test
  @ProvesRule("loos:5.3.b")
  void aUnitPassesThroughFriendsForNothingMore() {
    TWO_FRIENDS
        .when("blue", "move b1 0503 via 0504")
        .then()
        .permitted()
        .cites("loos:5.3.b")
        .event("MovementDeclared")
        .fact("spent", "2 MP");
  }

  @Test
  @ProvesRule({"loos:5.3.a", "loos:5.3.c"})
  void aMoveDoesNotEndInTheHexOfAFriend() {
    TWO_FRIENDS
        .when("blue", "move b1 0504")
        .then()
        .refused("loos:5.3.a", "loos:5.3.c")
        .may("blue")
        .notOffered("move b1 0504");
  }
}
