package org.adjutant.rules.ruling;

import java.util.List;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Position;

/**
 * The answer to an input: permitted or refused, why, what happened, and the position after it. A
 * refusal has no events and leaves the position as it was.
 */
public record Ruling(
    Input input, boolean permitted, List<Finding> trail, List<Event> events, Position after) {
  public Ruling {
    trail = List.copyOf(trail);
    events = List.copyOf(events);
    if (!permitted && !events.isEmpty()) {
      throw new IllegalArgumentException("a refusal makes nothing happen");
    }
  }

  /** The findings that forbid; empty for a permitted ruling. */
  public List<Finding> forbidding() {
    return trail.stream().filter(Finding::isForbidding).toList();
  }
}
