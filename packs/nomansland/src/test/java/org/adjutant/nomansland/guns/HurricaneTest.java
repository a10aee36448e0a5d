package org.adjutant.nomansland.guns;

import static org.adjutant.nomansland.guns.Front.hex;
import static org.adjutant.nomansland.guns.Front.preparation;
import static org.adjutant.nomansland.guns.Front.revealed;
import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

final class HurricaneTest {
  private final Given seen =
      revealed(preparation("raining-shells", 15), "J7")
          .piece("ge-inf-1", "ge-inf", "defender", "J7")
          .steps(2);

  @Test
  @ProvesRule({
    "nomansland:1.5.3.2.a",
    "nomansland:1.5.3.2.b",
    "nomansland:1.5.3.2.e",
    "nomansland:1.5.3.2.g",
    "nomansland:1.5.3.2.h",
    "nomansland:1.5.1.d"
  })
  void twoShellsLeaveJ5ForJ6AndK5AndTwoStayOnRevealedJ7ForOneDieAtPlusOne() {
    Then then =
        seen.when("attacker", "hurricane J5-J5-J7-J7")
            .die("scatter", 1)
            .die("direction", 3)
            .die("scatter", 1)
            .die("direction", 4)
            .die("scatter", 3, 3)
            .die("barrage", 5)
            .then();
    then.permitted()
        .event("nomansland/ShellsFell")
        .fact("shells", Data.of("J6", 1).with("K5", 1).with("J7", 2))
        .and()
        .input("nomansland:1.5.1.e", "further shells", 1)
        .input("nomansland:1.5.1.e", "total", 6)
        .input("nomansland:1.5.1.d", "add", 1)
        .cites("nomansland:1.5.3.2.g", "nomansland:1.5.3.2.h")
        .steps("ge-inf-1", 1)
        .tally("ap:attacker", 11)
        .having("ge-inf-1", "pinned", Data.of(true));
  }

  @Test
  @ProvesRule({"nomansland:1.5.3.2.d", "nomansland:1.5.3.2.c", "nomansland:1.5.2.a"})
  void shellsThatLandOnWireLeaveATestMarkerWhereTheyLand() {
    Then then =
        seen.when("attacker", "hurricane K6-K6-J5")
            .die("scatter", 4, 4, 1)
            .die("direction", 4)
            .then();
    then.permitted();
    assertThat(then.after().attribute(hex("K6"), "tests")).contains(Data.of(2));
    assertThat(then.after().attribute(hex("K5"), "tests")).contains(Data.of(1));
    assertThat(then.after().attribute(hex("J5"), "tests")).isEmpty();
  }

  @Test
  void underTheOtherReadingTheyLeaveItWhereTheyWereAimed() {
    Then then =
        seen.reading("nomansland:NI-045", 2)
            .when("attacker", "hurricane K6")
            .die("scatter", 1)
            .die("direction", 1)
            .then();
    assertThat(then.after().attribute(hex("K6"), "tests")).contains(Data.of(1));
  }

  @Test
  @ProvesRule({"nomansland:1.5.3.2.f", "nomansland:1.5.4.a", "nomansland:1.5.4.2.a"})
  void smokeLeavesAMarkerAndHarmsNobody() {
    Then then =
        seen.when("attacker", "hurricane J7-J7 smoke")
            .die("scatter", 4, 4)
            .then()
            .permitted()
            .steps("ge-inf-1", 2)
            .noEvent("nomansland/UnitPinned");
    assertThat(then.after().attribute(hex("J7"), "smoke")).contains(Data.of(2));
  }

  @Test
  @ProvesRule({"nomansland:S01.attacker.c", "nomansland:1.5.4.a"})
  void gunsThatArePrintedWithShrapnelFireNoSmoke() {
    preparation("fix-bayonet", 3)
        .when("attacker", "hurricane J7 smoke")
        .then()
        .refused("nomansland:1.5.4.a");
    preparation("fix-bayonet", 3)
        .reading("nomansland:NI-061", 2)
        .when("attacker", "hurricane J7 smoke")
        .dice(4)
        .then()
        .permitted();
  }

  @Test
  @ProvesRule("nomansland:1.5.1.a")
  void aPointIsSpentOnlyOnce() {
    preparation("raining-shells", 2)
        .when("attacker", "hurricane J5-J6-J7")
        .then()
        .refused("nomansland:1.5.1.a");
    preparation("raining-shells", 2)
        .when("attacker", "hurricane J5-J6")
        .dice(4, 4)
        .then()
        .tally("ap:attacker", 0);
  }

  @Test
  @ProvesRule("nomansland:1.5.1.c")
  void onlyTheAttackerPreparesAndOnlyBeforeTheAssault() {
    seen.when("defender", "hurricane J7").then().refusedAtLeastFor("nomansland:1.5.1.c");
    seen.clock(1, "artillery", "attacker")
        .when("attacker", "hurricane J7")
        .then()
        .refused("nomansland:0.5.a");
  }

  @Test
  void aShellMayFallOffTheMap() {
    preparation("raining-shells", 2)
        .when("attacker", "hurricane A1")
        .die("scatter", 1)
        .die("direction", 1)
        .then()
        .permitted()
        .event("nomansland/ShellsFell")
        .fact("hexes", Data.texts(java.util.List.of()));
  }

  @Test
  void underTheOtherReadingOnlyShellsAimedThereAddUp() {
    seen.piece("ge-inf-2", "ge-inf", "defender", "J6")
        .steps(2)
        .reading("nomansland:NI-060", 2)
        .when("attacker", "hurricane J6-J5")
        .die("scatter", 4, 1)
        .die("direction", 3)
        .die("barrage", 3)
        .then()
        .input("nomansland:1.5.1.e", "total", 3);
  }

  @Test
  void hexesThatAreNoneAreRefused() {
    seen.when("attacker", "hurricane Z9").then().refused("nomansland:1.5.3.2.a");
  }
}
