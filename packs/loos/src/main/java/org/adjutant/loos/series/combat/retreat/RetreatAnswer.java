package org.adjutant.loos.series.combat.retreat;

import java.util.List;
import java.util.Optional;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Field;
import org.adjutant.rules.spi.Shape.Type;

/**
 * What the owner of retreating units answers: {@code go 1112-1111}, {@code stand}, and of several
 * units {@code go 1112-1111 with 26a}.
 *
 * @param stands stiff resistance; else it retreats along the path
 * @param unit which one goes, or loses a step; empty if there is but one
 * @param path may be empty for a unit that cannot retreat
 */
record RetreatAnswer(boolean stands, Optional<PieceId> unit, List<Hex> path) {
  private static final String HOW = "how";
  private static final String PATH = "path";
  private static final String UNIT = "unit";
  private static final String STAND = "stand";
  private static final String GO = "go";

  static final Shape SHAPE =
      Shape.of(
          Field.word(HOW, List.of(GO, STAND), "retreat, or stiff resistance at the cost of a step"),
          Field.of(PATH, Type.PLACES, "the hexes it goes through, the last one where it stays")
              .optionally(),
          Field.of(UNIT, Type.PIECE, "which unit, if there are several")
              .after("with")
              .optionally());

  RetreatAnswer {
    path = List.copyOf(path);
  }

  static RetreatAnswer read(Data answer) {
    return new RetreatAnswer(
        answer.text(HOW).equals(STAND),
        answer.find(UNIT).map(id -> new PieceId(id.text())),
        answer.find(PATH).map(Data::textItems).orElse(List.of()).stream().map(Hex::new).toList());
  }

  static Data go(Unit unit, List<Hex> path, boolean several) {
    Data answer = Data.of(HOW, GO).with(PATH, Data.texts(path.stream().map(Hex::id).toList()));
    return several ? answer.with(UNIT, unit.id().id()) : answer;
  }

  static Data stand(Unit unit, boolean several) {
    Data answer = Data.of(HOW, STAND);
    return several ? answer.with(UNIT, unit.id().id()) : answer;
  }
}
