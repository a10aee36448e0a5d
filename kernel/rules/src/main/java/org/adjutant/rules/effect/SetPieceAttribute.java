package org.adjutant.rules.effect;

import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.Entry;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;

/** An attribute of a piece gets a value, or loses it (an empty value), for an audience. */
public record SetPieceAttribute(PieceId piece, String key, Optional<Data> value, Audience audience)
    implements Effect {

  public static SetPieceAttribute open(PieceId piece, String key, Data value) {
    return new SetPieceAttribute(piece, key, Optional.of(value), Audience.ALL);
  }

  public static SetPieceAttribute flag(PieceId piece, String key) {
    return open(piece, key, Data.of(true));
  }

  public static SetPieceAttribute clear(PieceId piece, String key) {
    return new SetPieceAttribute(piece, key, Optional.empty(), Audience.ALL);
  }

  @Override
  public void applyTo(Draft draft) {
    Piece old = draft.piece(piece);
    draft.replace(
        value.map(v -> old.with(key, Entry.secret(v, audience))).orElseGet(() -> old.without(key)));
  }

  @Override
  public Data write() {
    return Values.write(Row.of("mark").add(piece.id()).add(key), value, audience);
  }

  static SetPieceAttribute read(Row row) {
    PieceId piece = row.piece();
    String key = row.text();
    Optional<Data> value = Values.read(row);
    return new SetPieceAttribute(piece, key, value, row.audience());
  }

  @Override
  public Optional<Effect> seenBy(Viewer viewer, Position before) {
    return before
        .piece(piece)
        .filter(old -> old.isKnownTo(viewer))
        .flatMap(
            old ->
                value.isPresent() && audience.includes(viewer)
                    ? Optional.of(this)
                    : old.entry(key).flatMap(e -> e.seenBy(viewer)).map(e -> clear(piece, key)));
  }
}
