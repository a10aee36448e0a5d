package org.adjutant.loos.series;

import static org.adjutant.kit.given.Given.given;
import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.loos.series.game.SeriesRules;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.junit.jupiter.api.Test;

/**
 * 7.0 to 7.2, as far as the markers on hand go: the pools hold 1 to 5 for blue, 2 and 6 for red.
 */
final class SupportMarkersTest {
  private static final Given BEFORE_TURN_1 =
      given(Plains.title(""))
          .clock(0, "mobile-combat", "red")
          .cup("pool:blue", "1", "2", "3", "4", "5")
          .cup("pool:red", "2", "6");

  /** Turn 1 allots 3 of 5 to blue and 2 of 2 to red. */
  private static Then turn1(int... dice) {
    return BEFORE_TURN_1.when("red", "end").die("support markers", dice).then().permitted();
  }

  @Test
  @ProvesRule({"loos:4.1.a", "loos:7.1.a"})
  void aTurnOpensWithBothSidesReceivingTheirAllotments() {
    turn1(1, 1, 1)
        .phase("movement")
        .turn(1)
        .cites("loos:4.1.a", "loos:7.1.a", "loos:3.0.d")
        .tally("allotment:blue", 3)
        .tally("allotment:red", 2)
        .event("loos/MarkersReceived")
        .fact("side", "red")
        .fact("markers", 2);
  }

  @Test
  @ProvesRule("loos:7.1.b")
  void anAllotmentBelowThePoolIsDrawnBlindly() {
    Then then = turn1(5, 1, 3).cites("loos:7.1.b");
    assertThat(then.after().cup("received:blue")).containsExactly("5", "1", "4");
    assertThat(then.after().cup("pool:blue")).containsExactly("2", "3");
    for (String side : new String[] {"blue", "red"}) {
      Position view = then.after().seenBy(Viewer.of(SideId.of(side)));
      assertThat(view.cup("received:blue")).isEmpty();
      assertThat(view.cup("pool:blue")).isEmpty();
      assertThat(view.cupSize("received:blue")).isEqualTo(3);
    }
  }

  @Test
  void noViewTellsWhichDiceWereDrawnWith() {
    Position one = turn1(5, 1, 3).after();
    Position other = turn1(2, 2, 2).after();
    for (String side : new String[] {"blue", "red"}) {
      Viewer viewer = Viewer.of(SideId.of(side));
      assertThat(one.seenBy(viewer)).isEqualTo(other.seenBy(viewer));
    }
  }

  @Test
  void aWholePoolIsReceivedWithoutDrawingAndItsOwnerKnowsIt() {
    Position after = turn1(1, 1, 1).after();
    assertThat(after.seenBy(Viewer.of(SideId.of("red"))).cup("received:red"))
        .containsExactly("2", "6");
    assertThat(after.seenBy(Viewer.of(SideId.of("blue"))).cup("received:red")).isEmpty();
  }

  @Test
  void aDrawWaitsForChanceAndGoesOn() {
    BEFORE_TURN_1
        .when("red", "end")
        .then()
        .awaitsRoll("support markers")
        .diceFall(4, 1, 1)
        .then()
        .phase("movement")
        .event("loos/MarkersReceived")
        .fact("side", "blue");
  }

  private static final Given BEFORE_TURN_2 =
      turn1(5, 1, 3)
          .given()
          .clock(1, "mobile-combat", "red")
          .cup("received:blue", "1")
          .cup("used:blue", "5", "4");

  @Test
  @ProvesRule("loos:7.2.b")
  void aUsedMarkerIsOutForTheTurnAndMayComeBackLater() {
    assertThat(BEFORE_TURN_2.position().cup("pool:blue")).doesNotContain("4", "5");
    Then turn2 = BEFORE_TURN_2.when("red", "end").dice(5).then().cites("loos:7.2.b").turn(2);
    assertThat(turn2.after().cup("received:blue")).containsExactly("5");
    assertThat(turn2.after().cup("used:blue")).isEmpty();
  }

  @Test
  @ProvesRule("loos:7.2.c")
  void markersLeftOverLapse() {
    Then turn2 = BEFORE_TURN_2.when("red", "end").dice(2).then().cites("loos:7.2.c");
    turn2.tally("allotment:blue", 1).tally("allotment:red", 0);
    assertThat(turn2.after().cup("received:blue")).containsExactly("2");
    assertThat(turn2.after().cup("pool:blue")).containsExactly("1", "3", "4", "5");
    assertThat(turn2.after().cup("received:red")).isEmpty();
    assertThat(turn2.after().cup("pool:red")).containsExactly("2", "6");
  }

  @Test
  @ProvesRule("loos:7.2.f")
  void lossesChangeNoAllotment() {
    BEFORE_TURN_2
        .piece("b1", "foot", "blue", "box:eliminated")
        .steps(0)
        .piece("r1", "foot", "red", "box:eliminated")
        .steps(0)
        .when("red", "end")
        .dice(2)
        .then()
        .tally("allotment:blue", 1)
        .tally("allotment:red", 0);
  }

  @Test
  void aTitleMayGiveAllMarkersOpenly() {
    var title = Plains.title("", "", SeriesRules.SERIES.withDrawing((allotted, pool) -> false));
    Position after =
        given(title, BEFORE_TURN_1.position()).when("red", "end").then().permitted().after();
    assertThat(after.cup("received:blue")).containsExactly("1", "2", "3", "4", "5");
  }
}
