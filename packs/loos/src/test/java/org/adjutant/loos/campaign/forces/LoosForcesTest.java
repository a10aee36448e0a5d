package org.adjutant.loos.campaign.forces;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.adjutant.kit.ProvesRule;
import org.adjutant.loos.data.Resources;
import org.adjutant.loos.series.Counter;
import org.adjutant.loos.series.Face;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.rulebook.Provenance;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LoosForcesTest {
  private static final Data DATA = Resources.read("loos-counters.json");
  private static final OrderOfBattle ORDER = OrderOfBattle.parse(DATA);
  private static final SideId BRITISH = SideId.of("british");
  private static final SideId GERMAN = SideId.of("german");

  private static Counter counter(ListedUnit unit) {
    return ORDER.counters().of(unit.counter());
  }

  private static List<ListedUnit> germans(String counter) {
    return ORDER.units(GERMAN).stream().filter(u -> u.counter().equals(counter)).toList();
  }

  @Test
  void allCountersAreOneHundred() {
    int markers = ORDER.markers().stream().mapToInt(MarkerCount::count).sum();
    assertThat(ORDER.markers()).extracting(MarkerCount::id).contains("artillery", "aircraft");
    assertThat(ORDER.units(BRITISH)).hasSize(48);
    assertThat(ORDER.units(GERMAN)).hasSize(27 + 2 + 11);
    assertThat(ORDER.units().size() + markers).isEqualTo(100);
  }

  @Test
  @ProvesRule({"loos:13.3.b"})
  void everyBritishBrigadeIsTwoEqualCountersOfTwoSteps() {
    for (ListedUnit unit : ORDER.units(BRITISH)) {
      List<ListedUnit> brigade =
          ORDER.units(BRITISH).stream().filter(u -> u.brigade().equals(unit.brigade())).toList();
      assertThat(brigade).extracting(ListedUnit::half).containsExactly("a", "b");
      assertThat(brigade).extracting(ListedUnit::counter).containsOnly(unit.counter());
      assertThat(counter(unit).steps()).isEqualTo(2);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "1, 6, sector", "2, 6, sector", "7, 6, sector", "9, 6, sector", "15, 6, sector",
    "47, 6, sector", "21, 6, reserves", "24, 6, reserves", "14, 9, field", "117, 9, field",
    "111, 6, field", "3B, 3, field", "8, 4, release", "4B, 3, release", "2G, 4, release"
  })
  void aDivisionHasSoManyUnits(String id, int units, String start) {
    Division division = ORDER.division(id);
    assertThat(ORDER.units(division)).hasSize(units);
    assertThat(division.start()).hasToString(start);
  }

  @Test
  void thereAreFifteenDivisionsAndTwoBlankBattalions() {
    assertThat(ORDER.divisions()).hasSize(15);
    assertThat(ORDER.divisions(Start.SECTOR)).hasSize(6);
    assertThat(ORDER.divisions(Start.RELEASE)).hasSize(3);
    assertThat(ORDER.blanks()).hasSize(2).allMatch(u -> u.counter().equals("replacement"));
  }

  @Test
  @ProvesRule({"loos:13.2.a", "loos:13.2.c"})
  void namedBattalionsHaveOneStepAndTheRedDotOnTheBack() {
    assertThat(germans("battalion"))
        .hasSize(27)
        .allMatch(u -> u.back().equals("replacement") && !u.isBlank())
        .allMatch(u -> counter(u).steps() == 1);
  }

  @Test
  @ProvesRule({"loos:13.1.a"})
  void aRegimentsLastStepIsAReplacementBattalion() {
    List<Face> replacement = ORDER.counters().of("replacement").faces();
    assertThat(replacement).hasSize(1);
    List<ListedUnit> regiments =
        ORDER.divisions(Start.RELEASE).stream().flatMap(d -> ORDER.units(d).stream()).toList();
    assertThat(regiments)
        .hasSize(11)
        .allMatch(u -> counter(u).steps() == 3)
        .allMatch(u -> counter(u).faces().get(2).equals(replacement.get(0)));
  }

  @Test
  @ProvesRule({"loos:10.3.b"})
  void everyUnitIsLegInfantryWithAZoneOfControl() {
    assertThat(ORDER.counters().all()).hasSize(7).allMatch(c -> !c.mobile() && c.zoc());
    DATA.get("counters")
        .fields()
        .values()
        .forEach(c -> assertThat(c.text("type")).isEqualTo("infantry"));
  }

  @Test
  void theThreeBestDivisionsAreBetterThanTheRest() {
    for (Division division : ORDER.divisions()) {
      if (division.side().equals(BRITISH)) {
        int attack = counter(ORDER.units(division).get(0)).faces().get(0).attack();
        boolean best = List.of("1", "2", "7").contains(division.id());
        assertThat(attack).as(division.name()).isEqualTo(best ? 5 : 4);
      }
    }
  }

  @Test
  void onlyABrigadeOrAGermanDivisionStacks() {
    assertThat(stack("5a", "5b")).isTrue();
    assertThat(stack("5a", "6a")).isFalse();
    assertThat(stack("I-16", "III-57")).isTrue();
    assertThat(stack("I-16", "I-R11")).isFalse();
    assertThat(stack("G1", "G4")).isTrue();
    assertThat(stack("blank-1", "blank-2")).isFalse();
  }

  private static boolean stack(String a, String b) {
    return unit(a).stacksWith(unit(b));
  }

  private static ListedUnit unit(String id) {
    return ORDER.find(PieceId.of(id)).orElseThrow();
  }

  @Test
  void everyItemHasAProvenanceOfItsOwn() {
    DATA.get("units").items().forEach(Provenance::parse);
    for (String named : List.of("divisions", "counters", "markers")) {
      DATA.get(named).fields().values().forEach(Provenance::parse);
    }
    assertThat(ORDER.unprinted()).hasSize(3 + 7 + 86);
  }
}
