package org.adjutant.cli.print;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.ledger.record.RecordedEvent;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Viewer;

/** Events in words, one or a few lines each. */
public record EventLines(Ink ink) {
  private static final String GAP = " ".repeat(6);

  /** A recorded event behind its number. */
  public List<String> of(RecordedEvent event) {
    return lines(String.valueOf(event.number()), event.name(), event.actor().id(), event.facts());
  }

  /** An event that is not recorded, or not numbered yet. */
  public List<String> of(Event event, Viewer viewer) {
    return lines("", event.name(), event.actor().id(), event.factsFor(viewer));
  }

  private List<String> lines(String number, String name, String actor, Data facts) {
    String what = Words.event(name);
    boolean rolled = name.equals(EventNames.DICE_ROLLED) && facts.has("dice");
    String text = what + " " + (rolled ? dice(facts) : actor + " " + Words.fields(facts));
    List<String> plain = Wrap.hanging(GAP.substring(1), GAP + "  ", text);
    List<String> lines = new ArrayList<>();
    String first = plain.get(0).strip().substring(what.length());
    String mark = name.equals(EventNames.DICE_ROLLED) ? ink.warn(what) : ink.bold(what);
    lines.add(String.format("%5s ", number) + mark + first);
    lines.addAll(plain.subList(1, plain.size()));
    return lines;
  }

  /** {@code [5] of 1d6 for combat (0110), from the seed}. */
  private static String dice(Data facts) {
    String about = facts.find("subject").map(Data::toString).orElse("");
    return facts.get("dice")
        + facts.find("roll").map(roll -> " of " + roll).orElse("")
        + facts.find("purpose").map(purpose -> " for " + purpose).orElse("")
        + (about.isEmpty() ? "" : " (" + about + ")")
        + facts.find("origin").map(origin -> ", from " + origin).orElse("");
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
