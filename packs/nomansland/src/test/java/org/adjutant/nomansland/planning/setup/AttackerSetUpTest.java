package org.adjutant.nomansland.planning.setup;

import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.planning.Planned;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class AttackerSetUpTest {
  private static final String ROW = "nomansland:1.7.a";

  private static Then planned(String scenario, String row) {
    return Planned.attackerToSetUp(scenario, row).when("attacker", "ready-made").then().permitted();
  }

  private static Then ready(Then then) {
    return then.when("attacker", "ready").then();
  }

  private static Then deploy(Then then, String what) {
    return then.when("attacker", "deploy " + what).then().permitted();
  }

  private static void allows(Given given, String what) {
    given.when("attacker", "deploy " + what).then().permitted();
  }

  private static void refuses(Given given, String what, String... rules) {
    given.when("attacker", "deploy " + what).then().refused(rules);
  }

  @Test
  @ProvesRule("nomansland:1.7.a")
  void theAttackerSetsUpAtTheSetUpRowOrBehindIt() {
    Given given = Planned.attackerToSetUp("tank-you", "N");
    refuses(given, "uk-inf-1 M5", ROW);
    allows(given, "uk-inf-1 N5");
    allows(given, "tank-1 R5 facing 2");
    given.when("attacker", "ready").then().refused(ROW);
    given.when("defender", "ready").then().refused("nomansland:0.5.a");
    ready(planned("tank-you", "N")).permitted().cites(ROW);
  }

  @Test
  void anOfficerIsSetUpWithAUnit() {
    Then alone = deploy(planned("tank-you", "N"), "officer-1 R1");
    ready(alone).refused(ROW);
    ready(deploy(alone, "officer-1 N2")).permitted();
  }

  @Test
  void mortarsAndTanksStartInTrenchesByTheSecondReading() {
    Given given = Planned.attackerToSetUp("tank-you", "N").reading("nomansland:NI-065", 2);
    refuses(given, "tank-1 N5", ROW);
    allows(given, "tank-1 P5");
    allows(given, "uk-inf-1 N5");
  }

  @Test
  @ProvesRule("nomansland:S10.special.c")
  void theGermansOfScenarioTenStandInRowMOrBehindIt() {
    Given given = Planned.attackerToSetUp("gladiators", "M");
    refuses(given, "ge-stoss-1 L5", "nomansland:S10.special.c");
    allows(given, "ge-stoss-1 M5");
  }

  @ParameterizedTest
  @CsvSource({
    "fix-bayonet, nomansland:S01.special.b",
    "a-gun-still-too-far, nomansland:S02.special.b"
  })
  @ProvesRule({"nomansland:S01.special.b", "nomansland:S02.special.b"})
  void frenchPairsStandSideBySideOnOneRow(String scenario, String rule) {
    Given given = Planned.attackerToSetUp(scenario, "O");
    Then pair = deploy(given.when("attacker", "deploy fr-inf-1,fr-inf-2 O5").then(), "fr-inf-3 O6");
    refuses(pair.given(), "fr-inf-4 P6", rule);
    refuses(pair.given(), "fr-inf-4 O5", rule, "nomansland:0.4.a");
    Then planned = planned(scenario, "O");
    ready(planned).permitted().cites(rule);
    ready(deploy(planned, "fr-inf-1,fr-inf-2 O12")).refused(rule);
    ready(deploy(planned, "fr-inf-2 O12")).refused(rule);
    Then split = deploy(deploy(planned, "fr-inf-1,fr-inf-2 O12"), "fr-inf-3,fr-inf-4 O13");
    ready(split).refused(rule);
    split.given().reading("nomansland:NI-134", 2).when("attacker", "ready").then().permitted();
  }

  @Test
  @ProvesRule("nomansland:S03.special.c")
  void germanPairsOfScenarioThreeStandApartInRowP() {
    Given given = Planned.attackerToSetUp("evil-genius", "M");
    refuses(given, "ge-inf-1 M5", "nomansland:S03.special.c");
    Then pair = given.when("attacker", "deploy ge-inf-1,ge-inf-2 P5").then().permitted();
    refuses(pair.given(), "ge-inf-3 P6", "nomansland:S03.special.c");
    allows(pair.given(), "ge-inf-3 P7");
    Then single = planned("evil-genius", "M").when("attacker", "lift ge-inf-1").then().permitted();
    ready(single).refused("nomansland:S03.special.c", ROW);
    refuses(given, "officer-1 O5", ROW);
    Given roll = given.reading("nomansland:NI-064", 2);
    allows(roll, "ge-inf-1 M5");
  }

  @Test
  @ProvesRule({"nomansland:S04.special.b", "nomansland:S04.special.c"})
  void flamesAndBombersStandInRowLAndPairsApartInRowM() {
    Given given = Planned.attackerToSetUp("ouch-at-hooge", "M");
    refuses(given, "ge-flam-1 M5", "nomansland:S04.special.b");
    refuses(given, "ge-bomb-1 M5", "nomansland:S04.special.b");
    allows(given, "ge-flam-1 L5");
    allows(given, "ge-bomb-1 L5");
    refuses(given, "ge-inf-1 L5", "nomansland:S04.special.c");
    refuses(given, "ge-inf-1 N5", "nomansland:S04.special.c");
    Then pair = given.when("attacker", "deploy ge-inf-1,ge-inf-2 M5").then().permitted();
    refuses(pair.given(), "ge-inf-3 M6", "nomansland:S04.special.c");
    refuses(given, "ge-minen-1 L5", "nomansland:S04.special.a");
    allows(given, "ge-minen-1 M5");
  }

  @Test
  @ProvesRule("nomansland:S08.special.d")
  void theFirstCompanyOfScenarioEightStandsInNTheSecondInP() {
    Given given = Planned.attackerToSetUp("specialists", "N");
    allows(given, "fr-hp16-1 N5");
    refuses(given, "fr-hp16-1 P5", "nomansland:S08.special.d");
    refuses(given, "fr-hp16-9 N5", "nomansland:S08.special.d");
    allows(given, "fr-hp16-16 P5");
    refuses(given, "fr-hp16-17 P5", "nomansland:0.5.a");
    Then ready = ready(planned("specialists", "N")).permitted().cites("nomansland:S08.special.d");
    assertThat(ready.after().piece("fr-hp16-17").orElseThrow().place().text())
        .isEqualTo("box:pool-attacker");
  }

  @Test
  @ProvesRule("nomansland:S09.special.c")
  void thePlatoonsOfScenarioNineStandBehindEachOther() {
    Given given = Planned.attackerToSetUp("silent-death", "M");
    allows(given, "uk-rifle-1 M5");
    refuses(given, "uk-rifle-1 N5", "nomansland:S09.special.c");
    allows(given, "uk-rifle-2 N5");
    allows(given, "uk-rifle-3 O5");
    allows(given, "uk-rifle-4 M5");
    refuses(given, "uk-rifle-6 P5", "nomansland:S09.special.c");
    Given roger = given.reading("nomansland:NI-143", 2);
    allows(roger, "uk-rifle-1 P5");
    allows(roger, "uk-rifle-3 R5");
  }

  @Test
  @ProvesRule("nomansland:S09.attacker.a")
  void aPlatoonOfScenarioNineHasItsTwoStacks() {
    Then planned = planned("silent-death", "M");
    ready(planned).permitted().cites("nomansland:S09.attacker.a");
    ready(deploy(planned, "uk-rgren-1 M3")).refused("nomansland:S09.attacker.a");
    ready(deploy(planned, "uk-rgren-1,uk-rifle-1 M3")).permitted();
    ready(deploy(planned, "uk-mop-1 M7")).refused("nomansland:S09.attacker.a");
    ready(deploy(planned, "uk-mop-1 M3")).permitted();
    ready(deploy(planned, "uk-bomb-1 M7")).refused("nomansland:S09.attacker.a");
  }

  @Test
  @ProvesRule({"nomansland:S11.special.c", "nomansland:S11.attacker.a"})
  void thePlatoonsOfScenarioElevenStandInTheirRowsAndStacks() {
    Given given = Planned.attackerToSetUp("last-gamble", "N");
    allows(given, "uk-rifle-18-1 N5");
    refuses(given, "uk-rifle-18-4 N5", "nomansland:S11.special.c");
    allows(given, "uk-rifle-18-4 O5");
    allows(given, "uk-lmg-3 P5");
    Then planned = planned("last-gamble", "N");
    ready(planned).permitted().cites("nomansland:S11.special.c", "nomansland:S11.attacker.a");
    ready(deploy(planned, "uk-lmg-1 N5")).refused("nomansland:S11.attacker.a");
    ready(deploy(planned, "uk-rifle-18-1 N6")).refused("nomansland:S11.attacker.a");
  }
}
