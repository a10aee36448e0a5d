package org.adjutant.loos.campaign.forces;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.adjutant.loos.campaign.map.CampaignMap;
import org.adjutant.loos.campaign.map.Sector;
import org.adjutant.loos.data.Resources;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.PieceId;
import org.junit.jupiter.api.Test;

final class LoosSetUpsTest {
  private static final CampaignMap MAP = CampaignMap.parse(Resources.read("loos-map.json"));
  private static final OrderOfBattle ORDER =
      OrderOfBattle.parse(Resources.read("loos-counters.json"));
  private static final SetUpPlan GERMAN = plan("setups/german.json");
  private static final SetUpPlan BRITISH = plan("setups/british.json");

  private static SetUpPlan plan(String file) {
    return SetUpPlan.parse(Resources.read(file), MAP, ORDER);
  }

  private static Set<PieceId> placed(SetUpPlan plan) {
    Set<PieceId> placed = new LinkedHashSet<>();
    plan.stacks().forEach(stack -> placed.addAll(stack.units()));
    return placed;
  }

  private static List<PieceId> starting(Start start) {
    return ORDER.divisions(start).stream()
        .flatMap(division -> ORDER.units(division).stream())
        .map(ListedUnit::id)
        .toList();
  }

  private static ListedUnit unit(PieceId id) {
    return ORDER.find(id).orElseThrow();
  }

  @Test
  void everyGermanBattalionStandsAloneOnTheGermanSide() {
    assertThat(placed(GERMAN)).hasSize(27).hasSameElementsAs(starting(Start.FIELD));
    assertThat(GERMAN.stacks())
        .allMatch(stack -> stack.units().size() == 1)
        .allMatch(stack -> MAP.isGermanSide(stack.hex()));
  }

  @Test
  void everyActiveFrontHexIsInAGermanZone() {
    Set<Hex> zone = new LinkedHashSet<>();
    GERMAN.stacks().forEach(stack -> zone.addAll(MAP.grid().neighbours(stack.hex())));
    List<Hex> front = MAP.grid().hexes().stream().filter(MAP::isFrontLine).toList();
    assertThat(front).hasSize(30);
    assertThat(zone).containsAll(front);
  }

  @Test
  void everyLineDivisionStandsWholeInASectorOfItsOwn() {
    assertThat(placed(BRITISH)).hasSize(36).hasSameElementsAs(starting(Start.SECTOR));
    for (Sector sector : MAP.sectors()) {
      List<String> divisions =
          BRITISH.stacks().stream()
              .filter(stack -> sector.front().contains(stack.hex()))
              .flatMap(stack -> stack.units().stream())
              .map(id -> unit(id).division())
              .toList();
      assertThat(divisions).as(sector.id()).hasSize(6);
      assertThat(new LinkedHashSet<>(divisions)).as(sector.id()).hasSize(1);
    }
  }

  @Test
  void twoOrThreeBrigadesOfASectorAreStackedForwardOverReserve() {
    for (Sector sector : MAP.sectors()) {
      List<Stack> stacks =
          BRITISH.stacks().stream()
              .filter(stack -> sector.front().contains(stack.hex()) && stack.units().size() == 2)
              .toList();
      assertThat(stacks).as(sector.id()).hasSizeBetween(2, 3);
      for (Stack stack : stacks) {
        assertThat(unit(stack.units().get(0)).stacksWith(unit(stack.units().get(1)))).isTrue();
        assertThat(unit(stack.units().get(0)).half()).isEqualTo("a");
      }
    }
  }

  @Test
  void inEverySectorTwoStacksCanFallOnOneGerman() {
    for (Sector sector : MAP.sectors()) {
      List<Hex> stacks =
          BRITISH.stacks().stream()
              .filter(stack -> stack.units().size() == 2)
              .map(Stack::hex)
              .filter(sector.front()::contains)
              .toList();
      assertThat(GERMAN.stacks())
          .as(sector.id())
          .anyMatch(
              german ->
                  stacks.stream().filter(h -> MAP.grid().adjacent(h, german.hex())).count() >= 2);
    }
  }

  @Test
  void whatIsWrittenReadsBack() {
    for (SetUpPlan plan : List.of(GERMAN, BRITISH)) {
      assertThat(SetUpPlan.parse(plan.write(), MAP, ORDER)).isEqualTo(plan);
    }
    assertThat(BRITISH.size()).isEqualTo(36);
  }
}
