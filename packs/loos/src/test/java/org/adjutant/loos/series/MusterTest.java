package org.adjutant.loos.series;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.effect.Create;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.effect.Remove;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.junit.jupiter.api.Test;

/** A muster made from what it was must not differ from one made anew. */
class MusterTest {
  private static final int STEPS = 400;

  private final Battlefield field = Plains.field("");
  private final SplittableRandom random = new SplittableRandom(7);

  @Test
  void whoeverMovesComesOrGoesIsFoundWhereHeIs() {
    Position now = Position.EMPTY;
    for (int step = 0; step < STEPS; step++) {
      now = Effects.fold(now, List.of(change(now, step)));
      if (random.nextInt(3) > 0) {
        check(now);
      }
    }
    check(now);
  }

  @Test
  void whereAPieceWentOnInOneLineOfPlayItStillStandsInAnother() {
    List<Hex> hexes = field.ground().grid().hexes();
    Piece piece = Piece.of("one", "line", field.sides().get(0), hexes.get(0), 2);
    Position before = Effects.fold(Position.EMPTY, List.of(new Create(piece)));
    assertThat(field.in(before).at(hexes.get(5))).isEmpty();
    Position after = Effects.fold(before, List.of(new Move(piece.id(), hexes.get(1))));
    assertThat(field.in(after).at(hexes.get(0))).isEmpty();
    assertThat(field.in(before).at(hexes.get(0))).hasSize(1);
  }

  private void check(Position now) {
    Situation carried = field.in(now);
    Muster anew = new Muster(field.ground(), field.counters(), now);
    for (SideId side : field.sides()) {
      assertThat(carried.units(side)).isEqualTo(anew.of(side));
    }
    for (Hex hex : field.ground().grid().hexes()) {
      assertThat(carried.at(hex)).isEqualTo(anew.at(hex));
    }
  }

  private Effect change(Position now, int step) {
    List<Piece> pieces = new ArrayList<>(now.pieces());
    if (pieces.size() < 5 || random.nextInt(8) == 0) {
      SideId side = field.sides().get(random.nextInt(2));
      return new Create(Piece.of("u" + random.nextInt(90) + "x" + step, "line", side, place(), 2));
    }
    PieceId piece = pieces.get(random.nextInt(pieces.size())).id();
    return switch (random.nextInt(4)) {
      case 0 -> new Remove(piece);
      case 1 -> SetPieceAttribute.flag(piece, Marks.MOVED);
      default -> new Move(piece, place());
    };
  }

  /** A hex of the map, seldom a box beside it. */
  private Place place() {
    List<Hex> hexes = field.ground().grid().hexes();
    return random.nextInt(6) == 0
        ? Place.box("reserve")
        : hexes.get(random.nextInt(Math.min(12, hexes.size())));
  }
}
