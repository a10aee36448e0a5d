package org.adjutant.cli.luck;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.adjutant.ledger.record.RecordedEvent;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Title;

/**
 * For whom recorded rolls count: for the side that acts in the event a roll led to, or is its
 * subject. A roll that led to nothing counts for the side whose ruling it fell in; but not if the
 * title made it by itself, in a phase that began in that ruling. Then it counts for the side that
 * acts in the phase, or for which all such rolls count; failing that for nobody, the system.
 */
final class Rollers {
  private final Title title;
  private final List<RecordedEvent> events;
  private final TreeMap<Long, SideId> submitters;
  private final Map<String, Set<SideId>> known = new LinkedHashMap<>();

  /**
   * @param submitters by the last event of each ruling, who submitted what it ruled on
   */
  Rollers(Title title, List<RecordedEvent> events, NavigableMap<Long, SideId> submitters) {
    this.title = title;
    this.events = List.copyOf(events);
    this.submitters = new TreeMap<>(submitters);
    for (int i = 0; i < events.size(); i++) {
      if (events.get(i).name().equals(EventNames.DICE_ROLLED)) {
        String purpose = purpose(i);
        told(i)
            .ifPresent(
                side -> known.computeIfAbsent(purpose, any -> new LinkedHashSet<>()).add(side));
      }
    }
  }

  /** The side for which a roll counts. @param i its place among the events */
  SideId of(int i) {
    return told(i).orElseGet(() -> untold(i));
  }

  /** The side of which the record itself says that the roll was its. */
  private Optional<SideId> told(int i) {
    Long end = submitters.higherKey(events.get(i).number());
    for (int n = i + 1; n < events.size(); n++) {
      RecordedEvent next = events.get(n);
      if (end != null && next.number() >= end) {
        break;
      }
      boolean asks = next.name().equals(EventNames.CHOICE_OFFERED);
      if (!asks && title.sides().contains(next.actor())) {
        return Optional.of(next.actor());
      }
    }
    return events
        .get(i)
        .facts()
        .find("subject")
        .map(Data::toString)
        .flatMap(text -> title.sides().stream().filter(s -> s.id().equals(text)).findFirst());
  }

  private SideId untold(int i) {
    long number = events.get(i).number();
    var ruling = submitters.higherEntry(number);
    Long before = submitters.lowerKey(number);
    for (int n = i - 1; n >= 0 && (before == null || events.get(n).number() > before); n--) {
      if (events.get(n).name().equals(EventNames.PHASE_BEGAN)) {
        return only(active(events.get(n)))
            .or(() -> only(known.getOrDefault(purpose(i), Set.of())))
            .orElse(SideId.SYSTEM);
      }
    }
    return ruling == null ? SideId.SYSTEM : ruling.getValue();
  }

  private static Set<SideId> active(RecordedEvent phase) {
    Set<SideId> sides = new LinkedHashSet<>();
    phase
        .facts()
        .find("active")
        .ifPresent(all -> all.textItems().forEach(id -> sides.add(SideId.of(id))));
    return sides;
  }

  private static Optional<SideId> only(Set<SideId> sides) {
    return sides.size() == 1 ? sides.stream().findFirst() : Optional.empty();
  }

  private String purpose(int i) {
    return events.get(i).facts().find("purpose").map(Data::text).orElse("");
  }
}
