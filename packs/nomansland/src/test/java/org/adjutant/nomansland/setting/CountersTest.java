package org.adjutant.nomansland.setting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.adjutant.kit.ProvesRule;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.SideId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class CountersTest {
  private static final Counters SHEET = Counters.parse(Resources.read("counters.json"));

  private static Piece piece(String kind, int steps) {
    return Piece.of(kind + "-1", kind, SideId.of("attacker"), Place.box("pool-attacker"), steps);
  }

  private static String values(Face face) {
    return face.fire() + "-" + face.size();
  }

  /** Fronts as the scenarios print them. */
  @ParameterizedTest
  @CsvSource({
    "fr-inf, 2-2, 1-1",
    "fr-sec, 1-1, 1-0",
    "fr-hp16, 2-1, 1-0",
    "ge-inf, 3-2, 2-1",
    "ge-sec, 1-1, 1-0",
    "ge-stoss, 2-1, 1-0",
    "ge-flam, 3-0, 2-0",
    "uk-inf, 2-2, 1-1",
    "tank, 4-2, 2-1"
  })
  @ProvesRule("nomansland:4.2.1.a")
  void aTurnedCounterShowsItsBack(String kind, String front, String back) {
    assertThat(SHEET.type(kind).fullSteps()).isEqualTo(2);
    assertThat(values(SHEET.face(piece(kind, 2)))).isEqualTo(front);
    assertThat(values(SHEET.face(piece(kind, 1)))).isEqualTo(back);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ge-res", "uk-res", "uk-rifle", "uk-rifle-18", "uk-rgren"})
  void aSectionOfSizeNoughtHasNoBack(String kind) {
    assertThat(SHEET.type(kind).fullSteps()).isEqualTo(1);
    assertThat(values(SHEET.face(piece(kind, 1)))).isEqualTo("1-0");
  }

  @Test
  void everyUnitOfSizeOneOrTwoHasABack() {
    assertThat(SHEET.kinds())
        .map(SHEET::type)
        .filteredOn(type -> type.front().size() > 0)
        .isNotEmpty()
        .allMatch(type -> type.back().isPresent());
  }

  @Test
  void stackingPointsAreTwoForSizeTwoOneForOtherUnitsAndNoneForTheRest() {
    assertThat(SHEET.kinds())
        .allSatisfy(
            kind -> {
              CounterType type = SHEET.type(kind);
              int points = type.isFighting() ? Math.max(1, type.front().size()) : 0;
              assertThat(type.front().points()).as(kind).isEqualTo(points);
            });
  }

  /** Two flipped half-platoons stand in a trench hex in the example of 2.1.3.2. */
  @Test
  void aTurnedHalfPlatoonHasOneStackingPoint() {
    assertThat(SHEET.face(piece("ge-inf", 1)).points()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"ge-minen, 20", "ge-lminen, 20", "uk-stokes, 14", "fr-crap, 12"})
  void mortarsReachAsFarAsTheirNationPrints(String kind, int range) {
    assertThat(SHEET.type(kind).front().attacks(Attack.MORTAR))
        .singleElement()
        .returns(range, Attack::range);
    assertThat(SHEET.has(piece(kind, 1), Trait.MORTAR)).isTrue();
    assertThat(SHEET.has(piece(kind, 1), Trait.IMMOBILE)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "ge-bomb, grenade, 2, 1",
    "uk-bomb, grenade, 2, 1",
    "uk-mop, grenade, 1, 1",
    "ge-stoss, grenade, 2, 1",
    "uk-rgren, rifle-grenade, 2, 4",
    "uk-rifle-18, rifle-grenade, 1, 4",
    "uk-rifle-18, grenade, 1, 1",
    "fr-hp16, grenade, 2, 1",
    "fr-hp16, rifle-grenade, 2, 4",
    "ge-gran, granatenwerfer, 2, 6",
    "ge-tgew, anti-tank, 1, 6",
    "ge-flam, flame, 3, 1"
  })
  void specialistsAttackInTheirOwnWay(String kind, String attack, int dice, int range) {
    assertThat(SHEET.type(kind).front().attacks(attack))
        .containsExactly(new Attack(attack, dice, range, false, false));
  }

  @Test
  void aFrenchHalfPlatoonOf1916IsPlayedTwiceUntilItIsTurned() {
    Face front = SHEET.face(piece("fr-hp16", 2));
    Face back = SHEET.face(piece("fr-hp16", 1));
    assertThat(List.of(front.uses(), back.uses())).containsExactly(2, 1);
    assertThat(front.attacks()).isEqualTo(back.attacks());
    assertThat(front.attacks(Attack.FIRE))
        .extracting(Attack::dice, Attack::red)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple(2, true),
            org.assertj.core.groups.Tuple.tuple(1, false));
  }

  @ParameterizedTest
  @ValueSource(strings = {"fr-mg", "ge-mg", "uk-mg", "tank"})
  void machineGunsAndTanksFireRedToTheirFront(String kind) {
    assertThat(SHEET.type(kind).front().attacks(Attack.FIRE))
        .containsExactly(new Attack(Attack.FIRE, 4, Attack.UNLIMITED, true, true));
    assertThat(SHEET.type(kind).has(Trait.ARC)).isTrue();
    assertThat(SHEET.type(kind).has(Trait.IMMOBILE)).isEqualTo(!kind.equals("tank"));
  }

  @Test
  void onlyInfantryWithPlainFireIsARifleUnit() {
    assertThat(SHEET.kinds())
        .filteredOn(kind -> SHEET.type(kind).has(Trait.RIFLE))
        .hasSize(12)
        .allMatch(kind -> SHEET.type(kind).has(Trait.INFANTRY))
        .allMatch(
            kind ->
                SHEET.type(kind).front().attacks(Attack.FIRE).stream()
                    .anyMatch(attack -> !attack.red()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "officer",
        "balloon",
        "recon",
        "fighter",
        "observer",
        "pillbox",
        "dugout",
        "mg-nest",
        "shellhole",
        "barricade",
        "unknown"
      })
  void whatHasNoSizeIsNoFightingUnit(String kind) {
    assertThat(SHEET.has(kind)).isTrue();
    assertThat(SHEET.isFighting(kind)).isFalse();
    assertThat(SHEET.isStructure(kind))
        .isEqualTo(List.of("pillbox", "dugout", "mg-nest").contains(kind));
  }

  @Test
  void whatIsNotOnTheSheetIsAMarkerWithoutValues() {
    assertThat(SHEET.type("zeppelin").name()).isEqualTo("zeppelin");
    assertThat(SHEET.isFighting("zeppelin")).isFalse();
    assertThat(SHEET.face(piece("zeppelin", 1)).attacks()).isEmpty();
  }

  @Test
  void whatIsNotPrintedSaysWhy() {
    assertThat(SHEET.kinds())
        .map(SHEET::type)
        .filteredOn(type -> !type.provenance().isPrinted())
        .hasSizeGreaterThan(10)
        .allMatch(type -> !type.provenance().why().isBlank());
  }

  @Test
  void theSheetCountsTheSmokeMarkersAndAnotherSheetMayCountThemOtherwise() {
    assertThat(SHEET.supply("smoke")).isEqualTo(12);
    Data more = Data.of("smoke", Data.of("count", 20).with("provenance", "printed"));
    Data other = Resources.read("counters.json").with("supplies", more);
    assertThat(Counters.parse(other).supply("smoke")).isEqualTo(20);
    Data fewer = Data.of("smoke", Data.of("count", -1).with("provenance", "printed"));
    assertThatThrownBy(() -> Counters.parse(other.with("supplies", fewer)))
        .hasMessageContaining("supplies.smoke")
        .hasMessageContaining("0 markers or more");
  }
}
