package org.adjutant.walks.lostbattalion;

import java.util.List;
import java.util.Optional;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.spi.Play;

/** The units a stage is about, as far as they still live. */
final class Units {
  private Units() {}

  static List<Piece> named(Play play) {
    return play.locals().get("units").textItems().stream()
        .map(play.position()::piece)
        .flatMap(Optional::stream)
        .toList();
  }

  static List<Piece> defending(Play play) {
    return play.position().at(Place.parse(play.locals().text("to")));
  }

  static Data ids(List<Piece> units) {
    return Data.texts(units.stream().map(p -> p.id().id()).toList());
  }

  static int steps(List<Piece> units) {
    return units.stream().mapToInt(Piece::steps).sum();
  }
}
