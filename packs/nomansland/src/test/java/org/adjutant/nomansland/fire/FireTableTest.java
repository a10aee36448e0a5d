package org.adjutant.nomansland.fire;

import static org.adjutant.nomansland.fire.FireField.back;
import static org.adjutant.nomansland.fire.FireField.front;
import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Subject;
import org.junit.jupiter.api.Test;

/** Dice and modifiers on the Fire Table (2.1.3.2). */
final class FireTableTest {
  private static final String TABLE = "nomansland:2.1.3.2.b";
  private static final Subject K7 = Subject.of(Place.hex("K7"));

  private static Then fire(Given given, int... dice) {
    return given.when("attacker", "fire fr-inf-1 at ge-inf-1").dice(dice).then().permitted();
  }

  private static Then fireBack(Given given, int... dice) {
    return given.when("defender", "fire ge-inf-1 at fr-inf-1").dice(dice).then().permitted();
  }

  private static void modified(Then then, String name, int add) {
    assertThat(then.ruling().trail())
        .as("the trail with %s counting %s", name, add)
        .filteredOn(finding -> finding.rule().text().equals(TABLE))
        .map(finding -> finding.inputs().get("of").find(name).map(Data::integer).orElse(0))
        .contains(add);
  }

  @Test
  @ProvesRule("nomansland:2.1.3.2.a")
  void asManyDiceAsTheFirepowerAreRolledAndTheHighestCounts() {
    front().when("attacker", "fire fr-inf-1 at ge-inf-1").then().awaitsRoll("fire");
    fire(front(), 4, 2).input("nomansland:2.1.3.2.a", "kept", 4);
    fire(front().where("fr-inf-1").steps(1), 3).input("nomansland:2.1.3.2.a", "dice", 1);
    fireBack(back(), 1, 5, 2).input("nomansland:2.1.3.2.a", "kept", 5);
  }

  @Test
  @ProvesRule(TABLE)
  void theKeptDieModifiedIsReadInTheColumnOfTheCover() {
    fire(front(), 4, 1).source("table", "fire, column trench, row 6", "Pinned");
    fire(front().moved("ge-inf-1", "K7"), 4, 1)
        .source("table", "fire, column open, row 6", "Loss and Pinned")
        .steps("ge-inf-1", 1)
        .having("ge-inf-1", "pinned", Data.of(true));
    Given pillbox =
        front()
            .moved("ge-inf-1", "I7")
            .piece("pillbox-1", "pillbox", "defender", "I7")
            .where("ge-inf-1")
            .having("inside", "pillbox-1");
    fire(pillbox, 3, 1).source("table", "fire, column pillbox, row 5", "no effect");
    Given shellhole =
        front().moved("ge-inf-1", "I7").piece("shellhole-1", "shellhole", "defender", "I7");
    fire(shellhole, 4, 1).source("table", "fire, column trench, row 6", "Pinned");
  }

  @Test
  @ProvesRule("nomansland:4.2.13.d")
  void aNestCoversLikeATrench() {
    Given nest =
        front()
            .moved("ge-inf-1", "I7")
            .piece("mg-nest-1", "mg-nest", "defender", "I7")
            .where("ge-inf-1")
            .having("inside", "mg-nest-1");
    fire(nest, 4, 1)
        .source("table", "fire, column trench, row 6", "Pinned")
        .cites("nomansland:4.2.13.d");
  }

  @Test
  void theSizeOfTheTargetIsAddedOrOneForAnySizeByTheOtherReading() {
    modified(fire(front(), 1, 1), "size-2", 2);
    modified(fire(front().where("ge-inf-1").steps(1), 1, 1), "size-1", 1);
    Given nobody = front().without("ge-inf-1").piece("ge-inf-1", "ge-mg", "defender", "J7");
    fire(nobody, 5, 1).input(TABLE, "total", 5);
    fire(front().reading("nomansland:NI-125", 2), 3, 1).input(TABLE, "total", 4);
    fire(nobody.reading("nomansland:NI-125", 2), 5, 1).input(TABLE, "total", 5);
  }

  @Test
  void fromFiveHexesOnTheRangeCounts() {
    modified(fire(front().moved("fr-inf-1", "N7"), 1, 1), "range", 0);
    modified(fire(front().moved("fr-inf-1", "O7"), 1, 1), "range", -1);
  }

  @Test
  void aPinnedOrGassedFirerFiresWorse() {
    modified(fire(front().where("fr-inf-1").being("pinned"), 1, 1), "pinned", -2);
    Given gassed = front().where("fr-inf-1").being("gassed");
    modified(fire(gassed, 1, 1), "gassed", -2);
    modified(fire(gassed.reading("nomansland:NI-086", 3), 1, 1), "gassed", 0);
    fire(gassed.where("fr-inf-1").being("pinned"), 5, 1).input(TABLE, "total", 3);
  }

  @Test
  @ProvesRule("nomansland:2.2.0.c")
  void withoutTheCommandPostTheDefenderFiresWorse() {
    Given without = back().tally("lost:cp", 1);
    modified(fireBack(without, 1, 1, 1), "no-cp", -1);
    fireBack(without, 1, 1, 1).cites("nomansland:2.2.0.c");
    modified(fire(front().tally("lost:cp", 1), 1, 1), "no-cp", 0);
    modified(fireBack(back(), 1, 1, 1), "no-cp", 0);
  }

