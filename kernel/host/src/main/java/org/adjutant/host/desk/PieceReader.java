package org.adjutant.host.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.effect.Create;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Remove;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Title;

/** Reads the pieces of a position file: every field that is not one of these is a value. */
final class PieceReader {
  /** The kind of a piece that the pack has no counter for; its values must all be given. */
  private static final String AD_HOC = "ad-hoc";

  static final List<String> FIELDS =
      List.of("id", "kind", "side", "at", "steps", "facing", "is", "knownTo");

  private final Title title;
  private final Sides sides;

  PieceReader(Title title, Sides sides) {
    this.title = title;
    this.sides = sides;
  }

  /** What puts the piece on the board; a piece of the opening with its id is changed instead. */
  List<Effect> read(Data data, Position position) {
    Optional<Piece> there = position.piece(data.text("id"));
    List<Effect> effects = new ArrayList<>();
    there.ifPresent(old -> effects.add(new Remove(old.id())));
    Piece piece = there.isPresent() ? changed(there.get(), data) : made(data);
    effects.add(new Create(seen(valued(piece, data), data)));
    return effects;
  }

  private Piece made(Data data) {
    return Piece.of(
        PieceId.of(data.text("id")),
        data.find("kind").map(Data::text).orElse(AD_HOC),
        sides.named(data.text("side")),
        place(data),
        steps(data, 1));
  }

  private Piece changed(Piece old, Data data) {
    if (data.has("kind") || data.has("side")) {
      throw new DataException(
          "a piece "
              + old.id()
              + " is there already; to replace it, list it under \"without\" first");
    }
    Piece moved = data.has("at") ? old.at(place(data)) : old;
    return moved.withSteps(steps(data, old.steps()));
  }

  private Place place(Data data) {
    Place place = Place.parse(data.text("at"));
    if (place instanceof Place.Hex hex) {
      title.display().map().ifPresent(map -> map.grid().index(hex));
    }
    return place;
  }

  private static int steps(Data data, int otherwise) {
    int steps = data.find("steps").map(Data::integer).orElse(otherwise);
    if (steps < 0) {
      throw new DataException("steps are 0 or more, not " + steps);
    }
    return steps;
  }

  private Piece valued(Piece piece, Data data) {
    Piece valued = data.has("facing") ? piece.facing(data.integer("facing")) : piece;
    for (var value : data.fields().entrySet()) {
      if (!FIELDS.contains(value.getKey())) {
        valued = valued.with(value.getKey(), value.getValue());
      }
    }
    if (data.has("is")) {
      for (String flag : data.get("is").textItems()) {
        valued = valued.with(flag, Data.of(true));
      }
    }
    return valued;
  }

  private Piece seen(Piece piece, Data data) {
    if (!data.has("knownTo")) {
      return piece;
    }
    List<SideId> eyes = data.get("knownTo").textItems().stream().map(sides::named).toList();
    return piece.knownTo(new Audience(false, eyes));
  }
}
