package org.adjutant.loos.series.combat;

import static org.adjutant.loos.series.combat.CombatField.assuming;
import static org.adjutant.loos.series.combat.CombatField.combat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.SetCup;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.junit.jupiter.api.Test;

/** 8.2.1 b: markers committed face down in turns. */
final class SupportTest {
  private static final Given READY =
      combat()
          .piece("b1", "line", "blue", "0605")
          .steps(2)
          .piece("r1", "line", "red", "0705")
          .steps(2)
          .cup("received:blue", "2", "3", "5")
          .cup("received:red", "6", "1");

  private static Then declared() {
    return READY.when("blue", "attack 0705 with b1").then().permitted();
  }

  @Test
  @ProvesRule("loos:8.2.1.b")
  void theSidesCommitInTurnsAttackerFirst() {
    Then one = declared();
    one.choice("support").ownedBy("blue").offersOnly("place", "pass");
    Then two = one.answer("blue", "place").then().permitted();
    two.choice("support").ownedBy("red").offersOnly("place", "pass");
    Then three = two.answer("red", "place").then().permitted();
    three.choice("support").ownedBy("blue");
    Then four = three.answer("blue", "place").then().permitted();
    four.choice("support").ownedBy("red");
    Then five = four.answer("red", "place").dice(1).then().permitted();
    five.noChoice()
        .cites("loos:8.2.1.b", "loos:7.2.e")
        .event("SupportRevealed")
        .fact("blue", Data.numbers(List.of(2, 3)))
        .fact("red", Data.numbers(List.of(6, 1)));
  }

  @Test
  @ProvesRule({"loos:8.2.1.b", "loos:7.2.a"})
  void aSideThatPassedMayStillCommitLaterButNeverMoreThanTwo() {
    Then end =
        declared()
            .answer("blue", "pass")
            .then()
            .answer("red", "pass")
            .then()
            .answer("blue", "place")
            .then()
            .answer("red", "pass")
            .dice(1)
            .then()
            .permitted();
    end.event("SupportRevealed")
        .fact("blue", Data.numbers(List.of(2)))
        .fact("red", Data.numbers(List.of()));
    end.cites("loos:7.2.a");
    assertThat(end.after().cup("used:blue")).containsExactly("2");
    assertThat(end.after().cup("received:blue")).containsExactly("3", "5");
  }

  @Test
  @ProvesRule("loos:8.2.1.b")
  void nobodyKnowsWhatLiesFaceDown() {
    Then placed = declared().answer("blue", "place").then().answer("red", "place").then();
    for (String side : List.of("blue", "red")) {
      Position seen = placed.after().seenBy(Viewer.of(SideId.of(side)));
      assertThat(seen.paper("committed:blue:1")).contains(Data.EMPTY);
      assertThat(seen.paper("committed:red:1")).contains(Data.EMPTY);
      assertThat(seen.cup("received:blue")).isEmpty();
    }
    assertThat(placed.after().paper("committed:red:1")).contains(Data.of("number", 6));
  }

  @Test
  @ProvesRule("loos:8.2.1.b")
  void theViewsDoNotDependOnWhatLiesFaceDown() {
    Given other = READY.cup("received:blue", "9", "3", "5");
    Then one = declared().answer("blue", "place").then();
    Then two = other.when("blue", "attack 0705 with b1").then().answer("blue", "place").then();
    for (String side : List.of("blue", "red")) {
      Viewer viewer = Viewer.of(SideId.of(side));
      assertThat(one.after().seenBy(viewer)).isEqualTo(two.after().seenBy(viewer));
    }
  }

  @Test
  void aSideThatReceivedItsWholePoolChoosesTheMarker() {
    Audience blue = Audience.of(SideId.of("blue"));
    Given open = READY.with(new SetCup("received:blue", List.of("2", "3", "3"), blue));
    Then asked = open.when("blue", "attack 0705 with b1").then();
    asked.choice("support").offersOnly("place 2", "place 3", "pass");
    asked.answer("blue", "place").then().refused("loos:7.1.b");
    asked.answer("blue", "place 5").then().refused("loos:7.1.b");
    Then placed = asked.answer("blue", "place 3").then().permitted();
    assertThat(placed.after().cup("received:blue")).containsExactly("2", "3");
    assertThat(placed.after().seenBy(Viewer.of(SideId.of("blue"))).paper("committed:blue:1"))
        .contains(Data.of("number", 3));
    assertThat(placed.after().seenBy(Viewer.of(SideId.of("red"))).paper("committed:blue:1"))
        .contains(Data.EMPTY);
  }

  @Test
  void aSideThatDrawsBlindlyNamesNoMarkerAndOneThatPassesNeither() {
    declared().answer("blue", "place 3").then().refused("loos:7.1.b");
    declared().answer("blue", "pass 3").then().refused("loos:8.2.1.b");
  }

  @Test
  void aSideWithoutMarkersIsNotAsked() {
    Given none = assuming(READY.cup("received:blue").cup("received:red", "4"), ".");
    Then asked = none.when("blue", "attack 0705 with b1").then();
    asked.choice("support").ownedBy("red");
    asked
        .answer("red", "place")
        .then()
        .noChoice()
        .event("SupportRevealed")
        .fact("red", Data.numbers(List.of(4)));
  }
}
