package org.adjutant.rules.position;

import java.util.LinkedHashMap;
import java.util.Map;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;

/** The written form of a piece: an object; what is as usual is left out. */
final class PieceForm {
  private PieceForm() {}

  static Data write(Piece piece) {
    Map<String, Data> form = new LinkedHashMap<>();
    form.put("id", Data.of(piece.id().id()));
    form.put("kind", Data.of(piece.kind()));
    form.put("side", Data.of(piece.side().id()));
    form.put("at", Data.of(piece.place().text()));
    form.put("steps", Data.of(piece.steps()));
    if (piece.facing() != 0) {
      form.put("facing", Data.of(piece.facing()));
    }
    if (!piece.knownTo().everyone()) {
      form.put("known", Data.of(piece.knownTo().text()));
    }
    if (!piece.attributes().isEmpty()) {
      Map<String, Data> marks = new LinkedHashMap<>();
      piece.attributes().forEach((key, entry) -> marks.put(key, entry.write()));
      form.put("marks", new Data.Fields(marks));
    }
    return new Data.Fields(form);
  }

  static Piece read(Data form) {
    Piece piece =
        Piece.of(
            new PieceId(form.text("id")),
            form.text("kind"),
            SideId.of(form.text("side")),
            Place.parse(form.text("at")),
            form.integer("steps"));
    if (form.has("facing")) {
      piece = piece.facing(form.integer("facing"));
    }
    if (form.has("known")) {
      piece = piece.knownTo(Audience.parse(form.text("known")));
    }
    if (form.has("marks")) {
      for (var mark : form.get("marks").fields().entrySet()) {
        piece = piece.with(mark.getKey(), Entry.read(mark.getValue()));
      }
    }
    return piece;
  }
}
