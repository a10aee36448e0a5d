package org.adjutant.host.desk;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.data.Problems;
import org.adjutant.rules.position.BrokenEffectException;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.Entry;
import org.adjutant.rules.position.Frame;
import org.adjutant.rules.position.Outcome;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;

/**
 * What a position file has no words for, in the rows of the record: values of pieces and other
 * entries that are not open to all or are counted by the kernel, stages in progress with their
 * choices and rolls, the end of the game. It adds to what the words say and never contradicts it.
 */
final class Rest {
  static final String FIELD = "rest";
  static final String PIECES = "pieces";
  static final String ENTRIES = "entries";
  static final String STAGES = "stages";
  static final String NEXT = "nextStage";
  static final String OUTCOME = "outcome";
  static final String CLOCK = "clock";

  private static final String PATH = "$." + FIELD;
  private static final List<String> FIELDS = List.of(PIECES, ENTRIES, STAGES, NEXT, OUTCOME, CLOCK);

  private final Data rest;
  private final Problems problems;

  Rest(Data rest, Problems problems) {
    this.rest = rest;
    this.problems = problems;
  }

  /** A position that the words of a file gave, and this. */
  Position over(Position position) {
    problems.onlyFields(rest, PATH, FIELDS);
    Draft draft = position.draft();
    if (rest.has(PIECES)) {
      problems.eachField(rest, PATH, PIECES, (id, values) -> piece(draft, id, values));
    }
    if (rest.has(ENTRIES)) {
      problems.eachField(rest, PATH, ENTRIES, (key, row) -> entry(draft, position, key, row));
    }
    attempt(STAGES, rows -> rows.items().forEach(row -> draft.push(Frame.read(row))));
    attempt(NEXT, number -> draft.reserveFrames(number.integer()));
    attempt(OUTCOME, row -> draft.end(Outcome.read(row)));
    attempt(CLOCK, row -> draft.clock(Clock.read(row)));
    return draft.seal();
  }

  private static void piece(Draft draft, String id, Data values) {
    Optional<Piece> found = draft.find(new PieceId(id));
    if (found.isEmpty()) {
      throw new DataException(
          "$.pieces has no piece " + id + "; list it there, or take its values out here");
    }
    Piece piece = found.get();
    for (Map.Entry<String, Data> value : values.fields().entrySet()) {
      if (piece.entry(value.getKey()).isPresent()) {
        throw new DataException(
            "the piece " + id + " of $.pieces has " + value.getKey() + " too; keep one of them");
      }
      piece = piece.with(value.getKey(), Entry.read(value.getValue()));
    }
    draft.replace(piece);
  }

  private static void entry(Draft draft, Position said, String key, Data row) {
    Entry entry = Entry.read(row);
    Optional<Entry> before = said.entry(key).filter(other -> !other.equals(entry));
    if (before.isPresent()) {
      String field = Field.of(key, before.get()).map(Field::name).orElse("the opening");
      throw new DataException(
          "it is "
              + entry.value()
              + " here, and "
              + before.get().value()
              + " by $."
              + field
              + "; keep one of them");
    }
    draft.put(key, entry);
  }

  private void attempt(String field, java.util.function.Consumer<Data> reading) {
    rest.find(field)
        .ifPresent(
            value ->
                problems.attempt(
                    PATH + "." + field,
                    () -> {
                      try {
                        reading.accept(value);
                      } catch (BrokenEffectException e) {
                        throw new DataException(String.valueOf(e.getMessage()));
                      }
                    }));
  }
}
