package org.adjutant.nomansland.setting.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.nomansland.Battle;
import org.adjutant.rules.position.SideId;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The forces of scenarios 9 to 11, as the rulebook lists them. */
final class LateForcesTest {
  private static void has(String scenario, String side, String part, String text) {
    Force force = Battle.setting(scenario).scenario().side(SideId.of(side));
    assertThat(ForceText.of(force, part)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          attacker | units | 6 uk-rifle, 6 uk-rgren, 6 uk-bomb, 6 uk-lmg, 6 uk-mop, 2 officer, 2 uk-stokes
          attacker | air | 3 fighter, 1 recon
          attacker | guns | 15 HE or Smoke
          attacker | barrages | 1 straight on K, 1 straight on H, 2 may go on each unit, 13 gas from projectors
          attacker | more | ''
          defender | units | 12 ge-inf or 24 ge-sec with 25% in Erich, 2 officer, 2 ge-mg, 3 ge-lmg, 2 ge-gran
          defender | air | 2 fighter, 2 ace
          defender | guns | 9 HE or Smoke, camouflaged, sure in Erich and Friedrich
          defender | works | 2 mg-nest camouflaged, 2 dugout camouflaged, 3 pillbox
          defender | more | 2 sniper, 2 ge-bomb for H4 H10
          defender | reserve | 6 ge-res
          """)
  @ProvesRule({
    "nomansland:S09.attacker.a",
    "nomansland:S09.attacker.b",
    "nomansland:S09.attacker.c",
    "nomansland:S09.attacker.d",
    "nomansland:S09.attacker.e",
    "nomansland:S09.attacker.f",
    "nomansland:S09.attacker.g",
    "nomansland:S09.defender.a",
    "nomansland:S09.defender.b",
    "nomansland:S09.defender.c",
    "nomansland:S09.defender.d",
    "nomansland:S09.defender.g",
    "nomansland:S09.defender.h",
    "nomansland:S09.defender.i",
    "nomansland:S09.special.l"
  })
  void theBritishOf1917BringGasAndGunsForEveryUnit(String side, String part, String text) {
    has("silent-death", side, part, text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          attacker | units | 12 ge-stoss, 8 ge-lmg, 4 officer, 2 ge-flam, 4 ge-gran
          attacker | air | ''
          attacker | guns | 4 HE or Smoke, gas at guns
          attacker | barrages | 1 straight on J, 1 straight on G, 1 straight on D, 1 straight on K, 1 straight on H, creeping from L at -1, 5 on the post, 5 on communications, 1 on each pillbox
          attacker | more | ''
          defender | units | 16 fr-inf, 1 officer, 3 fr-mg
          defender | air | ''
          defender | guns | 6 HE or Smoke
          defender | works | 1 mg-nest, 2 pillbox
          defender | more | ''
          defender | reserve | 6 fr-hp16
          """)
  @ProvesRule({
    "nomansland:S10.attacker.a",
    "nomansland:S10.attacker.b",
    "nomansland:S10.attacker.c",
    "nomansland:S10.attacker.d",
    "nomansland:S10.attacker.e",
    "nomansland:S10.attacker.f",
    "nomansland:S10.defender.a",
    "nomansland:S10.defender.b",
    "nomansland:S10.defender.c",
    "nomansland:S10.special.d",
    "nomansland:S10.special.f"
  })
  void theGermansOf1918HaveABarrageForEveryTrenchAndWireRow(String side, String part, String text) {
    has("gladiators", side, part, text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          attacker | units | 18 uk-rifle-18, 6 uk-lmg, 2 officer, 3 tank, 2 uk-stokes
          attacker | air | 4 of choice, 2 ace
          attacker | guns | 5 HE or Smoke, gas at guns
          attacker | barrages | creeping from L at 0, 1 straight on K, 1 straight on H, 2 must go on each unit
          attacker | more | ''
          defender | units | 9 ge-inf or 18 ge-sec with 33% in Erich, 4 ge-lmg, 2 officer, 3 ge-mg, 2 ge-gran, 1 ge-tgew
          defender | air | 2 fighter
          defender | guns | 8 HE or Smoke, camouflaged, sure in Erich and Friedrich
          defender | works | 2 mg-nest camouflaged, 2 shellhole, 2 dugout camouflaged, 4 pillbox
          defender | more | 2 sniper, 2 k-bullet, 2 ge-bomb for H4 H10
          defender | reserve | 6 ge-res
          """)
  @ProvesRule({
    "nomansland:S11.attacker.a",
    "nomansland:S11.attacker.c",
    "nomansland:S11.attacker.d",
    "nomansland:S11.attacker.e",
    "nomansland:S11.attacker.f",
    "nomansland:S11.attacker.g",
    "nomansland:S11.attacker.h",
    "nomansland:S11.defender.a",
    "nomansland:S11.defender.b",
    "nomansland:S11.defender.c",
    "nomansland:S11.defender.d",
    "nomansland:S11.defender.e",
    "nomansland:S11.defender.f",
    "nomansland:S11.defender.g",
    "nomansland:S11.special.b",
    "nomansland:S11.special.m"
  })
  void theBritishOf1918HaveAllOfIt(String side, String part, String text) {
    has("last-gamble", side, part, text);
  }
}
