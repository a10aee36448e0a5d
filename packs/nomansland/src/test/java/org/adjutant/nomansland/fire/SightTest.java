package org.adjutant.nomansland.fire;

import static org.adjutant.nomansland.fire.FireField.back;
import static org.adjutant.nomansland.fire.FireField.front;
import static org.adjutant.nomansland.fire.FireField.hidden;
import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.nomansland.Battle;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.rules.board.Place.Hex;
import org.junit.jupiter.api.Test;

/** Lines of sight (2.1.3.1.g to 2.1.3.1.k). */
final class SightTest {
  private static final String FIRE = "fire fr-inf-1 at ge-inf-1";
  private static final String BLOCKED = "nomansland:2.1.3.1.k";

  private static void clear(Given given) {
    given.when("attacker", FIRE).dice(1, 1).then().permitted();
  }

  private static void blocked(Given given, String by) {
    given.when("attacker", FIRE).then().refused(BLOCKED).cites(by);
  }

  /** L3 sees L5 along the hexside between K4 and L4. */
  private static Given alongASide() {
    return front().moved("fr-inf-1", "L3").moved("ge-inf-1", "L5");
  }

  @Test
  @ProvesRule({"nomansland:2.1.3.1.h", "nomansland:2.1.3.1.k"})
  void aPillboxOrABarricadeOnTheLineBlocksIt() {
    blocked(front().piece("pillbox-1", "pillbox", "defender", "L7"), "nomansland:2.1.3.1.h");
    blocked(front().piece("barricade-1", "barricade", "defender", "K7"), "nomansland:2.1.3.1.h");
    clear(front().piece("dugout-1", "dugout", "defender", "L7"));
    clear(front().piece("mg-nest-1", "mg-nest", "defender", "L7"));
    clear(front().piece("pillbox-1", "pillbox", "defender", "L8"));
  }

  @Test
  @ProvesRule("nomansland:2.1.3.1.i")
  void anyOtherFightingUnitOnTheLineBlocksItEvenInATrench() {
    blocked(front().piece("fr-inf-2", "fr-inf", "attacker", "L7"), "nomansland:2.1.3.1.i");
    blocked(front().piece("ge-sec-1", "ge-sec", "defender", "K7"), "nomansland:2.1.3.1.i");
    blocked(
        front().moved("ge-inf-1", "I7").piece("ge-sec-1", "ge-sec", "defender", "J7"),
        "nomansland:2.1.3.1.i");
    clear(front().piece("officer-1", "officer", "attacker", "L7"));
    clear(front().piece("tank-1", "tank", "attacker", "L7").being("wreck"));
    blocked(front().piece("tank-1", "tank", "attacker", "L7"), "nomansland:2.1.3.1.i");
  }

  @Test
  void unitsInTheEndHexesAndInDugoutsDoNotBlock() {
    clear(
        front()
            .piece("fr-inf-2", "fr-inf", "attacker", "M7")
            .piece("ge-sec-1", "ge-sec", "defender", "J7"));
    clear(
        front()
            .moved("ge-inf-1", "H7")
            .piece("dugout-1", "dugout", "defender", "I7")
            .piece("ge-sec-1", "ge-sec", "defender", "I7")
            .having("inside", "dugout-1"));
  }

  @Test
  void enemiesAloneBlockByTheOtherReading() {
    Given enemiesOnly = front().reading("nomansland:NI-119", 2);
    clear(enemiesOnly.piece("fr-inf-2", "fr-inf", "attacker", "L7"));
    blocked(enemiesOnly.piece("ge-sec-1", "ge-sec", "defender", "K7"), "nomansland:2.1.3.1.i");
  }

  @Test
  void toTheAttackerEveryMarkerBlocksToTheDefenderWhatLiesUnderIt() {
    Given dugout =
        front()
            .moved("ge-inf-1", "H7")
            .piece("dugout-1", "dugout", "defender", "I7")
            .knownTo("defender")
            .piece("q1", "unknown", "defender", "I7");
    blocked(dugout, "nomansland:2.1.3.1.i");
    dugout
        .clock(1, "action", "defender")
        .when("defender", "fire ge-inf-1 at fr-inf-1")
        .dice(1, 1, 1)
        .then()
        .permitted();
    Given section = hidden(front().moved("ge-inf-1", "H7"), "ge-sec-1", "I7");
    blocked(section, "nomansland:2.1.3.1.i");
    section
        .clock(1, "action", "defender")
        .when("defender", "fire ge-inf-1 at fr-inf-1")
        .then()
        .refused(BLOCKED);
  }

  @Test
  @ProvesRule("nomansland:2.1.3.1.j")
  void aHexsideOnTheLineDoesNotBlockIt() {
    Given beside =
        alongASide()
            .piece("fr-inf-2", "fr-inf", "attacker", "K4")
            .piece("fr-inf-3", "fr-inf", "attacker", "L4");
    beside.when("attacker", FIRE).dice(1, 1).then().permitted().cites("nomansland:2.1.3.1.j");
    blocked(beside.reading("nomansland:NI-160", 2), "nomansland:2.1.3.1.i");
    clear(beside.without("fr-inf-3").reading("nomansland:NI-160", 2));
    blocked(beside.without("fr-inf-3").reading("nomansland:NI-160", 3), "nomansland:2.1.3.1.i");
  }

  @Test
  @ProvesRule("nomansland:4.3.4.b")
  void aLoopholeBlocksTheAttackersLineAlone() {
    Field field = new Field(Battle.setting("specialists"), Battle.on("specialists").position());
    Hex inside = new Hex("G3");
    Hex outside = new Hex("I3");
    assertThat(Sight.clear(field, outside, inside, Sides.ATTACKER)).isFalse();
    assertThat(Sight.clear(field, inside, outside, Sides.DEFENDER)).isTrue();
    assertThat(Sight.clear(field, new Hex("I2"), new Hex("G2"), Sides.ATTACKER)).isTrue();
    Battle.action("specialists", "attacker")
        .piece("fr-hp16-1", "fr-hp16", "attacker", "I3")
        .steps(2)
        .piece("ge-sec-1", "ge-sec", "defender", "G3")
        .when("attacker", "fire fr-hp16-1 at ge-sec-1 as rifle")
        .then()
        .refused(BLOCKED)
        .cites("nomansland:4.3.4.b");
  }

  @Test
  void whatBlocksIsOfferedToNobody() {
    Given both = back().piece("fr-inf-2", "fr-inf", "attacker", "M9").steps(2);
    both.when("defender", "fire ge-inf-1 at ge-inf-1")
        .then()
        .may("defender")
        .offered("fire ge-inf-1 at fr-inf-1", "fire ge-inf-1 at fr-inf-2");
    both.piece("pillbox-1", "pillbox", "defender", "L7")
        .when("defender", "fire ge-inf-1 at fr-inf-1")
        .then()
        .may("defender")
        .notOffered("fire ge-inf-1 at fr-inf-1")
        .offered("fire ge-inf-1 at fr-inf-2");
  }
}
