package org.adjutant.rules.ruling;

import java.util.List;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Position;

/**
 * The answer to an input: permitted or refused, why, what happened, and the position after it. A
 * refusal has no events and leaves the position as it was.
 *
 * @param eyes who may know what was submitted; of findings and events each has its own audience
 */
public record Ruling(
    Input input,
    Audience eyes,
    boolean permitted,
    List<Finding> trail,
    List<Event> events,
    Position after) {
  public Ruling {
    trail = List.copyOf(trail);
    events = List.copyOf(events);
    if (!permitted && !events.isEmpty()) {
      throw new IllegalArgumentException("a refusal makes nothing happen");
    }
  }

  /** A refusal, for the submitter's eyes. */
  public static Ruling refused(Input input, List<Finding> trail, Position position) {
    return new Ruling(input, Audience.of(input.by()), false, trail, List.of(), position);
  }

  /** The findings that forbid; empty for a permitted ruling. */
  public List<Finding> forbidding() {
    return trail.stream().filter(Finding::isForbidding).toList();
  }
}
