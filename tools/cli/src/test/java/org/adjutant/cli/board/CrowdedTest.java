package org.adjutant.cli.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.cli.sitting.Options;
import org.adjutant.cli.sitting.Shelf;
import org.adjutant.rules.board.hex.HexLayout.Spot;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.spi.Title;
import org.junit.jupiter.api.Test;

/** Pictures on which much lies close together. */
final class CrowdedTest {
  private static Title loos() {
    Shelf shelf = Shelf.of(new Options());
    return shelf.open("loos", "zero-hour", shelf.data("loos"));
  }

  @Test
  void namesStandClearOfEachOtherOnTheWholeMap() {
    Title title = loos();
    HexMap map = title.display().map().orElseThrow();
    SvgPlan plan = new SvgPlan(map, map.grid().hexes(), 0, 0);
    Names names = Names.of(map, Signbook.of(title.display(), map), title.display());
    Map<String, Spot> spots = new NamePlaces(plan, List.of()).of(names.all());
    assertThat(spots).hasSizeGreaterThan(20);
    List<String> placed = new ArrayList<>();
    spots.forEach(
        (name, at) -> {
          for (String other : placed) {
            Spot there = spots.getOrDefault(other, at);
            boolean apart =
                Math.abs(at.y() - there.y()) >= 12
                    || Math.abs(at.x() - there.x()) * 2 >= 6 * (name.length() + other.length());
            assertThat(apart).as(name + " and " + other).isTrue();
          }
          placed.add(name);
        });
  }

  @Test
  void aStackShowsHowManyLieInIt() {
    Title title = loos();
    Position position = Effects.fold(Position.EMPTY, title.opening());
    String drawn = new SvgBoard(title, position, "", Optional.empty()).draw();
    assertThat(drawn).contains("r=\"7\"");
  }
}
