package org.adjutant.nomansland.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.nomansland.Battle;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Subject;
import org.junit.jupiter.api.Test;

/** What the board says of hexes and units. */
class FieldTest {
  private static Hex hex(String id) {
    return new Hex(id);
  }

  private static Field field(Given given) {
    return new Field(Battle.setting("last-gamble"), given.position());
  }

  private static Given empty() {
    return Battle.on("last-gamble");
  }

  @Test
  @ProvesRule({"nomansland:0.4.a", "nomansland:0.4.c"})
  void fourPointsFitInAHexAndTwoOfEachSideInADefendersTrench() {
    Field field = field(empty());
    assertThat(field.limit(hex("L7"))).isEqualTo(4);
    assertThat(field.limit(hex("P7"))).isEqualTo(4);
    for (String trench : List.of("J7", "G7", "D7", "E3", "H11")) {
      assertThat(field.limit(hex(trench))).as(trench).isEqualTo(2);
    }
    Given held = empty().piece("ge-inf-1", "ge-inf", "defender", "J7").steps(2);
    Piece more =
        held.piece("ge-sec-1", "ge-sec", "defender", "I7")
            .position()
            .piece("ge-sec-1")
            .orElseThrow();
    Piece enemy =
        held.piece("uk-lmg-1", "uk-lmg", "attacker", "K7")
            .position()
            .piece("uk-lmg-1")
            .orElseThrow();
    assertThat(field(held).hasRoom(hex("J7"), Sides.DEFENDER, List.of(more))).isFalse();
    assertThat(field(held).hasRoom(hex("J7"), Sides.ATTACKER, List.of(enemy))).isTrue();
  }

  @Test
  void officersAndStructuresTakeNoRoom() {
    Given held =
        empty()
            .piece("officer-1", "officer", "defender", "J7")
            .piece("ge-inf-1", "ge-inf", "defender", "J7")
            .steps(2);
    assertThat(field(held).points(hex("J7"), Sides.DEFENDER)).isEqualTo(2);
  }

  @Test
  @ProvesRule("nomansland:2.1.2.1.i")
  void aHexHasTheWireOfItsRowUntilSomethingHappensToIt() {
    assertThat(field(empty()).wire(hex("K7"))).isEqualTo(Wire.THICK);
    assertThat(field(empty()).wire(hex("L7"))).isEqualTo(Wire.NONE);
    Given cut = empty().attribute(Subject.of(hex("K7")), Mark.WIRE, Data.of("breach"));
    assertThat(field(cut).wire(hex("K7"))).isEqualTo(Wire.BREACH);
    assertThat(field(cut).wire(hex("K7")).holds()).isFalse();
    assertThat(field(cut).wire(hex("K6"))).isEqualTo(Wire.THICK);
  }

  @Test
  @ProvesRule("nomansland:4.2.13.d")
  void coverIsThatOfTheStructureOrOfTheHex() {
    Given all =
        empty()
            .piece("dugout-1", "dugout", "defender", "I4")
            .piece("ge-mg-1", "ge-mg", "defender", "I4")
            .having("inside", "dugout-1")
            .piece("ge-lmg-1", "ge-lmg", "defender", "I4")
            .piece("mg-nest-1", "mg-nest", "defender", "I6")
            .piece("ge-lmg-2", "ge-lmg", "defender", "I6")
            .having("inside", "mg-nest-1")
            .piece("shellhole-1", "shellhole", "defender", "I8")
            .piece("ge-lmg-3", "ge-lmg", "defender", "I8")
            .piece("ge-lmg-4", "ge-lmg", "defender", "J8");
    assertThat(cover(all, "ge-mg-1")).isEqualTo(Cover.DUGOUT);
    assertThat(cover(all, "ge-lmg-1")).isEqualTo(Cover.OPEN);
    assertThat(cover(all, "ge-lmg-2")).isEqualTo(Cover.NEST);
    assertThat(cover(all, "ge-lmg-3")).isEqualTo(Cover.TRENCH);
    assertThat(cover(all, "ge-lmg-4")).isEqualTo(Cover.TRENCH);
  }

  private static Cover cover(Given given, String unit) {
    return field(given).cover(given.position().piece(unit).orElseThrow());
  }
}
