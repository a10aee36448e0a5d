package org.adjutant.rules.odds;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.event.Event;

/** The results that events tell of. */
public final class Results {
  private static final String RESULT = "result";

  private Results() {}

  /** The results of events with a name that titles have in common, in order: {@code D2}. */
  public static List<String> of(List<Event> events) {
    return events.stream()
        .filter(event -> event.name().indexOf('/') < 0)
        .flatMap(event -> event.facts().find(RESULT).stream())
        .filter(Data.Text.class::isInstance)
        .map(Data::text)
        .toList();
  }
}
