package org.adjutant.nomansland.move;

import static org.adjutant.nomansland.move.MoveField.facing;
import static org.adjutant.nomansland.move.MoveField.germans;
import static org.adjutant.nomansland.move.MoveField.tank;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Subject;
import org.junit.jupiter.api.Test;

/** Out of the wire (2.1.2.1). The first row is Thick in scenario 7. */
final class ExtractionTest {
  private static final String CHECK = "nomansland:2.1.2.1.b";
  private static final Subject K7 = Subject.of(Place.hex("K7"));

  private static Given wire(String grade) {
    return germans()
        .moved("ge-inf-1", "K7")
        .moved("ge-inf-2", "K7")
        .moved("officer-1", "K7")
        .attribute(K7, "wire", Data.of(grade));
  }

  private static Then leave(Given given, int die) {
    return given
        .when("attacker", "move ge-inf-1,officer-1 to L7")
        .die("extraction", die)
        .then()
        .permitted();
  }

  @Test
  @ProvesRule(CHECK)
  void aStackMustPassACheckToLeaveAWireHex() {
    leave(wire("intact"), 4)
        .cites(CHECK)
        .source("table", "extraction, column result, row 4+", "free")
        .at("ge-inf-1", "L7")
        .at("officer-1", "L7")
        .at("ge-inf-2", "K7");
    Then held = leave(wire("intact"), 3);
    held.source("table", "extraction, column result, row ..3", "held")
        .at("ge-inf-1", "K7")
        .at("officer-1", "K7")
        .having("ge-inf-1", "acted", Data.of("move"));
    held.when("attacker", "move ge-inf-1 to L7").then().refused("nomansland:2.1.b");
    held.when("attacker", "move ge-inf-2 to L7").die("extraction", 4).then().permitted();
    germans()
        .moved("ge-inf-1", "L7")
        .when("attacker", "move ge-inf-1 to K7")
        .then()
        .permitted()
        .citesNot(CHECK);
  }

  @Test
  void whoIsHeldMayFireByTheOtherReading() {
    Given fire = wire("intact").piece("uk-inf-1", "uk-inf", "defender", "I8").steps(2);
    leave(fire, 3)
        .usesReading("nomansland:NI-049", 1)
        .when("attacker", "fire ge-inf-1 at uk-inf-1")
        .then()
        .refused("nomansland:2.1.b");
    Then held = leave(fire.reading("nomansland:NI-049", 2), 3);
    held.when("attacker", "fire ge-inf-1 at uk-inf-1").dice(1, 1, 1).then().permitted();
    held.when("attacker", "move ge-inf-1 to L7").then().refused("nomansland:2.1.b");
  }

  @Test
  @ProvesRule({"nomansland:2.1.2.1.c", "nomansland:2.1.2.1.i"})
  void tanksAndABreachNeedNoCheck() {
    wire("breach")
        .when("attacker", "move ge-inf-1 to L7")
        .then()
        .permitted()
        .cites("nomansland:2.1.2.1.c", "nomansland:2.1.2.1.i")
        .at("ge-inf-1", "L7");
    tank()
        .moved("tank-1", "K7")
        .when("attacker", "move tank-1 to J7")
        .die("breakdown", 1)
        .then()
        .permitted()
        .cites("nomansland:2.1.2.1.c")
        .at("tank-1", "J7");
  }

  @Test
  void aTankGetsOutWhereTheInfantryWithItIsHeld() {
    Given both =
        tank().moved("tank-1", "K7").piece("uk-inf-1", "uk-inf", "attacker", "K7").steps(2);
    both.when("attacker", "move tank-1,uk-inf-1 to J7").then().refused("nomansland:0.4.c");
    facing(both, "tank-1", 4)
        .when("attacker", "move tank-1,uk-inf-1 to L7")
        .die("extraction", 1)
        .die("breakdown", 1)
        .then()
        .permitted()
        .at("tank-1", "L7")
        .at("uk-inf-1", "K7");
  }

  @Test
  @ProvesRule("nomansland:2.1.2.1.d")
  void damagedWireHelpsAndThickWireHinders() {
    leave(wire("damaged"), 3).input(CHECK, "total", 4).at("ge-inf-1", "L7");
    leave(wire("thick"), 4).input(CHECK, "total", 3).at("ge-inf-1", "K7");
    leave(wire("thick"), 5)
        .at("ge-inf-1", "L7")
        .cites("nomansland:2.1.2.1.d")
        .usesReading("nomansland:NI-048", 1);
    leave(wire("damaged").reading("nomansland:NI-048", 2), 4).input(CHECK, "total", 3);
    leave(wire("thick").reading("nomansland:NI-048", 2), 3).input(CHECK, "total", 4);
    leave(wire("thick").reading("nomansland:NI-048", 3), 4).input(CHECK, "total", 3);
  }

  @Test
  @ProvesRule({"nomansland:2.1.2.1.e", "nomansland:4.2.10.b"})
  void stosstruppenCutTheWireForThoseWhoLeaveWithThem() {
    Given mixed =
        Battle.action("gladiators", "attacker")
            .piece("ge-stoss-1", "ge-stoss", "attacker", "K7")
            .steps(2)
            .piece("ge-lmg-1", "ge-lmg", "attacker", "K7")
            .attribute(K7, "wire", Data.of("intact"));
    mixed
        .when("attacker", "move ge-stoss-1,ge-lmg-1 to L7")
        .die("extraction", 3)
        .then()
        .permitted()
        .cites("nomansland:2.1.2.1.e")
        .usesReading("nomansland:NI-051", 1)
        .input(CHECK, "total", 4)
        .at("ge-lmg-1", "L7");
    mixed
        .when("attacker", "move ge-lmg-1 to L7")
        .die("extraction", 3)
        .then()
        .citesNot("nomansland:2.1.2.1.e")
        .at("ge-lmg-1", "K7");
    mixed
        .reading("nomansland:NI-051", 2)
        .when("attacker", "move ge-stoss-1,ge-lmg-1 to L7")
        .die("extraction", 3)
        .then()
        .at("ge-stoss-1", "K7");
    mixed
        .reading("nomansland:NI-051", 2)
        .when("attacker", "move ge-stoss-1 to L7")
        .die("extraction", 3)
        .then()
        .at("ge-stoss-1", "L7");
  }

  @Test
  @ProvesRule("nomansland:2.1.2.1.h")
  void menWhoPassDoNotDestroyTheWire() {
    leave(wire("damaged"), 6).cites("nomansland:2.1.2.1.h").noEvent("nomansland/WireTested");
  }

  @Test
  void initiativeHelpsAndTheDefenderIsHeldToo() {
    wire("intact")
        .tally("elan:initiative", 1)
        .when("attacker", "move ge-inf-1 to L7 initiative 1")
        .die("extraction", 3)
        .then()
        .input(CHECK, "total", 4)
        .at("ge-inf-1", "L7");
    germans()
        .piece("uk-inf-1", "uk-inf", "defender", "K3")
        .steps(2)
        .clock(1, "action", "defender")
        .when("defender", "move uk-inf-1 to J3")
        .die("extraction", 4)
        .then()
        .permitted()
        .input(CHECK, "total", 3)
        .at("uk-inf-1", "K3");
  }

  @Test
  void anOfficerAloneNeedsNoCheck() {
    wire("thick")
        .when("attacker", "move officer-1 to L7")
        .then()
        .permitted()
        .citesNot(CHECK)
        .at("officer-1", "L7");
  }
}
