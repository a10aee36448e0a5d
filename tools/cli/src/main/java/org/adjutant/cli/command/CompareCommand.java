package org.adjutant.cli.command;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.adjutant.cli.print.Words;
import org.adjutant.cli.print.Wrap;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Entry;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Compares two branches. */
@Command(name = "compare", description = "What differs on the board between two branches.")
public final class CompareCommand implements Task {
  @Parameters(index = "0", paramLabel = "BRANCH")
  private String left = "";

  @Parameters(index = "1", paramLabel = "BRANCH", arity = "0..1", description = "Else the main.")
  private Optional<String> right = Optional.empty();

  @Option(names = "--as", paramLabel = "SIDE", description = "As this side.")
  private Optional<String> as = Optional.empty();

  @Override
  public Answer run(Sitting sitting) {
    Scene one = Scene.of(sitting, sitting.game(), Optional.of(left), Optional.empty(), as);
    Scene two = Scene.of(sitting, sitting.game(), right, Optional.empty(), as);
    return compare(one, two, sitting);
  }

  static Answer compare(Scene one, Scene two, Sitting sitting) {
    List<String> lines = new ArrayList<>();
    List<Data> differing = new ArrayList<>();
    long parting = parting(one, two);
    String a = one.branch().name();
    String b = two.branch().name();
    lines.add(
        sitting.ink().bold(a + " and " + b)
            + " part after event "
            + parting
            + "; "
            + a
            + " goes on to "
            + one.at()
            + ", "
            + b
            + " to "
            + two.at()
            + ".");
    Set<PieceId> ids = new LinkedHashSet<>();
    one.view().pieces().forEach(piece -> ids.add(piece.id()));
    two.view().pieces().forEach(piece -> ids.add(piece.id()));
    for (PieceId id : ids) {
      String here = text(one, id, two);
      String there = text(two, id, one);
      if (!here.equals(there)) {
        lines.addAll(Wrap.hanging("  " + id + ": ", "      ", here + " | " + there));
        differing.add(Data.of("piece", id.id()).with(a, here).with(b, there));
      }
    }
    entries(one.view(), two.view(), a, b, lines, differing);
    if (differing.isEmpty()) {
      lines.add("  The boards are equal.");
    }
    return Answer.of(Data.of("part", parting).with("differ", Data.of(differing)), lines);
  }

  private static void entries(
      Position one, Position two, String a, String b, List<String> lines, List<Data> differing) {
    Set<String> keys = new LinkedHashSet<>(one.entries().keySet());
    keys.addAll(two.entries().keySet());
    for (String key : keys) {
      Optional<Data> left = one.entry(key).map(Entry::value);
      Optional<Data> right = two.entry(key).map(Entry::value);
      // How often something was rolled for is no fact of the board.
      if (!left.equals(right) && !key.startsWith("rolled")) {
        String here = left.map(Data::toString).orElse("none");
        String there = right.map(Data::toString).orElse("none");
        lines.addAll(Wrap.hanging("  " + words(key) + ": ", "      ", here + " | " + there));
        differing.add(Data.of("entry", key).with(a, here).with(b, there));
      }
    }
  }

  /** The key of an entry without the word for what sort of entry it is. */
  private static String words(String key) {
    return key.substring(key.indexOf(' ') + 1);
  }

  /** Strength and place of a piece, and those of its attributes that are otherwise in the other. */
  private static String text(Scene scene, PieceId id, Scene other) {
    Optional<Piece> found = scene.view().piece(id);
    if (found.isEmpty()) {
      return "gone";
    }
    Piece piece = found.get();
    Data differing = Data.EMPTY;
    for (var entry : piece.attributes().entrySet()) {
      Optional<Data> there = other.view().piece(id).flatMap(twin -> twin.attribute(entry.getKey()));
      if (!there.equals(Optional.of(entry.getValue().value()))) {
        differing = differing.with(entry.getKey(), entry.getValue().value());
      }
    }
    String values = scene.title().display().values(piece);
    String more = Words.fields(differing);
    return (values + " in " + scene.title().display().place(piece.place())).strip()
        + (more.isEmpty() ? "" : ", " + more);
  }

  /** The last event that two branches share. */
  private static long parting(Scene one, Scene two) {
    long low = 0;
    long high = Math.min(one.at(), two.at());
    while (low < high) {
      long middle = (low + high + 1) / 2;
      if (one.history().link(middle).equals(two.history().link(middle))) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }
}
