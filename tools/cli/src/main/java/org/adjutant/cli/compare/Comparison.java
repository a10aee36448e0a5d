package org.adjutant.cli.compare;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.adjutant.cli.board.SvgBoard;
import org.adjutant.cli.print.Ink;
import org.adjutant.cli.print.Wrap;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Title;

/** What differs between two points, in words, as data, and drawn. */
public record Comparison(Pair pair) {

  /** Left of a bar the first, right of it the second. */
  public List<String> lines(Ink ink) {
    Difference found = Difference.of(pair);
    List<String> lines = new ArrayList<>(head(found, ink));
    lines.addAll(
        Wrap.hanging(
            "  ", "      ", "stands at: " + stand(pair.one()) + " | " + stand(pair.two())));
    for (SideId side : sides(found)) {
      List<Change> changes =
          found.pieces().stream().filter(change -> change.piece().side().equals(side)).toList();
      lines.add(ink.bold(name(side) + ", " + count(changes)));
      for (Change change : changes) {
        String what = change.piece().id() + " " + String.join(", ", change.words()) + ": ";
        lines.addAll(Wrap.hanging("  " + what, "      ", change.one() + " | " + change.two()));
      }
    }
    found.entries().forEach((sort, entries) -> entries(sort, entries, ink, lines));
    if (!found.readings().isEmpty()) {
      lines.add(ink.bold("Readings"));
      found
          .readings()
          .forEach(
              (of, both) ->
                  lines.addAll(
                      Wrap.hanging(
                          "  " + of.id() + ": ",
                          "      ",
                          both.one() + " | " + both.two() + " (" + of.question() + ")")));
    }
    standing(found, ink, lines);
    if (found.boardsEqual()) {
      lines.add("  The boards are equal.");
    }
    return lines;
  }

  private List<String> head(Difference found, Ink ink) {
    String a = pair.first();
    String b = pair.second();
    List<String> lines = new ArrayList<>();
    long one = pair.one().at();
    long two = pair.two().at();
    if (one == found.part() && two == found.part()) {
      lines.add(ink.bold(a) + " and " + ink.bold(b) + " are the same point.");
    } else if (one == found.part() || two == found.part()) {
      boolean forward = one == found.part();
      String later = forward ? b : a;
      String earlier = forward ? a : b;
      lines.add(
          ink.bold(later)
              + " goes on from "
              + ink.bold(earlier)
              + ", from event "
              + found.part()
              + " to "
              + Math.max(one, two)
              + ".");
    } else {
      lines.add(
          ink.bold(a + " and " + b)
              + " part after event "
              + found.part()
              + "; "
              + a
              + " goes on to "
              + one
              + ", "
              + b
              + " to "
              + two
              + ".");
    }
    int alike = found.first().alike();
    if (alike > 0) {
      lines.add("  After it the same was done on both at first, " + alike + " rulings long.");
    }
    first(a, found.first().one(), lines);
    first(b, found.first().two(), lines);
    return lines;
  }

  private static void first(String where, List<String> told, List<String> lines) {
    if (!told.isEmpty()) {
      lines.addAll(Wrap.hanging("  first on " + where + ": ", "      ", String.join("; ", told)));
    }
  }

  private static String stand(Scene scene) {
    if (scene.view().outcome().isPresent()) {
      return "the end, " + scene.view().outcome().get().degree();
    }
    Clock clock = scene.view().clock();
    return clock.phase().isEmpty()
        ? "the opening"
        : "turn " + clock.turn() + ", " + scene.title().phases().of(clock.phase()).name();
  }

  private static Set<SideId> sides(Difference found) {
    Set<SideId> sides = new LinkedHashSet<>();
    List<SideId> known = found.pair().one().title().sides();
    known.stream()
        .filter(side -> found.pieces().stream().anyMatch(c -> c.piece().side().equals(side)))
        .forEach(sides::add);
    found.pieces().forEach(change -> sides.add(change.piece().side()));
    return sides;
  }

  private String name(SideId side) {
    Title title = pair.one().title();
    return title.sides().contains(side) ? title.display().side(side) : side.id();
  }

  /** {@code 3 moved, 1 reduced, 1 gone}. */
  private static String count(List<Change> changes) {
    List<String> parts = new ArrayList<>();
    for (String word : List.of("moved", "reduced", "restored", "gone", "new", "changed")) {
      long count = changes.stream().filter(change -> change.words().contains(word)).count();
      if (count > 0) {
        parts.add(count + " " + word);
      }
    }
    return String.join(", ", parts);
  }

  private static void entries(
      String sort, Map<String, Difference.Both<String>> entries, Ink ink, List<String> lines) {
    lines.add(ink.bold(Sorts.name(sort)));
    entries.forEach(
        (of, both) ->
            lines.addAll(
                Wrap.hanging("  " + of + ": ", "      ", both.one() + " | " + both.two())));
  }

  private void standing(Difference found, Ink ink, List<String> lines) {
    if (!found.standing().one().isEmpty() || !found.standing().two().isEmpty()) {
      lines.add(ink.bold("Standing"));
      standing(pair.first(), found.standing().one(), lines);
      standing(pair.second(), found.standing().two(), lines);
    }
  }

  private static void standing(String where, List<String> told, List<String> lines) {
    if (!told.isEmpty()) {
      lines.addAll(Wrap.hanging("  " + where + ": ", "      ", String.join("; ", told)));
    }
  }

  public Data data() {
    return new ComparisonData(Difference.of(pair)).data();
  }

  /** The second board, with a ring around every hex in which something differs. */
  public String drawing() {
    Difference found = Difference.of(pair);
    Set<Hex> marked = new LinkedHashSet<>();
    for (Change change : found.pieces()) {
      pair.twins(change.piece().id()).one().map(Piece::place).ifPresent(p -> mark(p, marked));
      pair.twins(change.piece().id()).two().map(Piece::place).ifPresent(p -> mark(p, marked));
    }
    found.entries().values().stream()
        .flatMap(of -> of.keySet().stream())
        .map(of -> of.split(" ", -1))
        .forEach(words -> List.of(words).forEach(word -> place(word).ifPresent(marked::add)));
    String caption =
        pair.two().game().name()
            + ", "
            + pair.second()
            + ", ringed where it differs from "
            + pair.first();
    return new SvgBoard(pair.two().title(), pair.two().view(), caption, Optional.empty(), marked)
        .draw();
  }

  private static void mark(Place place, Set<Hex> marked) {
    if (place instanceof Hex hex) {
      marked.add(hex);
    }
  }

  private static Optional<Hex> place(String word) {
    try {
      return Place.parse(word) instanceof Hex hex ? Optional.of(hex) : Optional.empty();
    } catch (DataException e) {
      return Optional.empty();
    }
  }
}
