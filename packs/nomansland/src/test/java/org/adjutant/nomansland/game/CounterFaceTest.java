package org.adjutant.nomansland.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.nomansland.Battle;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.setting.Counters;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.look.Symbol.Arm;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CounterFaceTest {
  private static final Counters COUNTERS = Battle.setting("last-gamble").counters();

  private static Piece piece(String kind, int steps) {
    return Piece.of(kind + "-1", kind, SideId.of("defender"), new Hex("J5"), steps);
  }

  private static CounterFace face(Piece piece) {
    return new CounterFace(COUNTERS, piece);
  }

  @ParameterizedTest
  @CsvSource({
    "ge-inf, 2, 3-2",
    "ge-inf, 1, 2-1",
    "officer, 1, ''",
    "dugout, 1, ''",
    "unknown, 0, ?"
  })
  void aCounterShowsTheValuesOfItsFace(String kind, int steps, String values) {
    assertThat(face(piece(kind, steps)).values()).isEqualTo(values);
  }

  @Test
  void itShowsWhereItFacesAndWhatStateItIsIn() {
    Piece gun = piece("ge-mg", 1).facing(3).with(Mark.PINNED, Data.of(true));
    assertThat(face(gun).values()).isEqualTo("4-0 SE pin");
    assertThat(face(piece("pillbox", 1).facing(4)).values()).isEqualTo("S");
    assertThat(face(piece("ge-inf", 2).facing(3)).values()).isEqualTo("3-2");
    assertThat(face(piece("dugout", 1).with(Mark.CAMOUFLAGED, Data.of(true))).values())
        .isEqualTo("cam");
  }

  @ParameterizedTest
  @CsvSource({
    "tank, ARMOUR, ''",
    "uk-stokes, ARTILLERY, ''",
    "ge-mg, INFANTRY, MG",
    "uk-lmg, INFANTRY, LMG",
    "ge-bomb, ENGINEERS, B",
    "ge-inf, INFANTRY, ''",
    "ge-stoss, INFANTRY, St",
    "officer, HEADQUARTERS, ''",
    "pillbox, PLAIN, ''"
  })
  void weaponsAreToldApartByTheirSymbols(String kind, Arm arm, String above) {
    assertThat(face(piece(kind, 1)).symbol().arm()).isEqualTo(arm);
    assertThat(face(piece(kind, 1)).symbol().size()).isEqualTo(above);
  }
}
