package org.adjutant.nomansland.fire;

import static org.adjutant.nomansland.fire.FireField.back;
import static org.adjutant.nomansland.fire.FireField.front;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.adjutant.nomansland.setting.Ground;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.sight.SightLine;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.position.PieceId;
import org.junit.jupiter.api.Test;

/** Flanking Fire (2.1.3.2.l; NI-122, NI-123). */
final class FlankTest {
  private static final Ground GROUND = Battle.setting("tank-you").ground();
  private static final String TABLE = "nomansland:2.1.3.2.b";

  private static List<Integer> entries(String from, String to) {
    SightLine line = SightLine.between(GROUND.grid(), new Hex(from), new Hex(to));
    return Flank.entries(GROUND, line);
  }

  /** Fire on J7 from L3 (south-west), K10 (south-east) and M7 (south), Size 2 in a trench. */
  private static Given cross() {
    return front()
        .piece("fr-inf-2", "fr-inf", "attacker", "L3")
        .steps(2)
        .piece("fr-inf-3", "fr-inf", "attacker", "K10")
        .steps(2);
  }

  private static Then fire(Then then, String unit) {
    return then.when("attacker", "fire " + unit + " at ge-inf-1").dice(1, 1).then().permitted();
  }

  private static Then first(Given given, String unit) {
    return given.when("attacker", "fire " + unit + " at ge-inf-1").dice(1, 1).then().permitted();
  }

  @Test
  void fireEntersByTheHexsideItCrossesLastOrByTwoAlongAnEdge() {
    assertThat(entries("L3", "J7")).containsExactly(5);
    assertThat(entries("K10", "J7")).containsExactly(3);
    assertThat(entries("M7", "J7")).containsExactly(4);
    assertThat(entries("L3", "L5")).containsExactlyInAnyOrder(5, 6);
  }

  @Test
  void oppositeIsTwoOrThreeSidesApartOrAsTheOtherReadingsHaveIt() {
    assertThat(Flank.isOpposite(List.of(3), List.of(List.of(5)), 1)).isTrue();
    assertThat(Flank.isOpposite(List.of(1), List.of(List.of(5)), 1)).isTrue();
    assertThat(Flank.isOpposite(List.of(1), List.of(List.of(4)), 1)).isTrue();
    assertThat(Flank.isOpposite(List.of(4), List.of(List.of(5)), 1)).isFalse();
    assertThat(Flank.isOpposite(List.of(6), List.of(List.of(1)), 1)).isFalse();
    assertThat(Flank.isOpposite(List.of(1), List.of(), 1)).isFalse();
    assertThat(Flank.isOpposite(List.of(3), List.of(List.of(5)), 2)).isFalse();
    assertThat(Flank.isOpposite(List.of(1), List.of(List.of(4)), 2)).isTrue();
    assertThat(Flank.isOpposite(List.of(4), List.of(List.of(5)), 3)).isTrue();
    assertThat(Flank.isOpposite(List.of(4), List.of(List.of(4)), 3)).isFalse();
    assertThat(Flank.isOpposite(List.of(1), List.of(), 3)).isFalse();
  }

  @Test
  void aLineAlongAnEdgeComesInHalfwayBetweenItsTwoHexsides() {
    assertThat(Flank.isOpposite(List.of(1, 2), List.of(List.of(1, 6)), 1)).isFalse();
    assertThat(Flank.isOpposite(List.of(5, 6), List.of(List.of(4)), 1)).isFalse();
    assertThat(Flank.isOpposite(List.of(5, 6), List.of(List.of(3)), 1)).isTrue();
    assertThat(Flank.isOpposite(List.of(1, 6), List.of(List.of(2, 3)), 1)).isTrue();
    assertThat(Flank.isOpposite(List.of(1, 6), List.of(List.of(4)), 2)).isFalse();
    assertThat(Flank.isOpposite(List.of(1, 6), List.of(List.of(3, 4)), 2)).isTrue();
    assertThat(Flank.isOpposite(List.of(1, 2), List.of(List.of(1)), 3)).isFalse();
  }

  @Test
  @ProvesRule("nomansland:2.1.3.2.l")
  void twoFirersInTheSameTrenchBeforeTheTargetDoNotFlankIt() {
    Given trench =
        back()
            .moved("ge-inf-1", "J6")
            .piece("ge-inf-2", "ge-inf", "defender", "J8")
            .steps(2)
            .moved("fr-inf-1", "L7");
    Then second =
        trench
            .when("defender", "fire ge-inf-1 at fr-inf-1")
            .dice(1, 1, 1)
            .then()
            .permitted()
            .when("defender", "fire ge-inf-2 at fr-inf-1")
            .dice(1, 1, 1)
            .then()
            .permitted();
    second.input(TABLE, "total", 3).citesNot("nomansland:2.1.3.2.n");
  }

  @Test
  @ProvesRule({"nomansland:2.1.3.2.l", "nomansland:2.1.3.1.f"})
  void theAttackThatCompletesAPairAndEachLaterOneFlanks() {
    Then south = first(cross(), "fr-inf-1").input(TABLE, "total", 3);
    south.citesNot("nomansland:2.1.3.2.l");
    Then west = fire(south, "fr-inf-2").input(TABLE, "total", 3);
    west.cites("nomansland:2.1.3.2.l", "nomansland:2.1.3.1.f");
    fire(west, "fr-inf-3").input(TABLE, "total", 4);
    Then pair = fire(first(cross(), "fr-inf-2"), "fr-inf-3").input(TABLE, "total", 4);
    fire(pair, "fr-inf-1").input(TABLE, "total", 3);
  }

  @Test
  void itIsKeptForTheHexOrByTheOtherReadingForEachUnit() {
    Given two = cross().without("fr-inf-1").piece("ge-sec-1", "ge-sec", "defender", "J7").steps(2);
    String other = "fire fr-inf-3 at ge-sec-1";
    first(two, "fr-inf-2")
        .when("attacker", other)
        .dice(1, 1)
        .then()
        .permitted()
        .input(TABLE, "total", 3);
    Given units = two.reading("nomansland:NI-123", 2);
    first(units, "fr-inf-2")
        .when("attacker", other)
        .dice(1, 1)
        .then()
        .permitted()
        .input(TABLE, "total", 2);
    fire(first(units, "fr-inf-2"), "fr-inf-3").input(TABLE, "total", 4);
  }

  @Test
  void theFireOfOneSideDoesNotFlankForTheOther() {
    Then fired = first(cross(), "fr-inf-2");
    fired
        .given()
        .without("ge-inf-1")
        .moved("fr-inf-3", "J7")
        .with(SetPieceAttribute.clear(PieceId.of("fr-inf-3"), "acted"))
        .clock(1, "action", "defender")
        .piece("ge-inf-2", "ge-inf", "defender", "H8")
        .steps(2)
        .when("defender", "fire ge-inf-2 at fr-inf-3")
        .dice(1, 1, 1)
        .then()
        .permitted()
        .citesNot("nomansland:2.1.3.2.l")
        .input(TABLE, "of", Data.of("kept", 1).with("size-2", 2));
  }
}
