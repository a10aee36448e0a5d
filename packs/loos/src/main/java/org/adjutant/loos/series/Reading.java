package org.adjutant.loos.series;

import java.util.Optional;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;

/**
 * The reading in force of an interpretation, where no stage is at hand to ask for it.
 *
 * @param set whether it was set for this game; else it is the pack's default
 */
public record Reading(String id, int number, boolean set) {

  /** In a situation; the first reading unless another is set. */
  public static Reading of(Situation situation, String id) {
    return of(situation, id, 1);
  }

  /** In a situation; this reading unless another is set. */
  public static Reading of(Situation situation, String id, int byDefault) {
    return of(situation.position(), id, byDefault);
  }

  /** In a position; this reading unless another is set. */
  public static Reading of(Position position, String id, int byDefault) {
    Optional<Integer> set = position.reading(id);
    return new Reading(id, set.orElse(byDefault), set.isPresent());
  }

  public boolean is(int reading) {
    return number == reading;
  }

  /** For the trail of what depends on it. */
  public Source source() {
    return Source.reading(id, number, set);
  }

  /** The finding, with this reading as a source. */
  public Finding in(Finding finding) {
    return finding.from(source());
  }
}
