package org.adjutant.rules.position;

import java.util.List;
import java.util.Objects;
import org.adjutant.rules.data.Canon;
import org.adjutant.rules.data.Data;

/** Whole-position readings: what a viewer sees, and the digest. */
final class Views {
  private Views() {}

  @SuppressWarnings("ReferenceEquality") // a piece with nothing to hide is given back itself
  static Position of(Position whole, Viewer viewer) {
    boolean same = true;
    Draft draft = whole.draft();
    for (PieceId id : whole.roster.pieces.hidden()) {
      Piece piece = draft.piece(id);
      if (!piece.isKnownTo(viewer)) {
        draft.drop(id);
        same = false;
        continue;
      }
      Piece seen = piece.seenBy(viewer);
      if (seen != piece) {
        draft.replace(seen);
        same = false;
      }
    }
    for (String key : whole.entries.hidden()) {
      Entry entry = Objects.requireNonNull(whole.entries.get(key));
      if (!entry.audience().includes(viewer)) {
        same = false;
        entry.seenBy(viewer).ifPresentOrElse(seen -> draft.put(key, seen), () -> draft.clear(key));
      }
    }
    List<Frame> stack = whole.stack().stream().map(f -> f.seenBy(viewer)).toList();
    if (same && stack.equals(whole.stack())) {
      return whole;
    }
    draft.stack(stack);
    return draft.seal();
  }

  static Digest digest(Position position) {
    Digest sum =
        digest("clock", position.clock().write())
            .plus(position.roster.digest())
            .plus(position.entries.digest());
    for (Frame frame : position.stack()) {
      sum = sum.plus(digest("frame", frame.write()));
    }
    if (position.nextFrame() > 0) {
      sum = sum.plus(digest("next", Data.of(position.nextFrame())));
    }
    return position.outcome().isPresent()
        ? sum.plus(digest("outcome", position.outcome().get().write()))
        : sum;
  }

  private static Digest digest(String what, Data data) {
    return Digest.of(Canon.text(Data.of(what, data)));
  }
}
