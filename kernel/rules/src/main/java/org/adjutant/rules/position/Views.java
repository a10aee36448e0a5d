package org.adjutant.rules.position;

import java.util.List;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Canon;

/** Whole-position readings: what a viewer sees, and the digest. */
final class Views {
  private Views() {}

  @SuppressWarnings("ReferenceEquality") // a piece with nothing to hide is given back itself
  static Position of(Position whole, Viewer viewer) {
    boolean same = true;
    Draft draft = whole.draft();
    for (Piece piece : whole.pieces()) {
      if (!piece.knownTo().includes(viewer)) {
        draft.drop(piece.id());
        same = false;
        continue;
      }
      Piece seen = piece.seenBy(viewer);
      if (seen != piece) {
        draft.replace(seen);
        same = false;
      }
    }
    for (var entry : whole.entries) {
      if (!entry.getValue().audience().includes(viewer)) {
        same = false;
        entry
            .getValue()
            .seenBy(viewer)
            .ifPresentOrElse(
                seen -> draft.put(entry.getKey(), seen), () -> draft.clear(entry.getKey()));
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
    Clock clock = position.clock();
    Digest sum = Digest.of("clock " + clock.turn() + " " + clock.phase() + " " + clock.active());
    for (Piece piece : position.pieces()) {
      sum = sum.plus(piece.digest());
    }
    for (var entry : position.entries) {
      sum = sum.plus(entry.getValue().digest(entry.getKey()));
    }
    for (var stack : position.occupants) {
      if (stack.getValue().size() > 1) {
        sum = sum.plus(stackDigest(stack.getKey(), stack.getValue()));
      }
    }
    if (!position.stack().isEmpty()) {
      StringBuilder text = new StringBuilder("stack ");
      position.stack().forEach(frame -> write(frame, text));
      sum = sum.plus(Digest.of(text.toString()));
    }
    return position.outcome().isPresent()
        ? sum.plus(Digest.of("outcome " + position.outcome().get()))
        : sum;
  }

  private static Digest stackDigest(Place place, List<PieceId> pieces) {
    return Digest.of("at " + place.text() + " " + pieces);
  }

  private static void write(Frame frame, StringBuilder text) {
    text.append(frame.id()).append(' ').append(frame.stage()).append(' ');
    Canon.write(frame.locals(), text);
    frame.roll().ifPresent(roll -> text.append(roll));
    for (Choice choice : frame.choices()) {
      text.append(' ')
          .append(choice.id())
          .append(' ')
          .append(choice.kind())
          .append(' ')
          .append(choice.owner());
      Canon.write(choice.facts(), text);
      choice.answer().ifPresent(answer -> Canon.write(answer, text.append('=')));
    }
  }
}
