package org.adjutant.cli.print;

import java.util.List;
import org.adjutant.ledger.record.RecordedEvent;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.spi.Title;

/** Events in words, one or a few lines each. */
public record EventLines(Title title, Ink ink) {
  private static final String GAP = " ".repeat(6);

  /** A recorded event behind its number. */
  public List<String> of(RecordedEvent event) {
    return lines(String.valueOf(event.number()), event.name(), event.actor(), event.facts());
  }

  /** An event that is not recorded, or not numbered yet. */
  public List<String> of(Event event, Viewer viewer) {
    return lines("", event.name(), event.actor(), event.factsFor(viewer));
  }

  /** A recorded event as one sentence, without a full stop. */
  public String sentence(RecordedEvent event) {
    return sentence(event.name(), event.actor(), event.facts());
  }

  /** The same of an event that is not recorded. */
  public String sentence(String name, SideId actor, Data facts) {
    return new EventWords(title).of(name, actor, facts);
  }

  private List<String> lines(String number, String name, SideId actor, Data facts) {
    String text = sentence(name, actor, facts);
    List<String> lines = Wrap.hanging(String.format("%5s ", number), GAP + "  ", text);
    return name.equals(EventNames.DICE_ROLLED) ? lines.stream().map(ink::warn).toList() : lines;
  }

  /** Events as data, for {@code --json}. */
  public static Data data(List<RecordedEvent> events) {
    return Data.of(events.stream().map(EventLines::data).toList());
  }

  private static Data data(RecordedEvent event) {
    return Data.of("number", event.number())
        .with("event", event.name() + "@" + event.revision())
        .with("actor", event.actor().id())
        .with("facts", event.facts());
  }

  /** Events of a fresh ruling as data. */
  public static Data fresh(List<Event> events, Viewer viewer) {
    return Data.of(
        events.stream()
            .<Data>map(
                event ->
                    Data.of("event", event.type())
                        .with("actor", event.actor().id())
                        .with("facts", event.factsFor(viewer)))
            .toList());
  }
}
