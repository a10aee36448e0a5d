package org.adjutant.rules.spi.support;

import java.util.Optional;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Desk;

/**
 * The reading in force of an interpretation, where no stage is at hand to ask for it.
 *
 * @param id of the interpretation
 * @param set whether it was set for this game; else it is the pack's default
 */
public record Reading(String id, int number, boolean set) {

  /** Where a side decides. */
  public static Reading of(Desk desk, String id) {
    return new Reading(id, desk.reading(id), desk.view().reading(id).isPresent());
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
