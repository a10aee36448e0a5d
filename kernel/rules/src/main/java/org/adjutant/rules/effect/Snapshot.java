package org.adjutant.rules.effect;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.Entry;
import org.adjutant.rules.position.Frame;
import org.adjutant.rules.position.Outcome;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;

/**
 * A whole position as plain data, for keyframes and position files; read back it is equal and goes
 * on alike.
 */
public final class Snapshot {
  private Snapshot() {}

  public static Data write(Position position) {
    Map<String, Data> stacks = new LinkedHashMap<>();
    for (Piece piece : position.pieces()) {
      List<Piece> there = position.at(piece.place());
      if (there.size() > 1) {
        stacks.computeIfAbsent(
            piece.place().text(), p -> Data.texts(there.stream().map(t -> t.id().id()).toList()));
      }
    }
    Map<String, Data> entries = new LinkedHashMap<>();
    position.entries().forEach((key, entry) -> entries.put(key, entry.write()));
    Data whole =
        Data.of("clock", position.clock().write())
            .with("pieces", Data.of(position.pieces().stream().map(Piece::write).toList()))
            .with("stacks", new Data.Fields(stacks))
            .with("entries", new Data.Fields(entries))
            .with("frames", Data.of(position.stack().stream().map(Frame::write).toList()))
            .with("next", position.nextFrame());
    return position.outcome().map(end -> whole.with("outcome", end.write())).orElse(whole);
  }

  /**
   * @throws org.adjutant.rules.data.DataException if the data are no snapshot
   * @throws org.adjutant.rules.position.BrokenEffectException if they contradict one another
   */
  public static Position read(Data data) {
    Draft draft = Position.EMPTY.draft();
    lay(data, draft);
    return draft.seal();
  }

  static void lay(Data data, Draft draft) {
    draft.clock(Clock.read(data.get("clock")));
    for (Data piece : data.get("pieces").items()) {
      draft.create(Piece.read(piece), Move.TOP);
    }
    for (var stack : data.get("stacks").fields().entrySet()) {
      Place place = Place.parse(stack.getKey());
      stack.getValue().textItems().forEach(id -> draft.move(new PieceId(id), place, Move.TOP));
    }
    data.get("entries").fields().forEach((key, entry) -> draft.put(key, Entry.read(entry)));
    data.get("frames").items().forEach(frame -> draft.push(Frame.read(frame)));
    draft.reserveFrames(data.integer("next"));
    data.find("outcome").ifPresent(end -> draft.end(Outcome.read(end)));
  }
}
