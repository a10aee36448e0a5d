package org.adjutant.cli.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.cli.print.Words;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Entry;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.spi.Display;

/**
 * A piece that is otherwise at one point than at the other.
 *
 * @param words how it differs, seen from the first: {@code moved}, {@code reduced}, {@code
 *     restored}, {@code gone}, {@code new}, {@code changed}
 * @param one strength, place and differing values at the first point; {@code gone} if not there
 */
record Change(Piece piece, List<String> words, String one, String two) {
  Change {
    words = List.copyOf(words);
  }

  static Change of(Pair.Twins twins, Display display) {
    List<String> words = new ArrayList<>();
    if (twins.two().isEmpty()) {
      words.add("gone");
    } else if (twins.one().isEmpty()) {
      words.add("new");
    } else {
      Piece one = twins.one().get();
      Piece two = twins.two().get();
      if (!one.place().equals(two.place())) {
        words.add("moved");
      }
      if (one.steps() != two.steps()) {
        words.add(two.steps() < one.steps() ? "reduced" : "restored");
      }
      if (words.isEmpty()) {
        words.add("changed");
      }
    }
    return new Change(
        twins.either(),
        words,
        text(twins.one(), twins.two(), display),
        text(twins.two(), twins.one(), display));
  }

  private static String text(Optional<Piece> piece, Optional<Piece> other, Display display) {
    if (piece.isEmpty()) {
      return other.isEmpty() ? "" : "not there";
    }
    Data differing = Data.EMPTY;
    for (Map.Entry<String, Entry> entry : piece.get().attributes().entrySet()) {
      Optional<Data> there = other.flatMap(twin -> twin.attribute(entry.getKey()));
      if (!there.equals(Optional.of(entry.getValue().value()))) {
        differing = differing.with(entry.getKey(), entry.getValue().value());
      }
    }
    boolean steps = other.isPresent() && other.get().steps() != piece.get().steps();
    String values = display.values(piece.get());
    String more = Words.fields(differing);
    return (values + " in " + display.place(piece.get().place())).strip()
        + (steps ? ", steps " + piece.get().steps() : "")
        + (more.isEmpty() ? "" : ", " + more);
  }

  Data data() {
    return Data.of("piece", piece.id().id())
        .with("side", piece.side().id())
        .with("change", Data.texts(words))
        .with("a", one)
        .with("b", two);
  }
}