  @Test
  @ProvesRule("nomansland:2.1.3.2.c")
  void aRolledSixPinsAtLeast() {
    Given weak = front().where("fr-inf-1").being("pinned").being("gassed").moved("fr-inf-1", "O7");
    fire(weak, 6, 1)
        .input(TABLE, "total", 3)
        .cites("nomansland:2.1.3.2.c")
        .usesReading("nomansland:NI-044", 1)
        .having("ge-inf-1", "pinned", Data.of(true))
        .steps("ge-inf-1", 2);
    fire(weak, 5, 1).citesNot("nomansland:2.1.3.2.c").noEvent("nomansland/UnitPinned");
    fire(front(), 6, 1).citesNot("nomansland:2.1.3.2.c").steps("ge-inf-1", 1);
  }

  @Test
  @ProvesRule("nomansland:2.1.3.2.d")
  void aRolledSixDoesNothingMoreToAPinnedUnit() {
    Given weak =
        front()
            .where("fr-inf-1")
            .being("pinned")
            .being("gassed")
            .moved("fr-inf-1", "O7")
            .where("ge-inf-1")
            .being("pinned")
            .piece("officer-1", "officer", "defender", "J7");
    fire(weak, 6, 1)
        .cites("nomansland:2.1.3.2.d")
        .noEvent("nomansland/UnitPinned")
        .steps("ge-inf-1", 2)
        .citesNot("nomansland:2.1.3.2.e");
  }

  @Test
  @ProvesRule("nomansland:2.1.3.2.e")
  void anOfficerWithAUnitThatIsHitDiesOnASix() {
    Given led = front().piece("officer-1", "officer", "defender", "J7");
    Then dead =
        led.when("attacker", "fire fr-inf-1 at ge-inf-1")
            .die("fire", 4, 1)
            .die("officer", 6)
            .then()
            .permitted();
    dead.cites("nomansland:2.1.3.2.e").at("officer-1", "box:lost-defender");
    led.when("attacker", "fire fr-inf-1 at ge-inf-1")
        .die("fire", 4, 1)
        .die("officer", 5)
        .then()
        .at("officer-1", "J7");
    fire(led, 1, 1).citesNot("nomansland:2.1.3.2.e").at("officer-1", "J7");
  }

  @Test
  void initiativeIsAddedToTheTotal() {
    Given keen = front().tally("elan:initiative", 1);
    Then then =
        keen.when("attacker", "fire fr-inf-1 at ge-inf-1 initiative 1")
            .dice(4, 1)
            .then()
            .permitted();
    modified(then, "initiative", 1);
    then.input(TABLE, "total", 7).tally("elan:initiative", 2);
    back()
        .tally("elan:initiative", 1)
        .when("defender", "fire ge-inf-1 at fr-inf-1 initiative 1")
        .then()
        .refused("nomansland:2.0.a");
  }

  @Test
  @ProvesRule({"nomansland:2.1.3.2.i", "nomansland:2.1.3.2.k", "nomansland:1.5.4.2.b"})
  void smokeOnTheLineHindersOnce() {
    Given smoke = front().attribute(K7, "smoke", Data.of(1));
    Then one = fire(smoke, 1, 1);
    modified(one, "hindrance", -1);
    one.cites("nomansland:1.5.4.2.b", "nomansland:2.1.3.2.i", "nomansland:2.1.3.2.k");
    Given more =
        smoke
            .attribute(K7, "smoke", Data.of(3))
            .attribute(Subject.of(Place.hex("L7")), "gas", Data.of(1));
    modified(fire(more, 1, 1), "hindrance", -1);
    modified(
        fire(front().attribute(Subject.of(Place.hex("K8")), "smoke", Data.of(1)), 1, 1),
        "hindrance",
        0);
  }

  @Test
  @ProvesRule({"nomansland:4.1.1.3.b", "nomansland:4.1.2.g"})
  void gasAndTheCreepingBarrageHinderToo() {
    Then gas = fire(front().attribute(K7, "gas", Data.of(1)), 1, 1);
    modified(gas, "hindrance", -1);
    gas.cites("nomansland:4.1.1.3.b");
    Then creeping = fire(front().attribute(Subject.GAME, "creep-row", Data.of("K")), 1, 1);
    modified(creeping, "hindrance", -1);
    creeping.cites("nomansland:4.1.2.g");
  }

  @Test
  @ProvesRule("nomansland:2.1.3.2.j")
  void smokeInTheEndHexesHindersAndByOneReadingNothingElseThere() {
    for (String end : new String[] {"M7", "J7"}) {
      Subject hex = Subject.of(Place.hex(end));
      Then smoke = fire(front().attribute(hex, "smoke", Data.of(1)), 1, 1);
      modified(smoke, "hindrance", -1);
      smoke.cites("nomansland:2.1.3.2.j");
      Given gas = front().attribute(hex, "gas", Data.of(1));
      modified(fire(gas, 1, 1), "hindrance", -1);
      modified(fire(gas.reading("nomansland:NI-124", 2), 1, 1), "hindrance", 0);
    }
  }

  @Test
  void smokeBesideAHexsideThatTheLineRunsAlongHinders() {
    Given along = front().moved("fr-inf-1", "L3").moved("ge-inf-1", "L5");
    Subject k4 = Subject.of(Place.hex("K4"));
    modified(fire(along.attribute(k4, "smoke", Data.of(1)), 1, 1), "hindrance", -1);
  }
}
