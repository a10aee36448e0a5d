package org.adjutant.cli.dice;

import java.util.List;
import org.adjutant.rules.data.Data;

/**
 * The same roll that fell more than once, on different branches.
 *
 * @param casts as they were recorded, the earliest first
 */
public record Repeat(Kind kind, List<Cast> casts) {

  /** What makes them the same roll, and how the later came about. */
  enum Kind {
    /** Same position, same key, and the same faces again, as after a take-back they must be. */
    SAME_FACES("the same roll again, with the same dice"),
    /** A branch went back by a take-back, and the same roll at the same position fell otherwise. */
    TAKEN_BACK("taken back and rolled again at the same position, with other dice"),
    /** A branch was forked, the same roll fell otherwise, and it is on the main branch now. */
    FORKED_AND_KEPT("forked and rolled again at the same position; the later roll was kept"),
    /** The same, but the main branch has the earliest dice, or none of them. */
    FORKED("forked and rolled again at the same position; the main branch has no later roll"),
    /** After a take-back, the same key at another position: another roll by the rules of dice. */
    CHANGED_FIRST("taken back, something else done first, then rolled for the same thing");

    private final String words;

    Kind(String words) {
      this.words = words;
    }

    String words() {
      return words;
    }
  }

  public Repeat {
    casts = List.copyOf(casts);
  }

  Data data(Tree tree) {
    return Data.of("kind", kind.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-'))
        .with("says", kind.words())
        .with("key", casts.get(0).key())
        .with(
            "rolls",
            Data.of(
                casts.stream()
                    .<Data>map(cast -> cast.data().with("kept", Data.of(tree.kept(cast))))
                    .toList()));
  }
}
