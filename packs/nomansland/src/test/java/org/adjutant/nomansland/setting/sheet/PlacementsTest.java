package org.adjutant.nomansland.setting.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.Battle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where scenarios put certain units, and how their forces are made up. */
final class PlacementsTest {
  private static Force attacker(String id) {
    return Battle.setting(id).scenario().attacker();
  }

  private static Optional<Placement> of(Force force, String kind, int company, int platoon) {
    return force.placements().stream().filter(p -> p.fits(kind, company, platoon)).findFirst();
  }

  @ParameterizedTest
  @ValueSource(strings = {"fix-bayonet", "a-gun-still-too-far"})
  void frenchPairsStandSideBySideInWhateverRow(String id) {
    assertThat(of(attacker(id), "fr-inf", 0, 0).orElseThrow())
        .returns(List.of(Manner.PAIRS, Manner.TOGETHER), Placement::manners)
        .returns(Optional.empty(), Placement::row);
    assertThat(of(attacker(id), "officer", 0, 0)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "evil-genius, ge-inf, P, true",
    "ouch-at-hooge, ge-inf, M, true",
    "ouch-at-hooge, ge-flam, L, false",
    "ouch-at-hooge, ge-bomb, L, false"
  })
  void germansOf1915StandInPrintedRows(String id, String kind, String row, boolean pairs) {
    assertThat(of(attacker(id), kind, 0, 0).orElseThrow())
        .returns(Optional.of(row), Placement::row)
        .returns(pairs, placement -> placement.has(Manner.PAIRS))
        .returns(pairs, placement -> placement.has(Manner.APART));
  }

  @ParameterizedTest
  @CsvSource({"1, N, false", "2, P, false", "3, P, true"})
  void theThirdFrenchCompanyComesLater(int company, String row, boolean later) {
    assertThat(of(attacker("specialists"), "fr-hp16", company, 1).orElseThrow())
        .returns(Optional.of(row), Placement::row)
        .returns(later, placement -> placement.has(Manner.LATER));
  }

  @ParameterizedTest
  @CsvSource({"1, N", "2, O", "3, P"})
  void platoonsStandInTheirRowsOrSoFarBehindTheFirst(int platoon, String row) {
    assertThat(of(attacker("last-gamble"), "uk-lmg", 2, platoon).orElseThrow().row()).contains(row);
    assertThat(of(attacker("silent-death"), "uk-lmg", 2, platoon).orElseThrow().behind())
        .contains(platoon - 1);
  }

  @Test
  void theMachineGunsOfScenarioNineStandInFriedrich() {
    Force defender = Battle.setting("silent-death").scenario().defender();
    assertThat(of(defender, "ge-mg", 0, 0).orElseThrow().line()).contains("FRIEDRICH");
    assertThat(of(defender, "ge-lmg", 0, 0)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"specialists", "silent-death", "last-gamble"})
  void platoonsAddUpToTheForce(String id) {
    Force force = attacker(id);
    Formation formation = force.formation().orElseThrow();
    List<String> kinds =
        formation.stacks().stream().flatMap(List::stream).distinct().sorted().toList();
    for (Levy levy : force.levies()) {
      Lot lot = levy.forms().get(0);
      if (kinds.contains(lot.kind()) || formation.extra().contains(lot.kind())) {
        assertThat(formation.count(lot.kind())).as(lot.kind()).isEqualTo(lot.count());
      }
    }
    assertThat(kinds).allMatch(kind -> formation.count(kind) > 0);
  }

  @Test
  void aRifleLiesOnTopOfEachBritishStack() {
    assertThat(attacker("silent-death").formation().orElseThrow().stacks())
        .containsExactly(List.of("uk-rgren", "uk-rifle"), List.of("uk-lmg", "uk-bomb"));
    assertThat(attacker("last-gamble").formation().orElseThrow().stacks())
        .containsExactly(List.of("uk-rifle-18", "uk-rifle-18"), List.of("uk-lmg", "uk-rifle-18"));
  }

  @ParameterizedTest
  @CsvSource({"specialists, 3, 6", "silent-death, 3, 6", "last-gamble, 3, 6", "fix-bayonet, 0, 0"})
  void partOfTheGermansMustHoldErich(String id, int halfPlatoons, int sections) {
    Levy levy = Battle.setting(id).scenario().defender().levies().get(0);
    assertThat(levy.isChoice()).isTrue();
    assertThat(levy.forms()).extracting(levy::inErich).containsExactly(halfPlatoons, sections);
  }
}
