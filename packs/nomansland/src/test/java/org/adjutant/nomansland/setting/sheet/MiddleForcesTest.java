package org.adjutant.nomansland.setting.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.nomansland.Battle;
import org.adjutant.rules.position.SideId;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The forces of 1916 and of scenarios 7 and 8, as the rulebook lists them. */
final class MiddleForcesTest {
  private static void has(String scenario, String side, String part, String text) {
    Force force = Battle.setting(scenario).scenario().side(SideId.of(side));
    assertThat(ForceText.of(force, part)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          attacker | units | 16 fr-inf, 2 officer, 2 fr-crap
          attacker | air | 1 fighter, 1 recon
          attacker | guns | 10 HE or Smoke
          attacker | barrages | 2 straight on any row, 2 straight on any row
          attacker | more | 1 observer
          defender | units | 12 ge-inf or 24 ge-sec, 2 ge-mg, 1 officer, 2 ge-gran
          defender | air | 1 fighter, 1 ace
          defender | guns | 6 HE or Smoke
          defender | works | 2 dugout in I4 I10 camouflaged
          defender | more | 1 ge-bomb for H4 H10
          defender | reserve | 6 ge-res
          """)
  @ProvesRule({
    "nomansland:S05.attacker.a",
    "nomansland:S05.attacker.b",
    "nomansland:S05.attacker.c",
    "nomansland:S05.attacker.d",
    "nomansland:S05.attacker.e",
    "nomansland:S05.defender.a",
    "nomansland:S05.defender.b",
    "nomansland:S05.defender.c",
    "nomansland:S05.defender.d",
    "nomansland:S05.defender.e",
    "nomansland:S05.special.d"
  })
  void theFrenchOf1916HaveFourStraightBarrages(String side, String part, String text) {
    has("raining-shells", side, part, text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          attacker | units | 16 uk-inf, 1 officer, 2 uk-stokes, 3 tank
          attacker | air | 2 fighter, 1 recon
          attacker | guns | 14 HE or Smoke
          attacker | barrages | ''
          attacker | more | 1 observer
          defender | units | 12 ge-inf or 24 ge-sec, 2 ge-mg, 1 officer
          defender | air | 1 fighter, 1 ace
          defender | guns | 7 HE or Smoke
          defender | works | 2 dugout camouflaged
          defender | more | 1 sniper, 1 ge-bomb for H4 H10
          defender | reserve | 6 ge-res
          """)
  @ProvesRule({
    "nomansland:S06.attacker.a",
    "nomansland:S06.attacker.b",
    "nomansland:S06.attacker.c",
    "nomansland:S06.attacker.d",
    "nomansland:S06.attacker.e",
    "nomansland:S06.defender.a",
    "nomansland:S06.defender.b",
    "nomansland:S06.defender.c",
    "nomansland:S06.defender.d",
    "nomansland:S06.defender.e",
    "nomansland:S06.defender.f",
    "nomansland:S06.special.d"
  })
  void theBritishBringThreeTanks(String side, String part, String text) {
    has("tank-you", side, part, text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          attacker | units | 10 ge-inf, 4 ge-lmg, 2 officer, 2 ge-gran, 3 ge-bomb, 4 ge-lminen
          attacker | air | 1 fighter, 1 recon
          attacker | guns | 6 HE
          attacker | barrages | ''
          attacker | more | ''
          defender | units | 16 uk-inf, 1 officer, 2 uk-mg
          defender | air | 2 fighter
          defender | guns | 10 HE or Smoke
          defender | works | ''
          defender | more | ''
          defender | reserve | 6 uk-res
          """)
  @ProvesRule({
    "nomansland:S07.attacker.a",
    "nomansland:S07.attacker.b",
    "nomansland:S07.attacker.c",
    "nomansland:S07.attacker.d",
    "nomansland:S07.defender.a",
    "nomansland:S07.defender.b",
    "nomansland:S07.defender.c",
    "nomansland:S07.special.c"
  })
  void theGermansOf1917BringLightMachineGuns(String side, String part, String text) {
    has("sturmtruppen", side, part, text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          attacker | units | 24 fr-hp16, 3 officer
          attacker | air | 2 fighter, 1 recon
          attacker | guns | 19 HE or Smoke, gas at guns
          attacker | barrages | creeping from L at -1
          attacker | more | ''
          defender | units | 12 ge-inf or 24 ge-sec with 25% in Erich, 2 officer, 2 ge-mg, 3 ge-lmg, 2 ge-gran
          defender | air | 2 fighter, 1 ace
          defender | guns | 8 HE or Smoke
          defender | works | 2 dugout camouflaged, 2 pillbox
          defender | more | 2 sniper, 2 ge-bomb for H4 H10
          defender | reserve | 6 ge-res
          """)
  @ProvesRule({
    "nomansland:S08.attacker.a",
    "nomansland:S08.attacker.b",
    "nomansland:S08.attacker.c",
    "nomansland:S08.attacker.d",
    "nomansland:S08.attacker.e",
    "nomansland:S08.defender.a",
    "nomansland:S08.defender.b",
    "nomansland:S08.defender.c",
    "nomansland:S08.defender.d",
    "nomansland:S08.defender.f",
    "nomansland:S08.defender.g",
    "nomansland:S08.special.c",
    "nomansland:S08.special.k"
  })
  void theFrenchOf1917HaveThreeCompaniesBehindACreepingBarrage(
      String side, String part, String text) {
    has("specialists", side, part, text);
  }
}
