package org.adjutant.nomansland.dice;

import static org.adjutant.kit.given.Given.given;

import java.util.List;
import java.util.TreeMap;
import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.nomansland.Probe;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Chapter;
import org.junit.jupiter.api.Test;

/** Initiative: claimed before the dice, one for a roll. */
class InitiativeTest {
  /** An action with two rolls, each with its total told by an event. */
  private static Given twoRolls() {
    TreeMap<String, Stage> stages = new TreeMap<>();
    stages.put(
        "first",
        play -> {
          tell(play);
          return Throw.dice(play, Sides.ATTACKER, 1, "second", "it", "second", Data.EMPTY);
        });
    stages.put(
        "second",
        play -> {
          tell(play);
          return Step.done();
        });
    Chapter needs = new Chapter(List.of(), List.of(), stages);
    return given(
            Probe.of(
                play -> {
                  Initiative.claim(play);
                  return Throw.dice(play, Sides.ATTACKER, 1, "first", "it", "first", play.locals());
                },
                List.of(Initiative.VALIDATOR),
                needs))
        .clock(1, "action", "attacker", "defender");
  }

  private static void tell(Play play) {
    int total = play.sum() + Throw.initiative(play);
    play.happens("nomansland/Told", Data.of("total", total));
  }

  @Test
  @ProvesRule({"nomansland:2.0.e", "nomansland:2.0.h"})
  void eachClaimedRollHasOneMoreAndTheNextOnesHaveNot() {
    twoRolls()
        .tally("elan:initiative", 1)
        .when("attacker", "probe it initiative 1")
        .dice(4, 4)
        .then()
        .permitted()
        .event("nomansland/Told")
        .fact("total", 5)
        .and()
        .event("nomansland/InitiativeUsed")
        .times(1)
        .and()
        .tally("elan:initiative", 2)
        .tally("claimed", 0);
  }

  @Test
  @ProvesRule("nomansland:2.0.f")
  void eachUseMovesTheMarkerDownABoxUntilNothingIsLeft() {
    Given last = twoRolls().tally("elan:initiative", 4);
    last.when("attacker", "probe it initiative 2")
        .dice(1, 1)
        .then()
        .permitted()
        .cites("nomansland:2.0.f")
        .tally("elan:initiative", 6);
    last.when("attacker", "probe it initiative 3").then().refused("nomansland:2.0.f");
    twoRolls()
        .tally("elan:initiative", 6)
        .when("attacker", "probe it initiative 1")
        .then()
        .refused("nomansland:2.0.f");
  }

  @Test
  @ProvesRule("nomansland:2.0.g")
  void thereIsNoneBeforeAMarkerWasDrawn() {
    twoRolls().when("attacker", "probe it initiative 1").then().refused("nomansland:2.0.g");
  }

  @Test
  @ProvesRule("nomansland:2.0.a")
  void theDefenderHasNone() {
    twoRolls()
        .tally("elan:initiative", 1)
        .when("defender", "probe it initiative 1")
        .then()
        .refused("nomansland:2.0.a");
  }

  @Test
  void whatIsClaimedAndNotNeededLapses() {
    twoRolls()
        .tally("elan:initiative", 1)
        .tally("claimed", 3)
        .when("attacker", "probe it")
        .dice(4, 4)
        .then()
        .noEvent("nomansland/InitiativeUsed")
        .tally("claimed", 0);
  }

  @Test
  @ProvesRule("nomansland:2.2.3.g")
  void underTheFlareUseStillMovesTheMarkerDown() {
    Given flared =
        twoRolls().tally("elan:initiative", 1).attribute(Subject.GAME, "sos", Data.of(1));
    flared
        .when("attacker", "probe it initiative 1")
        .dice(4, 4)
        .then()
        .cites("nomansland:2.2.3.g")
        .tally("elan:initiative", 2);
  }

  @Test
  void otherReadingsGiveOneUseADrawnMarkerOrALongerTrackOrAllForOneRoll() {
    Given drawn = twoRolls().tally("elan:initiative", 2).tally("elan:initiative-drawn", 1);
    drawn.when("attacker", "probe it initiative 1").dice(1, 1).then().permitted();
    Given spent = drawn.reading("nomansland:NI-067", 2);
    spent.when("attacker", "probe it initiative 1").then().refused("nomansland:2.0.f");
    Given low = twoRolls().tally("elan:initiative", 6).reading("nomansland:NI-066", 2);
    low.when("attacker", "probe it initiative 1").dice(1, 1).then().tally("elan:initiative", 7);
    Given free = twoRolls().tally("elan:initiative", 1).reading("nomansland:NI-068", 2);
    free.when("attacker", "probe it initiative 3")
        .dice(1, 1)
        .then()
        .event("nomansland/Told")
        .fact("total", 4);
    Given combat = twoRolls().tally("elan:initiative", 1).reading("nomansland:NI-069", 2);
    combat
        .when("attacker", "probe it initiative 1")
        .dice(1, 1)
        .then()
        .noEvent("nomansland/InitiativeUsed");
    Given flared =
        twoRolls()
            .tally("elan:initiative", 1)
            .attribute(Subject.GAME, "sos", Data.of(1))
            .reading("nomansland:NI-071", 2);
    flared.when("attacker", "probe it initiative 1").then().refused("nomansland:2.0.f");
  }
}
