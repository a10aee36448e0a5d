package org.adjutant.rules.effect;

import java.util.List;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Entry;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.SideId;

/** The written form of a whole piece. */
final class Pieces {
  private Pieces() {}

  static Data write(Piece piece) {
    Data data =
        Data.of("id", piece.id().id())
            .with("kind", piece.kind())
            .with("side", piece.side().id())
            .with("at", piece.place().text())
            .with("steps", piece.steps());
    if (piece.facing() != 0) {
      data = data.with("facing", piece.facing());
    }
    if (!piece.knownTo().everyone()) {
      data = data.with("known", piece.knownTo().text());
    }
    if (!piece.attributes().isEmpty()) {
      Data marks = Data.EMPTY;
      for (var entry : piece.attributes().entrySet()) {
        marks =
            marks.with(
                entry.getKey(),
                Data.of(
                    List.of(
                        entry.getValue().value(), Data.of(entry.getValue().audience().text()))));
      }
      data = data.with("marks", marks);
    }
    return data;
  }

  static Piece read(Data data) {
    Piece piece =
        Piece.of(
            new PieceId(data.text("id")),
            data.text("kind"),
            new SideId(data.text("side")),
            Place.parse(data.text("at")),
            data.integer("steps"));
    piece =
        piece
            .facing(data.find("facing").map(Data::integer).orElse(0))
            .knownTo(data.find("known").map(k -> Audience.parse(k.text())).orElse(Audience.ALL));
    for (var mark : data.find("marks").orElse(Data.EMPTY).fields().entrySet()) {
      var parts = mark.getValue().items();
      piece =
          piece.with(
              mark.getKey(), Entry.secret(parts.get(0), Audience.parse(parts.get(1).text())));
    }
    return piece;
  }
}
