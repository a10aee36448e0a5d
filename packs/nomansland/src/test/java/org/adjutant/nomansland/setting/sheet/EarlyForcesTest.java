package org.adjutant.nomansland.setting.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.nomansland.Battle;
import org.adjutant.rules.position.SideId;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The forces of 1914 and 1915, as the rulebook lists them. */
final class EarlyForcesTest {
  private static void has(String scenario, String side, String part, String text) {
    Force force = Battle.setting(scenario).scenario().side(SideId.of(side));
    assertThat(ForceText.of(force, part)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          attacker | units | 16 fr-inf, 2 officer
          attacker | air | 1 balloon
          attacker | guns | 3 HE, not at guns, dice -1
          attacker | barrages | ''
          attacker | more | ''
          defender | units | 6 ge-inf or 12 ge-sec, 2 ge-mg, 1 officer
          defender | air | ''
          defender | guns | 8 HE
          defender | works | ''
          defender | more | ''
          defender | reserve | none
          """)
  @ProvesRule({
    "nomansland:S01.attacker.a",
    "nomansland:S01.attacker.b",
    "nomansland:S01.attacker.c",
    "nomansland:S01.defender.a",
    "nomansland:S01.defender.b",
    "nomansland:S01.defender.c",
    "nomansland:S01.special.e",
    "nomansland:S01.special.f",
    "nomansland:S01.special.i"
  })
  void theFrenchOf1914HaveABalloonAndTheGermansTwoMachineGuns(
      String side, String part, String text) {
    has("fix-bayonet", side, part, text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          attacker | units | 16 fr-inf, 2 officer, 2 fr-mg, 1 fr-crap
          attacker | air | 1 fighter, 1 balloon
          attacker | guns | 6 HE, not at guns, dice -1
          attacker | barrages | 1 straight on K
          attacker | more | ''
          defender | units | 6 ge-inf or 12 ge-sec, 2 ge-mg, 1 officer
          defender | air | 1 fighter, 1 ace
          defender | guns | 8 HE or Smoke
          defender | works | ''
          defender | more | 2 grenade
          defender | reserve | none
          """)
  @ProvesRule({
    "nomansland:S02.attacker.a",
    "nomansland:S02.attacker.b",
    "nomansland:S02.attacker.c",
    "nomansland:S02.attacker.e",
    "nomansland:S02.defender.a",
    "nomansland:S02.defender.b",
    "nomansland:S02.defender.c",
    "nomansland:S02.defender.d",
    "nomansland:S02.special.d",
    "nomansland:S02.special.e"
  })
  void theFrenchOf1915BringAMortarAndABarrageOnTheWire(String side, String part, String text) {
    has("a-gun-still-too-far", side, part, text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          attacker | units | 12 ge-inf, 1 officer
          attacker | air | 1 fighter, 1 recon
          attacker | guns | 6 HE
          attacker | barrages | 1 straight on K, 13 gas from cylinders
          attacker | more | ''
          defender | units | 16 fr-sec, 2 fr-mg, 1 officer
          defender | air | 1 fighter, 1 ace
          defender | guns | 4 HE
          defender | works | ''
          defender | more | ''
          defender | reserve | none
          """)
  @ProvesRule({
    "nomansland:S03.attacker.a",
    "nomansland:S03.attacker.b",
    "nomansland:S03.attacker.c",
    "nomansland:S03.attacker.d",
    "nomansland:S03.attacker.e",
    "nomansland:S03.defender.a",
    "nomansland:S03.defender.b",
    "nomansland:S03.defender.c"
  })
  void theGermansBringThirteenGasMarkers(String side, String part, String text) {
    has("evil-genius", side, part, text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          attacker | units | 12 ge-inf, 1 officer, 6 ge-flam, 4 ge-minen, 3 ge-bomb
          attacker | air | ''
          attacker | guns | 6 HE or Smoke
          attacker | barrages | ''
          attacker | more | ''
          defender | units | 16 fr-sec, 2 fr-mg, 1 officer
          defender | air | ''
          defender | guns | 4 HE
          defender | works | ''
          defender | more | ''
          defender | reserve | eliminated
          """)
  @ProvesRule({
    "nomansland:S04.attacker.a",
    "nomansland:S04.attacker.b",
    "nomansland:S04.attacker.c",
    "nomansland:S04.defender.a",
    "nomansland:S04.defender.b",
    "nomansland:S04.special.e"
  })
  void theGermansBringFlameThrowers(String side, String part, String text) {
    has("ouch-at-hooge", side, part, text);
  }
}
