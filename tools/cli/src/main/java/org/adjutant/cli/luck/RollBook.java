package org.adjutant.cli.luck;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.adjutant.ledger.History;
import org.adjutant.ledger.record.RecordedEvent;
import org.adjutant.ledger.record.RecordedRuling;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Roll;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.spi.Title;

/**
 * The recorded rolls of a branch, from one event to another, by side and purpose; {@link Rollers}
 * says for whom each counts.
 */
public final class RollBook {
  private final Title title;
  private final Map<String, Series> series = new TreeMap<>();
  private int hidden;
  private int draws;

  RollBook(Title title) {
    this.title = title;
  }

  static RollBook of(Title title, History history, long to, Viewer viewer) {
    RollBook book = new RollBook(title);
    TreeMap<Long, SideId> by = new TreeMap<>();
    for (RecordedRuling ruling : history.rulings(0, to, viewer)) {
      ruling.input().ifPresent(input -> by.put(ruling.number(), input.by()));
    }
    List<RecordedEvent> events = history.events(0, to, viewer);
    Rollers rollers = new Rollers(title, events, by);
    for (int i = 0; i < events.size(); i++) {
      if (events.get(i).name().equals(EventNames.DICE_ROLLED)) {
        book.add(events.get(i), rollers.of(i));
      }
    }
    return book;
  }

  private void add(RecordedEvent event, SideId side) {
    Data facts = event.facts();
    if (!facts.has("dice")) {
      hidden++;
      return;
    }
    List<Integer> faces = Roll.facesOf(facts.text("roll"));
    if (faces.stream().distinct().count() > 1) {
      draws++;
      return;
    }
    int sum = facts.get("dice").items().stream().mapToInt(Data::integer).sum();
    String who = title.sides().contains(side) ? title.display().side(side) : side.id();
    String purpose = facts.text("purpose");
    Series before =
        series.getOrDefault(who + "|" + purpose, new Series(who, purpose, 0, Spread.none(), 0));
    Spread spread = before.spread();
    for (int die : faces) {
      spread = spread.die(die);
    }
    series.put(
        who + "|" + purpose,
        new Series(who, purpose, before.count() + 1, spread, before.actual() + sum));
  }

  List<Series> series() {
    return new ArrayList<>(series.values());
  }

  /** Rolls that the reader may not know. */
  int hidden() {
    return hidden;
  }

  /** Draws and shuffles, which are neither high nor low. */
  int draws() {
    return draws;
  }
}
