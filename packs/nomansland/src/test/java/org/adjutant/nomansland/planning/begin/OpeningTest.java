package org.adjutant.nomansland.planning.begin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.adjutant.kit.ProvesRule;
import org.adjutant.nomansland.Battle;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.board.Wire;
import org.adjutant.nomansland.planning.Planned;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.Place.Hexside;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Ruling;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class OpeningTest {
  /** Rules that act at their own time. */
  private static final List<String> ELSEWHERE =
      List.of(
          "nomansland:S08.special.c",
          "nomansland:S08.special.e",
          "nomansland:S10.special.a",
          "nomansland:S11.special.b");

  private static Position opening(String scenario) {
    return Planned.opening(scenario).after();
  }

  private static Wire wire(String scenario, Position position, String hex) {
    return new Field(Battle.setting(scenario), position).wire(new Hex(hex));
  }

  private static Map<String, Integer> count(Position position, String box) {
    Map<String, Integer> kinds = new TreeMap<>();
    for (Piece piece : position.at(Place.box(box))) {
      String ace = piece.flag(Mark.ACE) ? " ace" : "";
      kinds.merge(piece.kind() + ace, 1, Integer::sum);
    }
    return kinds;
  }

  @Test
  @ProvesRule("nomansland:1.1.a")
  void elevenPrintedScenariosCanBePlayed() {
    for (String scenario : Planned.SCENARIOS) {
      assertThat(Planned.opening(scenario).trail())
          .anyMatch(finding -> finding.rule().text().equals("nomansland:1.1.a"));
    }
  }

  @Test
  void byAnotherReadingNoSideHasMorePointsThanItsTrackShows() {
    int capped = 0;
    for (String scenario : Planned.SCENARIOS) {
      Position exact = opening(scenario);
      Ruling other = Planned.opening(scenario, "nomansland:NI-026", 2);
      for (var side : Sides.BOTH) {
        int points = exact.tally(Mark.points(side));
        assertThat(other.after().tally(Mark.points(side))).isEqualTo(Math.min(points, 9));
        capped += points > 9 ? 1 : 0;
      }
    }
    assertThat(capped).isPositive();
  }

  @ParameterizedTest
  @CsvSource({
    "fix-bayonet, DAMAGED, NONE",
    "a-gun-still-too-far, INTACT, NONE",
    "evil-genius, INTACT, NONE",
    "ouch-at-hooge, INTACT, NONE",
    "raining-shells, INTACT, NONE",
    "tank-you, INTACT, NONE",
    "sturmtruppen, THICK, NONE",
    "specialists, THICK, INTACT",
    "silent-death, THICK, INTACT",
    "gladiators, THICK, DAMAGED",
    "last-gamble, THICK, THICK"
  })
  @ProvesRule({
    "nomansland:1.1.b",
    "nomansland:S01.special.h",
    "nomansland:S02.special.h",
    "nomansland:S03.special.e",
    "nomansland:S04.special.d",
    "nomansland:S05.special.c",
    "nomansland:S06.special.c",
    "nomansland:S07.special.b",
    "nomansland:S08.defender.h",
    "nomansland:S09.defender.e",
    "nomansland:S10.special.e",
    "nomansland:S11.defender.h"
  })
  void theWireRowsHaveTheGradesOfTheScenario(String scenario, Wire first, Wire second) {
    Position position = opening(scenario);
    for (int column = 1; column <= 13; column++) {
      assertThat(wire(scenario, position, "K" + column)).isEqualTo(first);
    }
    assertThat(wire(scenario, position, "H6")).isEqualTo(second);
  }

  @Test
  @ProvesRule({"nomansland:S08.defender.e", "nomansland:S09.defender.f"})
  void someHexesHaveWireOfTheirOwn() {
    for (String hex : List.of("L3", "L11")) {
      assertThat(wire("specialists", opening("specialists"), hex)).isEqualTo(Wire.THICK);
    }
    for (String hex : List.of("H3", "H11")) {
      assertThat(wire("silent-death", opening("silent-death"), hex)).isEqualTo(Wire.THICK);
      assertThat(wire("specialists", opening("specialists"), hex)).isEqualTo(Wire.INTACT);
      assertThat(wire("last-gamble", opening("last-gamble"), hex)).isEqualTo(Wire.THICK);
    }
  }

  @Test
  void whereItStandsDependsOnAReading() {
    Position slip = Planned.opening("specialists", "nomansland:NI-133", 2).after();
    assertThat(wire("specialists", slip, "L3")).isEqualTo(Wire.NONE);
    assertThat(wire("specialists", slip, "H3")).isEqualTo(Wire.THICK);
    Position printed = Planned.opening("specialists", "nomansland:NI-133", 3).after();
    assertThat(wire("specialists", printed, "L3")).isEqualTo(Wire.THICK);
    assertThat(wire("specialists", printed, "H3")).isEqualTo(Wire.NONE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"specialists", "silent-death", "last-gamble"})
  @ProvesRule({
    "nomansland:4.3.4.a",
    "nomansland:S08.special.j",
    "nomansland:S09.special.k",
    "nomansland:S11.special.l"
  })
  void twoLoopholesStandBeforeFriedrich(String scenario) {
    assertThat(Battle.setting(scenario).ground().loopholes())
        .containsExactly(Place.hexside("H3", "G3"), new Hexside(new Hex("H11"), new Hex("G11")));
    assertThat(Planned.opening(scenario).trail())
        .anyMatch(finding -> finding.rule().text().equals("nomansland:4.3.4.a"));
    assertThat(Battle.setting("fix-bayonet").ground().loopholes()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "fix-bayonet, 3, 8",
    "a-gun-still-too-far, 6, 8",
    "evil-genius, 6, 4",
    "ouch-at-hooge, 6, 4",
    "raining-shells, 10, 6",
    "tank-you, 14, 7",
    "sturmtruppen, 6, 10",
    "specialists, 19, 8",
    "silent-death, 15, 9",
    "gladiators, 4, 6",
    "last-gamble, 5, 8"
  })
  @ProvesRule("nomansland:1.2.c")
  void theArtilleryMarkersStandAtThePointsOfTheScenario(String scenario, int ours, int theirs) {
    assertThat(opening(scenario).tally(Mark.points(Sides.ATTACKER))).isEqualTo(ours);
    assertThat(opening(scenario).tally(Mark.points(Sides.DEFENDER))).isEqualTo(theirs);
  }

  @Test
  @ProvesRule({"nomansland:1.2.d", "nomansland:S08.defender.c", "nomansland:S09.defender.h"})
  void aircraftAreInTheirAerodromesAndTheMarkersInTheHeadquarters() {
    Position position = opening("specialists");
    assertThat(count(position, "aerodrome-attacker")).isEqualTo(Map.of("fighter", 2, "recon", 1));
    assertThat(count(position, "aerodrome-defender"))
        .isEqualTo(Map.of("fighter ace", 1, "fighter", 1));
    for (String marker : List.of(Mark.LOST_CP, Mark.LOST_ART, Mark.LOST_CA)) {
      assertThat(position.tally(marker)).isZero();
    }
    assertThat(count(opening("silent-death"), "aerodrome-defender"))
        .isEqualTo(Map.of("fighter ace", 2));
    Position one = Planned.opening("silent-death", "nomansland:NI-140", 2).after();
    assertThat(count(one, "aerodrome-defender")).isEqualTo(Map.of("fighter ace", 1, "fighter", 1));
    assertThat(count(opening("raining-shells"), "observers")).isEqualTo(Map.of("observer", 1));
    assertThat(count(opening("fix-bayonet"), "aerodrome-attacker")).isEqualTo(Map.of("balloon", 1));
  }

  @Test
  @ProvesRule({"nomansland:1.4.1.3.e", "nomansland:1.4.1.3.h"})
  void dugoutsStartCamouflagedAndNestsWhereTheScenarioSaysSo() {
    for (String scenario : Planned.SCENARIOS) {
      boolean nests = List.of("silent-death", "last-gamble").contains(scenario);
      for (Piece piece : opening(scenario).pieces(Sides.DEFENDER)) {
        boolean camouflaged =
            piece.kind().equals("dugout") || piece.kind().equals("mg-nest") && nests;
        assertThat(piece.flag(Mark.CAMOUFLAGED)).as(piece.toString()).isEqualTo(camouflaged);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "raining-shells, ge-res",
    "tank-you, ge-res",
    "sturmtruppen, uk-res",
    "specialists, ge-res",
    "silent-death, ge-res",
    "gladiators, fr-hp16",
    "last-gamble, ge-res"
  })
  @ProvesRule({
    "nomansland:S05.special.d",
    "nomansland:S06.special.d",
    "nomansland:S07.special.c",
    "nomansland:S08.special.k",
    "nomansland:S09.special.l",
    "nomansland:S10.special.f",
    "nomansland:S11.special.m"
  })
  void theCounterAttackForceWaitsInItsBox(String scenario, String kind) {
    assertThat(count(opening(scenario), "reserve")).isEqualTo(Map.of(kind, 6));
  }

  @Test
  void bothFormsOfTheInfantryWaitAndTheDefenderAloneKnowsOfWhatHeSetsUp() {
    Position position = opening("fix-bayonet");
    assertThat(count(position, "pool-defender"))
        .isEqualTo(Map.of("ge-inf", 6, "ge-sec", 12, "ge-mg", 2, "officer", 1));
    assertThat(count(position, "pool-attacker")).isEqualTo(Map.of("fr-inf", 16, "officer", 2));
    assertThat(position.at(Place.box("pool-defender")))
        .allMatch(piece -> piece.knownTo().equals(Audience.of(Sides.DEFENDER)));
  }

  @Test
  void platoonsAndCompaniesAreNumberedThroughTheForce() {
    Position position = opening("last-gamble");
    Piece rifle = position.piece("uk-rifle-18-10").orElseThrow();
    assertThat(rifle.number(Mark.COMPANY, 0)).isEqualTo(2);
    assertThat(rifle.number(Mark.PLATOON, 0)).isEqualTo(1);
    Piece officer = opening("specialists").piece("officer-3").orElseThrow();
    assertThat(officer.number(Mark.COMPANY, 0)).isEqualTo(3);
    assertThat(position.tally(Mark.K_BULLETS)).isEqualTo(2);
    assertThat(opening("a-gun-still-too-far").tally(Mark.grenades(Sides.DEFENDER))).isEqualTo(2);
  }

  @Test
  void theTrailOfTheOpeningSaysWhatEachStatementOfTheSheetGives() {
    for (String scenario : Planned.SCENARIOS) {
      Ruling ruling = Planned.opening(scenario);
      List<String> told =
          ruling.trail().stream().map((Finding finding) -> finding.rule().text()).toList();
      List<String> missing =
          Statements.of(Battle.setting(scenario).scenario().number()).stream()
              .filter(statement -> !told.contains(statement))
              .toList();
      assertThat(missing).isSubsetOf(ELSEWHERE);
    }
  }
}
