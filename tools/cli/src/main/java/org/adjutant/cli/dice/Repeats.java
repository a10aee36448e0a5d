package org.adjutant.cli.dice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Finds the rolls that fell more than once. */
final class Repeats {
  private static final Comparator<Cast> EARLIEST_FIRST = Comparator.comparingLong(Cast::millis);

  private Repeats() {}

  static List<Repeat> of(List<Cast> casts, Tree tree) {
    List<Repeat> repeats = new ArrayList<>();
    Map<String, List<Cast>> atOnePlace = new LinkedHashMap<>();
    Map<String, List<Cast>> ofOneKey = new LinkedHashMap<>();
    for (Cast cast : casts) {
      if (cast.known()) {
        atOnePlace
            .computeIfAbsent(cast.before() + "|" + cast.key(), any -> new ArrayList<>())
            .add(cast);
        ofOneKey.computeIfAbsent(cast.key(), any -> new ArrayList<>()).add(cast);
      }
    }
    atOnePlace.values().forEach(same -> same(same, tree, repeats));
    ofOneKey.values().forEach(same -> changedFirst(same, tree, repeats));
    repeats.sort(Comparator.comparingLong(r -> r.casts().get(0).millis()));
    return repeats;
  }

  private static void same(List<Cast> found, Tree tree, List<Repeat> repeats) {
    if (found.size() < 2) {
      return;
    }
    List<Cast> casts = found.stream().sorted(EARLIEST_FIRST).toList();
    repeats.add(new Repeat(kind(casts, tree), casts));
  }

  private static Repeat.Kind kind(List<Cast> casts, Tree tree) {
    if (casts.stream().map(Cast::dice).distinct().count() == 1) {
      return Repeat.Kind.SAME_FACES;
    }
    List<Cast> others =
        casts.stream().skip(1).filter(c -> !c.dice().equals(casts.get(0).dice())).toList();
    List<Cast> kept = others.stream().filter(tree::kept).toList();
    if ((kept.isEmpty() ? others : kept).stream().anyMatch(tree::isTakeBack)) {
      return Repeat.Kind.TAKEN_BACK;
    }
    return kept.isEmpty() ? Repeat.Kind.FORKED : Repeat.Kind.FORKED_AND_KEPT;
  }

  /** Pairs of a roll that was taken back and the next of its key, at another position. */
  private static void changedFirst(List<Cast> found, Tree tree, List<Repeat> repeats) {
    List<Cast> casts = found.stream().sorted(EARLIEST_FIRST).toList();
    for (int i = 0; i < casts.size(); i++) {
      for (int j = i + 1; j < casts.size(); j++) {
        Cast earlier = casts.get(i);
        Cast later = casts.get(j);
        if (!earlier.before().equals(later.before()) && tree.tookBack(later, earlier)) {
          repeats.add(new Repeat(Repeat.Kind.CHANGED_FIRST, List.of(earlier, later)));
          break;
        }
      }
    }
  }
}
